import { isIP } from 'node:net'
import type { Settings } from '#app/server/settings.ts'
import { Failure } from './failure.ts'

/** Whether an interface is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === 'localhost' || host === '::1'
}

/** Whether demo people may be created: their password is public, so the server must be for this machine alone. Pure. */
export function mayHaveDemoPeople(settings: Pick<Settings, 'DEMO' | 'HOST'>): boolean {
  return settings.DEMO === '1' || (settings.DEMO !== '0' && isLoopback(settings.HOST))
}

/** Refuses to open a database with demo people to others. Throws Failure. */
export function checkDemoPeople(settings: Pick<Settings, 'DEMO' | 'HOST'>, present: boolean): void {
  if (!present || settings.DEMO === '1' || isLoopback(settings.HOST)) return
  throw new Failure(
    'Cette base contient les personnes de démonstration, dont le mot de passe est public, et le serveur serait ' +
      `joignable d’ailleurs (HOST=${settings.HOST}). Utilisez une autre base, ou DEMO=1 si c’est voulu.`,
  )
}
