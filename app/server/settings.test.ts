import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseSettings, readSettings, SECRET_SETTINGS } from './settings.ts'

describe('parseSettings', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      BRINDILLE_DATA_DIR: '.data',
      WEB_CONCURRENCY: 1,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: false,
    })
    expect(parseSettings({}).DATABASE_URL).toBeUndefined()
  })

  test('empty and blank variables count as not set', () => {
    expect(parseSettings({ PORT: '', OPENAI_BASE_URL: '  ' })).toEqual(parseSettings({}))
  })

  test('the public address loses its final slash', () => {
    expect(parseSettings({ APP_ORIGIN: 'https://brindille.exemple.ca/' }).APP_ORIGIN).toBe(
      'https://brindille.exemple.ca',
    )
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['APP_ORIGIN', 'garderie.exemple.ca'],
    ['APP_ORIGIN', 'https://brindille.exemple.ca/app'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ['SMTP_URL', 'https://x'],
    ['MAIL_FROM', 'personne'],
    ['DEMO', 'oui'],
    ['WEB_CONCURRENCY', '-1'],
    ['LOG_LEVEL', 'bavard'],
    ['HOST', 'a b'],
    ['METRICS_TOKEN', 'court'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '2h30'],
  ])('%s=%s is refused with its name and without its value', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^Le réglage ${name} n’est pas valide`))
    if (value.length > 3) expect(() => parseSettings({ [name]: value })).not.toThrow(value)
  })

  test('messages need a public address: a link must not lead where the caller says that we are', () => {
    const sending = { SMTP_URL: 'smtp://127.0.0.1:25' }
    expect(() => parseSettings(sending)).toThrow(/^Le réglage APP_ORIGIN manque[^\n]*SMTP_URL[^\n]*sans chemin/)
    expect(parseSettings({ ...sending, APP_ORIGIN: 'https://exemple.ca' }).APP_ORIGIN).toBe('https://exemple.ca')
  })

  test('an owner needs a database to own', () => {
    const owner = { DATABASE_OWNER_URL: 'postgresql://a:b@127.0.0.1/c' }
    expect(() => parseSettings(owner)).toThrow(/DATABASE_OWNER_URL.*DATABASE_URL, qui manque/)
    expect(parseSettings({ ...owner, DATABASE_URL: 'postgresql://d:e@127.0.0.1/c' })).toMatchObject(owner)
  })

  test('a replica needs the database that it repeats', () => {
    const replica = { DATABASE_READ_URL: 'postgresql://a:b@127.0.0.1/c' }
    expect(() => parseSettings(replica)).toThrow(/DATABASE_READ_URL.*DATABASE_URL, qui manque/)
    expect(parseSettings({ ...replica, DATABASE_URL: 'postgresql://d:e@127.0.0.1/c' })).toMatchObject(replica)
  })

  test('all wrong settings are named at once', () => {
    expect(() => parseSettings({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT[^\n]+\n[^\n]*DEMO/)
  })
})

describe('connections that leave this machine', () => {
  const REFUSED: [Record<string, string>, string][] = [
    [{ HOST: '0.0.0.0' }, 'APP_ORIGIN'],
    [{ HOST: '192.168.1.10', TRUST_PROXY: '1' }, 'APP_ORIGIN'],
    [{ APP_ORIGIN: 'http://exemple.ca' }, 'APP_ORIGIN'],
    [{ DATABASE_URL: 'postgresql://a:secret@db.exemple.ca/c' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://a:secret@db.exemple.ca/c?sslmode=disable' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://a:secret@db.exemple.ca/c?sslmode=prefer' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://a:secret@db.exemple.ca/c?sslmode=no-verify' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://a:secret@db.exemple.ca/c?uselibpqcompat=true&sslmode=require' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql://a:secret@localhost/c?host=db.exemple.ca' }, 'DATABASE_URL'],
    [{ OPENAI_BASE_URL: 'http://modele.exemple.ca/v1' }, 'OPENAI_BASE_URL'],
    [
      { SMTP_URL: 'smtp://a:secret@exemple.ca?tls.rejectUnauthorized=false', APP_ORIGIN: 'https://exemple.ca' },
      'SMTP_URL',
    ],
  ]

  test.each(REFUSED)('%j is refused in a sentence that names %s, unless the network is private', (env, name) => {
    expect(() => parseSettings(env)).toThrow(
      new RegExp(`quitterait cette machine en clair.*${name}[^]*PRIVATE_NETWORK=1`),
    )
    expect(() => parseSettings(env)).not.toThrow(/secret|db\.exemple|modele/)
    expect(parseSettings({ ...env, PRIVATE_NETWORK: '1' })).toMatchObject({ PRIVATE_NETWORK: true })
  })

  test('the owner of the tables and the replica are looked at too, all at once', () => {
    const local = { DATABASE_URL: 'postgresql://a:b@localhost/c' }
    const remote = 'postgresql://a:b@db.exemple.ca/c'
    expect(() => parseSettings({ ...local, DATABASE_OWNER_URL: remote, DATABASE_READ_URL: remote })).toThrow(
      /DATABASE_OWNER_URL[^\n]*\n[^\n]*DATABASE_READ_URL/,
    )
  })

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0', APP_ORIGIN: 'https://exemple.ca' },
    // Its passwords are public.
    { HOST: '0.0.0.0', DEMO: '1' },
    { APP_ORIGIN: 'http://localhost:3000' },
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1/c' },
    { DATABASE_URL: 'postgresql://a:b@[::1]/c' },
    { DATABASE_URL: 'postgresql://a:b@localhost/c?host=%2Frun%2Fpostgresql' },
    { DATABASE_URL: 'postgresql://a:b@%2Frun%2Fpostgresql/c' },
    { DATABASE_URL: 'postgresql:///c?host=/run/postgresql' },
    { DATABASE_URL: 'postgresql://a:b@db.exemple.ca/c?sslmode=verify-full' },
    { DATABASE_URL: 'postgresql://a:b@db.exemple.ca/c?sslmode=require' },
    { DATABASE_URL: 'postgresql://a:b@db.exemple.ca/c?ssl=true' },
    { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    { OPENAI_BASE_URL: 'https://modele.exemple.ca/v1' },
    // By smtp:// to another machine, STARTTLS is required when sending.
    { SMTP_URL: 'smtp://exemple.ca:587', APP_ORIGIN: 'https://exemple.ca' },
  ])('%j is accepted', (env) => {
    expect(parseSettings(env)).toMatchObject({ PRIVATE_NETWORK: false })
  })
})

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const SECRET = 'postgresql://app:ruisseau-profond@127.0.0.1/c'

  function fileOf(content: string, mode = 0o600): string {
    const path = join(folder, crypto.randomUUID())
    writeFileSync(path, content)
    // Not at its creation, from which the mask of the process takes bits.
    chmodSync(path, mode)
    return path
  }

  /** The sentence of the refusal. */
  function refusal(env: Record<string, string>): string {
    try {
      readSettings(env)
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
    return 'none'
  }

  test.each(SECRET_SETTINGS)('%s is read from the file that its setting names, without the end of its line', (name) => {
    const values: Record<string, string> = {
      OPENAI_API_KEY: 'une-clé',
      SMTP_URL: 'smtp://127.0.0.1:25',
      METRICS_TOKEN: 'un-jeton-long-de-surveillance',
    }
    const value = values[name]
    const others = { APP_ORIGIN: 'https://exemple.ca', DATABASE_URL: name === 'DATABASE_URL' ? '' : SECRET }
    expect(readSettings({ ...others, [`${name}_FILE`]: fileOf(`${value ?? SECRET}\n`, 0o440) })).toMatchObject({
      [name]: value ?? SECRET,
    })
  })

  test('what is given in the environment and in a file is refused: one would silently win', () => {
    expect(refusal({ DATABASE_URL: SECRET, DATABASE_URL_FILE: fileOf(SECRET) })).toBe(
      'SettingsError: DATABASE_URL et DATABASE_URL_FILE sont donnés tous les deux. Gardez l’un ou l’autre.',
    )
  })

  test.each([
    ['that is not there', () => join(folder, 'absent-ruisseau'), /n’existe pas/],
    ['named by no full path', () => SECRET, /chemin complet/],
    ['that every account may read', () => fileOf(SECRET, 0o644), /ouvert à tous.*chmod 600/],
    ['that every account may write', () => fileOf(SECRET, 0o602), /ouvert à tous/],
    ['of two lines', () => fileOf(`${SECRET}\n${SECRET}`), /une seule ligne/],
    ['that is empty', () => fileOf('\n'), /une seule ligne/],
    ['that is too large', () => fileOf('ruisseau'.repeat(5_000)), /une seule ligne/],
    [
      'that is a folder',
      () => {
        const path = join(folder, 'ruisseau')
        mkdirSync(path, 0o700)
        return path
      },
      /une seule ligne/,
    ],
    ['with another kind of address', () => fileOf('mysql://ruisseau'), /DATABASE_URL n’est pas valide/],
  ])('a file %s is refused in a sentence, without its path or content', (_, file, sentence) => {
    const said = refusal({ DATABASE_URL_FILE: file() })
    expect(said).toMatch(sentence)
    expect(said).toMatch(/^SettingsError: .*DATABASE_URL/)
    expect(said).not.toMatch(/ruisseau|secrets-/)
  })

  test('all wrong files are named at once, and an empty setting names none', () => {
    expect(refusal({ SMTP_URL_FILE: '/absent', METRICS_TOKEN_FILE: '/absent' })).toMatch(
      /SMTP_URL_FILE[^\n]+\n[^\n]*METRICS_TOKEN_FILE/,
    )
    expect(readSettings({ SMTP_URL_FILE: ' ' })).toEqual(parseSettings({}))
  })
})
