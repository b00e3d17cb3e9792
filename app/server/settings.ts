import { readFileSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import * as z from 'zod/mini'

/** Thrown by {@link readSettings}: a French text, one line per wrong setting, without any of their values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const integer = (low: number, high: number) =>
  z
    .string()
    .check(z.regex(/^\d{1,9}$/, `un nombre entier de ${low} à ${high}`))
    .check(z.refine((text) => Number(text) >= low && Number(text) <= high, `un nombre entier de ${low} à ${high}`))
const toNumber = z.transform((text: string) => Number(text))
const toBoolean = z.transform((text: '0' | '1') => text === '1')

const address = (expected: string, ...protocols: string[]) =>
  z.string().check(z.refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), expected))

const ORIGIN = 'l’adresse publique sans chemin, par exemple https://brindille.exemple.ca'
const origin = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text)
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      url.pathname === '/' &&
      !url.search &&
      !url.hash &&
      !url.username
    )
  }, ORIGIN),
)
const toOrigin = z.transform((text: string) => new URL(text).origin)

const MISSING_ORIGIN = `Le réglage APP_ORIGIN manque. Avec SMTP_URL, c’est à cette adresse que mènent les liens des courriels. Valeur attendue\u00A0: ${ORIGIN}.`

const missingDatabase = (setting: string) => `Le réglage ${setting} ne va qu’avec DATABASE_URL, qui manque.`

const plainSentence = (lacks: string) => `Une liaison quitterait cette machine en clair\u00A0: ${lacks}.`
const PRIVATE_NETWORK = 'Si ce réseau n’est qu’à vous, PRIVATE_NETWORK=1 le permet.'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const flag = z.enum(['0', '1'], '0 ou 1')
const POSTGRES = 'une adresse postgresql://utilisateur:motdepasse@serveur:5432/base'

const schema = z.object({
  /** Port of the HTTP server. */
  PORT: z.pipe(z._default(integer(1, 65_535), '3000'), toNumber),
  /** Interface of the HTTP server. */
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/, 'une adresse IP ou un nom de machine')), '127.0.0.1'),
  /**
   * Public address when it is not the one that requests arrive at (reverse proxy), and with SMTP_URL. No final slash.
   */
  APP_ORIGIN: z.optional(z.pipe(origin, toOrigin)),
  /** Replaces the embedded Postgres. */
  DATABASE_URL: z.optional(address(POSTGRES, 'postgres:', 'postgresql:')),
  /**
   * Address of the same database for the role that owns the tables and migrates, when DATABASE_URL's may only use them.
   */
  DATABASE_OWNER_URL: z.optional(address(POSTGRES, 'postgres:', 'postgresql:')),
  /** Address of a replica of the same database, for what may be a second old: `readLate`. */
  DATABASE_READ_URL: z.optional(address(POSTGRES, 'postgres:', 'postgresql:')),
  /** Connections of each process. */
  DATABASE_POOL_MAX: z.pipe(z._default(integer(1, 200), '10'), toNumber),
  /** False: no named prepared statement, which PgBouncer before 1.21 loses between two transactions. */
  DATABASE_PREPARED: z.pipe(z._default(flag, '1'), toBoolean),
  /** Factor of the database timeouts that lead to a 503, for a slow machine. */
  DATABASE_PATIENCE: z.pipe(z._default(integer(1, 60), '1'), toNumber),
  /** Milliseconds from which a statement is logged, once an hour, with its plan. */
  SLOW_STATEMENT_MS: z.pipe(z._default(integer(1, 600_000), '500'), toNumber),
  /** Folder of everything that must persist: embedded database, outbox. Relative to the project's folder. */
  BRINDILLE_DATA_DIR: z._default(z.string(), '.data'),
  /** Folder of the nightly backups of the embedded database; none are made without it. Relative as above. */
  BACKUP_DIR: z.optional(z.string()),
  /** Time of day of the nightly backup, in Toronto. */
  BACKUP_AT: z._default(
    z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'une heure de 00:00 à 23:59, par exemple 02:30')),
    '02:30',
  ),
  /** Whether what was written is copied there too, every minute. */
  BACKUP_CONTINUOUS: z.pipe(z._default(flag, '1'), toBoolean),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(address('une adresse http:// ou https://', 'http:', 'https:')),
  OPENAI_MODEL: z.optional(z.string()),
  /** Without it, each message is written as a file to the outbox. */
  SMTP_URL: z.optional(address('une adresse smtp:// ou smtps://', 'smtp:', 'smtps:')),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'une adresse de courriel'))),
  /** Person in charge of personal information, as the privacy page names her. */
  PRIVACY_OFFICER_NAME: z.optional(z.string().check(z.maxLength(120, 'un nom de 120 caractères au plus'))),
  PRIVACY_OFFICER_EMAIL: z.optional(z.string().check(z.email('une adresse de courriel'))),
  /** Where a difficulty with the screens is written to, as the page on accessibility says. */
  ACCESSIBILITY_EMAIL: z.optional(z.string().check(z.email('une adresse de courriel'))),
  /** '1': demo people even when other machines can reach the server; '0': never any. */
  DEMO: z.optional(flag),
  /** HTTP processes on the same port. */
  WEB_CONCURRENCY: z.pipe(z._default(integer(1, 64), '1'), toNumber),
  /** Days after which a password expires. Off unless set: periodic expiry is advised against (NIST 800-63B-4). */
  PASSWORD_MAX_AGE_DAYS: z.optional(z.pipe(integer(1, 3650), toNumber)),
  /** Who has to have a second factor: nobody, or superadmins and managers. Anybody may have one. */
  SECOND_FACTOR: z._default(z.enum(['optional', 'administration'], 'optional ou administration'), 'optional'),
  /** Opens /metrics to who sends it, from anywhere; without it only this machine reads them. */
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/=-]{20,200}$/, 'de 20 à 200 lettres ou chiffres, sans espace')),
  ),
  LOG_LEVEL: z._default(z.enum(LEVELS, LEVELS.join(', ')), 'warn'),
  /** True: requests come through a reverse proxy, whose X-Forwarded-* headers are trusted. */
  TRUST_PROXY: z.pipe(z._default(flag, '0'), toBoolean),
  /** True: the network between the machines is ours alone, so that connections over it need no TLS. */
  PRIVATE_NETWORK: z.pipe(z._default(flag, '0'), toBoolean),
  /** Milliseconds between « not ready » and the end of listening, for a load balancer to notice. */
  DRAIN_MS: z.pipe(z._default(integer(0, 60_000), '0'), toNumber),
  /** Milliseconds that running requests get to finish when the server stops. */
  SHUTDOWN_TIMEOUT_MS: z.pipe(z._default(integer(0, 600_000), '25000'), toNumber),
})

export type Settings = z.infer<typeof schema>

/** Whether an interface, or the host of an address, is of this machine and reached from it only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** Whether nobody can read along between us and this Postgres; `sslmode=no-verify` does not check who answers. */
function isDatabaseSafe(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? hostname
  if (!host || /^(?:\/|%2f)/i.test(host) || isLoopback(host)) return true
  const mode = searchParams.get('sslmode')
  if (searchParams.get('uselibpqcompat')) return mode === 'verify-full'
  return mode ? /^(?:require|verify-ca|verify-full)$/.test(mode) : /^(?:true|1)$/.test(searchParams.get('ssl') ?? '')
}

const isLocalUrl = (address: string) => isLoopback(new URL(address).hostname)

/** What each setting lacks for what it opens to leave this machine encrypted only. A demonstration has nothing to hide. */
function plainConnections(settings: Settings): string[] {
  const { APP_ORIGIN, HOST, DEMO, OPENAI_BASE_URL, SMTP_URL } = settings
  const databases = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const
  const isOriginPlain = APP_ORIGIN ? APP_ORIGIN.startsWith('http:') && !isLocalUrl(APP_ORIGIN) : !isLoopback(HOST)
  return [
    ...(isOriginPlain && DEMO !== '1' ? [`APP_ORIGIN doit commencer par https (HOST=${HOST})`] : []),
    ...databases.flatMap((name) => {
      const address = settings[name]
      return address && !isDatabaseSafe(address) ? [`${name} doit porter sslmode=verify-full`] : []
    }),
    ...(OPENAI_BASE_URL?.startsWith('http:') && !isLocalUrl(OPENAI_BASE_URL)
      ? ['OPENAI_BASE_URL doit commencer par https']
      : []),
    ...(SMTP_URL && /[?&]tls\.reject\w*=(?:false|0)/i.test(SMTP_URL) && !isLocalUrl(SMTP_URL)
      ? ['SMTP_URL ne peut pas renoncer à vérifier le certificat']
      : []),
  ]
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * May be given as `NAME_FILE`, the path of a file: an environment is inherited by every child process, and shown by the
 * tools that run containers; what Docker, Kubernetes, systemd and the agents of vaults hand over is a file.
 */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
] as const satisfies readonly (keyof Settings)[]

const SECRET_BYTES_MAX = 10_000

/** The secret that a file holds, or what is wrong with that file; neither its path nor its content is in the sentence. */
function readSecret(name: string, path: string): { value: string } | { wrong: string } {
  // A secret that was put there by mistake is no path, and is not looked for.
  if (!isAbsolute(path))
    return { wrong: `Le réglage ${name}_FILE n’est pas valide. Valeur attendue\u00A0: le chemin complet d’un fichier.` }
  const file = `Le fichier que désigne ${name}_FILE`
  try {
    const stats = statSync(path)
    // Windows has no such bits.
    if (process.platform !== 'win32' && stats.mode & 0o007)
      return { wrong: `${file} est ouvert à tous les comptes de la machine. Fermez-le, par exemple par chmod 600.` }
    const value = stats.isFile() && stats.size <= SECRET_BYTES_MAX ? readFileSync(path, 'utf8').trim() : ''
    // Of a URL on two lines, the parser would silently make one.
    return value && !/[\r\n]/.test(value)
      ? { value }
      : { wrong: `${file} doit tenir une seule ligne, la valeur de ${name}.` }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code))
    return { wrong: isMissing ? `${file} n’existe pas.` : `${file} ne peut pas être lu par ce compte.` }
  }
}

/**
 * The settings of an environment, with the secrets that it gives as files. Each process reads them for itself: they do not
 * enter the environment.
 * @throws SettingsError as {@link parseSettings}, and for a secret that is given twice or whose file will not do.
 */
export function readSettings(env: Environment): Settings {
  const values = new Map<string, string>()
  const wrong: string[] = []
  for (const name of SECRET_SETTINGS) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    const secret = env[name]?.trim()
      ? { wrong: `${name} et ${name}_FILE sont donnés tous les deux. Gardez l’un ou l’autre.` }
      : readSecret(name, path)
    if ('wrong' in secret) wrong.push(secret.wrong)
    else values.set(name, secret.value)
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'))
  return parseSettings({ ...env, ...Object.fromEntries(values) })
}

/**
 * Reads the settings out of the values of an environment. Pure. A variable that is empty counts as not set. A server that sends
 * messages needs APP_ORIGIN: their links would otherwise follow the Host header, which an attacker who asks for a link
 * in somebody else's name controls. What leaves the machine is encrypted, unless the network is said to be private.
 * @throws SettingsError naming each wrong setting and what is expected of it.
 */
export function parseSettings(env: Environment): Settings {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) {
    if (result.data.SMTP_URL && !result.data.APP_ORIGIN) throw new SettingsError(MISSING_ORIGIN)
    for (const setting of ['DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const)
      if (result.data[setting] && !result.data.DATABASE_URL) throw new SettingsError(missingDatabase(setting))
    const plain = result.data.PRIVATE_NETWORK ? [] : plainConnections(result.data)
    if (plain.length > 0) throw new SettingsError(`${plain.map(plainSentence).join('\n')}\n${PRIVATE_NETWORK}`)
    return result.data
  }
  const lines = new Map(result.error.issues.map((issue) => [String(issue.path[0]), issue.message]))
  throw new SettingsError(
    [...lines]
      .map(([name, expected]) => `Le réglage ${name} n’est pas valide. Valeur attendue\u00A0: ${expected}.`)
      .join('\n'),
  )
}
