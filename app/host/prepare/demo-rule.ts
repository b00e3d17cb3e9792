import { isIP } from 'node:net'
import type { Settings } from '#app/server/settings.ts'
import { Failure } from '../failure.ts'

/** Whether an interface is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === 'localhost' || host === '::1'
}

type Reach = Pick<Settings, 'DEMO' | 'HOST' | 'APP_ORIGIN' | 'TRUST_PROXY'>

/**
 * The setting by which others than this machine reach the server, as `NAME=value`; undefined when none does. A proxy of
 * the same machine talks to a loopback interface: that one alone proves nothing. Pure.
 */
export function openedBy({ HOST, APP_ORIGIN, TRUST_PROXY }: Omit<Reach, 'DEMO'>): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`
  if (APP_ORIGIN) return `APP_ORIGIN=${APP_ORIGIN}`
  return TRUST_PROXY ? 'TRUST_PROXY=1' : undefined
}

/** Whether demo people may be created: their password is public, so the server must be for this machine alone. Pure. */
export function mayHaveDemoPeople(settings: Reach): boolean {
  return settings.DEMO === '1' || (settings.DEMO !== '0' && !openedBy(settings))
}

/** Refuses to open a database with demo people to others. Throws Failure. */
export function checkDemoPeople(settings: Reach, present: boolean): void {
  const opening = openedBy(settings)
  if (!present || settings.DEMO === '1' || !opening) return
  throw new Failure(
    'Cette base contient les personnes de démonstration, dont le mot de passe est public, et le serveur serait ' +
      `joignable d’ailleurs (${opening}). Utilisez une autre base (DATABASE_URL ou BRINDILLE_DATA_DIR), ou DEMO=1 si ` +
      'c’est voulu.',
  )
}
