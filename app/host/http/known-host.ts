import { IncomingMessage } from 'node:http'
import type { ServerMiddleware } from 'srvx'
import type { Settings } from '#app/server/settings.ts'
import { localAddress } from '../serve/welcome.ts'
import { requestIdOf } from './exchange.ts'
import { refusal } from './refusal.ts'

const MISDIRECTED = 421

type Place = Pick<Settings, 'HOST' | 'PORT' | 'APP_ORIGIN'>

const hostsAt = (name: string, port: number | string, isDefault: boolean): string[] => [
  `${name}:${port}`,
  ...(isDefault ? [name] : []),
]

/** An interface as it is written in an address; one of IPv4 on a double socket comes as `::ffff:127.0.0.1`. */
function inAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** The hosts, in lower case and with their port, under which this server may be asked. Pure. */
export function knownHosts({ HOST, PORT, APP_ORIGIN }: Place): Set<string> {
  const names = ['localhost', '127.0.0.1', '[::1]', inAddress(HOST)]
  const hosts = names.flatMap((name) => hostsAt(name.toLowerCase(), PORT, PORT === 80))
  if (APP_ORIGIN) {
    const { protocol, hostname, port } = new URL(APP_ORIGIN)
    hosts.push(...hostsAt(hostname, port || (protocol === 'https:' ? 443 : 80), !port))
  }
  return new Set(hosts)
}

/**
 * Refuses what is asked under a name that is not ours: links, and what counts as our own origin, follow it. Whoever
 * writes the request writes the name, or lets one of his own point here; the address that the connection reached is no
 * word of his, so that one counts too.
 */
export function knownHost(settings: Place): ServerMiddleware {
  const known = knownHosts(settings)
  const sentence = settings.APP_ORIGIN
    ? `Ce serveur ne répond pas à cette adresse. Ouvrez ${settings.APP_ORIGIN}.`
    : `Ce serveur ne répond pas à cette adresse. Ouvrez ${localAddress(settings)}, ou donnez la bonne par le réglage APP_ORIGIN.`
  return (request, next) => {
    // Not the header: behind a proxy of ours the name is the one that it passes on.
    const host = URL.parse(request.url)?.host ?? ''
    if (known.has(host)) return next()
    const req = request.runtime?.node?.req
    const { localAddress: reached, localPort } = req instanceof IncomingMessage ? req.socket : {}
    if (reached && localPort && hostsAt(inAddress(reached), localPort, localPort === 80).includes(host)) return next()
    return refusal(MISDIRECTED, sentence, requestIdOf(request))
  }
}
