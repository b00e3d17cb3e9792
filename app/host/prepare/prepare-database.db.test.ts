import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { parseSettings } from '#app/server/settings.ts'
import { DEMO_PEOPLE } from '#prisma/seed/demo-people.ts'
import { prepareDatabase } from './prepare-database.ts'

const [url = '', ownerUrl = ''] = [process.env.DATABASE_URL, process.env.DATABASE_OWNER_URL]
const database = { url, ownerUrl, isEmbedded: true, stop: async () => {} }
const prepare = (env: Record<string, string>) => prepareDatabase(database, parseSettings(env))

const BEHIND_PROXY = { APP_ORIGIN: 'https://brindille.exemple.ca', TRUST_PROXY: '1' }

test('the demo people, whose password is public, are never behind a proxy unless that is meant', async () => {
  // A new database gets none.
  expect(await prepare(BEHIND_PROXY)).toMatchObject({ demo: undefined, isEmpty: true })
  expect(await db().user.count()).toBe(0)

  // One that is for this machine alone gets them, the superadmin included.
  expect(await prepare({})).toMatchObject({ demo: { people: DEMO_PEOPLE }, isEmpty: false })
  expect(await db().user.count({ where: { role: 'SUPERADMIN' } })).toBe(1)

  // The same one does not open to others.
  const others: Record<string, string>[] = [
    BEHIND_PROXY,
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0', PRIVATE_NETWORK: '1' },
  ]
  for (const env of others) await expect(prepare(env)).rejects.toThrow(/personnes de démonstration.*autre base.*DEMO=1/)
  await expect(prepareDatabase({ ...database, isEmbedded: false }, parseSettings(BEHIND_PROXY))).rejects.toThrow(
    /personnes de démonstration/,
  )
  expect((await prepare({ ...BEHIND_PROXY, DEMO: '1' })).demo?.people).toEqual(DEMO_PEOPLE)
}, 120_000)
