import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb } from '#app/server/create-db.server.ts'

// What the migrations promise and schema.prisma cannot say.
const db = createDb(process.env.DATABASE_URL ?? '', 2)
const daycares: string[] = []
let userId: string

beforeAll(async () => {
  for (const name of ['A', 'B']) daycares.push((await db.daycare.create({ data: { name } })).id)
  userId = (await db.user.create({ data: { email: 'a@exemple.ca', firstName: 'A', lastName: 'B', role: 'TEACHER' } }))
    .id
})
afterAll(() => db.$disconnect())

const [first, second] = [() => daycares[0] ?? '', () => daycares[1] ?? '']

test('a teacher belongs to one daycare, a manager to several', async () => {
  await db.membership.create({ data: { daycareId: first(), userId, role: 'TEACHER' } })
  await expect(db.membership.create({ data: { daycareId: second(), userId, role: 'TEACHER' } })).rejects.toThrow(
    /Unique/,
  )
  await db.membership.create({ data: { daycareId: second(), userId, role: 'MANAGER' } })
})

test('nobody is a superadmin of one daycare', async () => {
  const other = await db.user.create({
    data: { email: 'c@exemple.ca', firstName: 'C', lastName: 'D', role: 'SUPERADMIN' },
  })
  await expect(
    db.membership.create({ data: { daycareId: first(), userId: other.id, role: 'SUPERADMIN' } }),
  ).rejects.toThrow(/Membership_role/)
})

test('addresses are stored in lower case', async () => {
  const person = { firstName: 'E', lastName: 'F', role: 'TEACHER' as const }
  await expect(db.user.create({ data: { ...person, email: 'E@exemple.ca' } })).rejects.toThrow(/User_email_lower/)
})

test.each([0, 501, -1])('%i seats are refused', async (maxTeachers) => {
  await expect(db.daycare.create({ data: { name: 'C', maxTeachers } })).rejects.toThrow(/Daycare_maxTeachers_range/)
})

test('a theme exists once per daycare, and once among those of all', async () => {
  const theme = { name: 'Neige', slug: 'neige' }
  await db.theme.create({ data: theme })
  await db.theme.create({ data: { ...theme, daycareId: first() } })
  await db.theme.create({ data: { ...theme, daycareId: second() } })
  await expect(db.theme.create({ data: theme })).rejects.toThrow(/Unique/)
  await expect(db.theme.create({ data: { ...theme, daycareId: first() } })).rejects.toThrow(/Unique/)
})

test('the journal is only added to', async () => {
  const { id } = await db.auditEntry.create({ data: { action: 'essai', targetId: randomUUID() } })
  await expect(db.auditEntry.update({ where: { id }, data: { action: 'autre' } })).rejects.toThrow(/append-only/)
  await expect(db.auditEntry.delete({ where: { id } })).rejects.toThrow(/append-only/)
  await expect(db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(/append-only/)
  expect(await db.auditEntry.count()).toBe(1)
})
