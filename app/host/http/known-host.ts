import { IncomingMessage } from 'node:http'
import type { ServerMiddleware } from 'srvx'
import type { Settings } from '#app/server/settings.ts'
import { localAddress } from '../serve/welcome.ts'
import { requestIdOf } from './exchange.ts'
import { refusal } from './refusal.ts'

const MISDIRECTED = 421

type ListenSettings = Pick<Settings, 'HOST' | 'PORT' | 'APP_ORIGIN'>
type RefusalSettings = ListenSettings & Pick<Settings, 'TRUST_PROXY' | 'PRIVATE_NETWORK'>

const hostVariants = (name: string, port: number | string, isDefault: boolean): string[] => [
  `${name}:${port}`,
  ...(isDefault ? [name] : []),
]

/** An IP address as the host of a URL. A dual-stack socket reports IPv4 as `::ffff:127.0.0.1`. */
function toHostname(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** Hosts that requests may name: lower case, with port, and without it where it is the default. Pure. */
export function knownHosts({ HOST, PORT, APP_ORIGIN }: ListenSettings): Set<string> {
  const names = ['localhost', '127.0.0.1', '[::1]', toHostname(HOST)]
  const hosts = names.flatMap((name) => hostVariants(name.toLowerCase(), PORT, PORT === 80))
  if (APP_ORIGIN) {
    const { protocol, hostname, port } = new URL(APP_ORIGIN)
    hosts.push(...hostVariants(hostname, port || (protocol === 'https:' ? 443 : 80), !port))
  }
  return new Set(hosts)
}

/** Whether the last proxy, which is ours, was asked without TLS. One that does not say so has only one side to be asked on. */
function cameWithoutTls(request: Request): boolean {
  const schemes = request.headers.get('x-forwarded-proto')?.split(',') ?? []
  return schemes.at(-1)?.trim().toLowerCase() === 'http'
}

/**
 * Answers 421 to requests for another host than ours. Links and the CSRF check follow the Host header, which the client
 * chooses, or which a foreign name that resolves to this machine brings (DNS rebinding). The IP address that the
 * connection reached is accepted too: the client cannot forge it. Where the public address has TLS, it alone is answered,
 * with TLS, unless the network is private: whoever came around it would sign in readable for all.
 */
export function refuseUnknownHosts(settings: RefusalSettings): ServerMiddleware {
  const known = knownHosts(settings)
  const isTlsOnly = !settings.PRIVATE_NETWORK && (settings.APP_ORIGIN?.startsWith('https:') ?? false)
  const sentence = settings.APP_ORIGIN
    ? `Ce serveur ne répond pas à cette adresse. Ouvrez ${settings.APP_ORIGIN}.`
    : `Ce serveur ne répond pas à cette adresse. Ouvrez ${localAddress(settings)}, ou donnez la bonne par le réglage APP_ORIGIN.`
  return (request, next) => {
    const id = requestIdOf(request)
    if (isTlsOnly && settings.TRUST_PROXY && cameWithoutTls(request)) return refusal(MISDIRECTED, sentence, id)
    // Not the Host header: behind a trusted proxy the URL has the host that it forwards.
    const host = URL.parse(request.url)?.host ?? ''
    if (known.has(host)) return next()
    const req = request.runtime?.node?.req
    const { localAddress: localIp, localPort } = req instanceof IncomingMessage ? req.socket : {}
    if (
      !isTlsOnly &&
      localIp &&
      localPort &&
      hostVariants(toHostname(localIp), localPort, localPort === 80).includes(host)
    )
      return next()
    return refusal(MISDIRECTED, sentence, id)
  }
}
