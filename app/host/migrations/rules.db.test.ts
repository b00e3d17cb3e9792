import { randomUUID } from 'node:crypto'
import { subMonths } from 'date-fns/subMonths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '#app/lib/french/fold-text.ts'
import { createDb } from '#app/server/database/create-db.server.ts'

// Rules that stand in the migrations because schema.prisma cannot express them. They bind the owner of the tables too.
const db = createDb(process.env.DATABASE_OWNER_URL ?? '', 2, 20)
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

test('a daycare knows how many educators and managers it has, whatever brings them or takes them away', async () => {
  const { id: daycareId } = await db.daycare.create({ data: { name: 'Comptée' } })
  const counted = async () => {
    const { teacherCount, managerCount } = await db.daycare.findUniqueOrThrow({ where: { id: daycareId } })
    return [teacherCount, managerCount]
  }
  const people = await db.user.createManyAndReturn({
    data: [0, 1, 2, 3].map((n) => ({
      email: `comptee-${n}@exemple.ca`,
      firstName: 'N',
      lastName: `${n}`,
      role: 'TEACHER' as const,
    })),
  })
  const [one, two, three, manager] = people.map(({ id }) => id)
  if (!one || !two || !three || !manager) throw new Error('four people')
  const teachers = [one, two, three].map((id) => ({ daycareId, userId: id, role: 'TEACHER' as const }))
  await db.membership.createMany({ data: [...teachers, { daycareId, userId: manager, role: 'MANAGER' }] })
  expect(await counted()).toEqual([3, 1])
  await db.membership.deleteMany({ where: { userId: one } })
  expect(await counted()).toEqual([2, 1])
  await db.membership.updateMany({ where: { userId: two }, data: { role: 'MANAGER' } })
  expect(await counted()).toEqual([1, 2])
  await db.user.delete({ where: { id: three } })
  expect(await counted()).toEqual([0, 2])
  await db.membership.deleteMany({ where: { daycareId, role: 'MANAGER' } })
  expect(await counted()).toEqual([0, 0])
  const invitations = [one, two].map((id) => ({ daycareId, userId: id, firstName: 'N', lastName: 'O' }))
  await db.teamInvitation.createMany({ data: invitations })
  expect(await counted()).toEqual([2, 0])
  await db.teamInvitation.deleteMany({ where: { userId: one } })
  expect(await counted()).toEqual([1, 0])
  await db.user.delete({ where: { id: two } })
  expect(await counted()).toEqual([0, 0])
  await db.teamInvitation.create({ data: { daycareId, userId: manager, firstName: 'N', lastName: 'O' } })
  await db.daycare.delete({ where: { id: daycareId } })
  expect(await db.membership.count({ where: { daycareId } })).toBe(0)
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

test('the audit log is append-only', async () => {
  const { id } = await db.auditEntry.create({ data: { action: 'essai', targetId: randomUUID() } })
  await expect(db.auditEntry.update({ where: { id }, data: { action: 'autre' } })).rejects.toThrow(/append-only/)
  await expect(db.auditEntry.delete({ where: { id } })).rejects.toThrow(/append-only/)
  await expect(db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(/append-only/)
  expect(await db.auditEntry.count()).toBe(1)
})

test('entries of the audit log can be deleted after 24 months, and not before', async () => {
  const now = new Date()
  const old = await db.auditEntry.create({ data: { action: 'essai', at: subMonths(now, 25) } })
  const recent = await db.auditEntry.create({ data: { action: 'essai', at: subMonths(now, 23) } })
  await expect(db.auditEntry.update({ where: { id: old.id }, data: { action: 'autre' } })).rejects.toThrow(
    /append-only/,
  )
  await db.auditEntry.delete({ where: { id: old.id } })
  await expect(db.auditEntry.delete({ where: { id: recent.id } })).rejects.toThrow(/append-only/)
  // One entry that is too recent makes the whole statement fail.
  const other = await db.auditEntry.create({ data: { action: 'essai', at: subMonths(now, 30) } })
  await expect(db.auditEntry.deleteMany({ where: { action: 'essai' } })).rejects.toThrow(/append-only/)
  expect(await db.auditEntry.findUnique({ where: { id: other.id } })).not.toBeNull()
})

test('the database folds the text of a search as the application does', async () => {
  const text = 'Éloïse Çà-et-là Œuvre Ñandù d’Été ÀÂÄÉÈÊËÎÏÔÖÙÛÜŸ'
  const { searchText } = await db.daycare.create({ data: { name: text } })
  expect(searchText).toBe(foldText(text))
})

test('one request of erasure is open per person, and an incident is not discovered before it happened', async () => {
  await db.erasureRequest.create({ data: { userId, withdrawnAt: new Date() } })
  await db.erasureRequest.create({ data: { userId } })
  await expect(db.erasureRequest.create({ data: { userId } })).rejects.toThrow(/Unique/)
  const texts = { title: 'A', circumstances: 'B', information: 'C', seriousRisk: false, riskReasons: 'D' }
  const days = { occurredOn: new Date('2026-03-02'), discoveredOn: new Date('2026-03-01') }
  await expect(db.incident.create({ data: { ...texts, ...days } })).rejects.toThrow(/Incident_order/)
})
