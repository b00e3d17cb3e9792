import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

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
