import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createDb } from '#app/server/database/create-db.server.ts'
import { giveSecondFactor } from '#tests/support/sign-in.ts'
import { createAdminLink } from './admin-link.ts'

const db = createDb(process.env.DATABASE_URL ?? '', 2, 20)
afterAll(() => db.$disconnect())

const marie = { email: 'marie@exemple.ca', firstName: 'Marie', lastName: 'Roy' }
const link = (admin = marie) => db.$transaction((tx) => createAdminLink(tx, admin))
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

test('creates the superadmin, with a link of seven days that only the screen knows', async () => {
  const token = await link()
  expect(token).toMatch(/^[\w-]{43}$/)
  const user = await db.user.findUniqueOrThrow({ where: { email: marie.email }, include: { loginTokens: true } })
  expect(user).toMatchObject({ role: 'SUPERADMIN', passwordExpired: true, lastLogin: null, passwordHash: null })
  const [stored] = user.loginTokens
  expect(stored).toMatchObject({ tokenHash: hash(token), purpose: 'INVITATION', usedAt: null, revokedAt: null })
  expect(((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
  expect(await db.auditEntry.count({ where: { targetId: user.id } })).toBe(1)
})

test('a second link kills the first', async () => {
  const token = await link()
  const alive = await db.loginToken.findMany({ where: { revokedAt: null } })
  expect(alive.map(({ tokenHash }) => tokenHash)).toEqual([hash(token)])
  expect(await db.user.count()).toBe(1)
})

test('a superadmin who has lost her device enters without her second factor', async () => {
  const { id } = await db.user.findUniqueOrThrow({ where: { email: marie.email } })
  await giveSecondFactor(db, id)
  await link()
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ secondFactorSince: null, passwordExpired: true })
  expect(await db.secondFactor.count({ where: { userId: id } })).toBe(0)
  const entry = { action: 'secondFactor.removedForOther', targetId: id }
  expect(await db.auditEntry.findMany({ where: entry })).toMatchObject([{ details: { command: 'admin:create' } }])
})

test('an address of somebody else is refused and nothing changes', async () => {
  const other = { ...marie, email: 'prof@exemple.ca' }
  await db.user.create({ data: { ...other, role: 'TEACHER' } })
  await expect(link(other)).rejects.toThrow(/un autre rôle/)
  expect(await db.user.findUnique({ where: { email: other.email } })).toMatchObject({ role: 'TEACHER' })
})
