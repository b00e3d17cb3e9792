import { isLoopback, type Settings } from '#app/server/settings.ts'
import { Failure } from '../failure.ts'

type ExposureSettings = Pick<Settings, 'DEMO' | 'HOST' | 'APP_ORIGIN' | 'TRUST_PROXY'>

/**
 * The setting that exposes the server to other machines, as `NAME=value`; undefined when none does. HOST alone is not
 * enough: a proxy on the same machine reaches a loopback interface. Pure.
 */
export function exposingSetting({ HOST, APP_ORIGIN, TRUST_PROXY }: Omit<ExposureSettings, 'DEMO'>): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`
  if (APP_ORIGIN) return `APP_ORIGIN=${APP_ORIGIN}`
  return TRUST_PROXY ? 'TRUST_PROXY=1' : undefined
}

/** Whether demo people may be created: their password is public, so other machines must not reach the server. Pure. */
export function canHaveDemoPeople(settings: ExposureSettings): boolean {
  return settings.DEMO === '1' || (settings.DEMO !== '0' && !exposingSetting(settings))
}

/** Throws Failure when a database with demo people would be exposed to other machines, unless DEMO=1. */
export function checkDemoPeople(settings: ExposureSettings, hasDemoPeople: boolean): void {
  const exposing = exposingSetting(settings)
  if (!hasDemoPeople || settings.DEMO === '1' || !exposing) return
  throw new Failure(
    'Cette base contient les personnes de démonstration, dont le mot de passe est public, et le serveur serait ' +
      `joignable d’ailleurs (${exposing}). Utilisez une autre base (DATABASE_URL ou BRINDILLE_DATA_DIR), ou DEMO=1 si ` +
      'c’est voulu.',
  )
}
