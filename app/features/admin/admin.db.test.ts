import { readdirSync, readFileSync } from 'node:fs'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { beforeEach, expect, test } from 'vitest'
import { BACKUP_STATE_ROW, type BackupState } from '#app/domain/backup-state.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createActivity } from '#tests/support/activities.ts'
import {
  createPerson,
  createStaffedDaycare,
  createTwoDaycares,
  type StaffedDaycare,
  scopeOf,
} from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { attentionLines } from './attention-lines.ts'
import { getDaycares } from './daycare-list.server.ts'
import { getOverview } from './overview.server.ts'
import type { DaycaresInput } from './schema.ts'
import { staleGuides } from './stale-guides.server.ts'

let admin: DaycareScope
let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  ;({ here, there } = await createTwoDaycares(db()))
})

const find = (change: Partial<DaycaresInput> = {}) =>
  getDaycares(admin, { page: 1, filter: 'all', sort: 'name', descending: false, ...change })
const names = async (change: Partial<DaycaresInput>) => (await find(change)).daycares.map(({ name }) => name)

test('a daycare is listed with its seats and its managers, the deleted ones left out', async () => {
  const gone = await createPerson(db(), 'MANAGER', here.daycare)
  await db().user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
  const { daycares, total } = await find({ search: here.daycare.name })
  expect(total).toBe(1)
  expect(daycares[0]).toMatchObject({
    id: here.daycare.id,
    teachers: 1,
    maxTeachers: 15,
    managers: [{ id: here.manager.id, hasSignedIn: true }],
  })
})

test('the filters find those without a manager, those that are full and the deleted ones', async () => {
  await db().membership.deleteMany({ where: { userId: here.manager.id } })
  await db().daycare.update({ where: { id: there.daycare.id }, data: { maxTeachers: 1 } })
  expect(await names({ filter: 'alone', search: here.daycare.name })).toEqual([here.daycare.name])
  expect(await names({ filter: 'alone', search: there.daycare.name })).toEqual([])
  expect(await names({ filter: 'full' })).toContain(there.daycare.name)
  expect(await names({ filter: 'full' })).not.toContain(here.daycare.name)
  await db().daycare.update({ where: { id: there.daycare.id }, data: { deletedAt: new Date() } })
  expect(await names({ filter: 'full' })).not.toContain(there.daycare.name)
  expect(await names({ filter: 'deleted' })).toContain(there.daycare.name)
  expect(await names({ search: there.daycare.name })).toEqual([])
})

test('the order is the requested one, and LIKE wildcards are escaped', async () => {
  const up = await names({})
  expect(await names({ descending: true, search: '' })).not.toEqual(up)
  expect(await names({ search: '%' })).toEqual([])
})

test('the list costs three queries, however many daycares it shows', async () => {
  const one = await countQueries(() => find({ search: here.daycare.name }))
  const many = await countQueries(() => find())
  const alone = await countQueries(() => find({ filter: 'alone' }))
  expect([one.queries, many.queries, alone.queries]).toEqual([3, 3, 3])
})

test('the dashboard counts what needs attention, and says it in French', async () => {
  const before = await getOverview(admin)
  await db().membership.deleteMany({ where: { userId: here.manager.id } })
  const newcomer = await createPerson(db(), 'MANAGER', there.daycare, { lastLogin: null })
  await db().loginToken.create({
    data: {
      userId: newcomer.id,
      tokenHash: crypto.randomUUID(),
      purpose: 'INVITATION',
      expiresAt: subDays(new Date(), 1),
    },
  })
  await db().mailJob.create({
    data: { kind: 'INVITATION', userId: newcomer.id, failedAt: new Date(), lastError: 'refusé' },
  })
  await db().erasureRequest.create({ data: { userId: there.teacher.id } })
  const { attention, failedMails } = await getOverview(admin)
  expect(attention.daycaresWithoutManager - before.attention.daycaresWithoutManager).toBe(1)
  expect(attention.expiredInvitations - before.attention.expiredInvitations).toBe(1)
  expect(attention.failedMails - before.attention.failedMails).toBe(1)
  expect(attention.erasureRequests - before.attention.erasureRequests).toBe(1)
  expect(failedMails[0]).toMatchObject({ to: newcomer.email, reason: 'refusé' })
  const texts = attentionLines({ ...attention, daycaresWithoutManager: 2, failedMails: 1, openReports: 0 })
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['2\u00A0milieux sans gestionnaire', '1\u00A0courriel non parti depuis 30\u00A0jours']),
  )
  expect(texts.map(({ key }) => key)).not.toContain('openReports')
})

test('a guide waits for a proofreader a year after the last time, and every guide is counted', () => {
  expect(staleGuides(new Date('2027-11-20T12:00:00Z'))).toEqual([])
  const stale = staleGuides(new Date('2027-11-22T12:00:00Z'))
  expect(stale).toContainEqual({ to: '/definitions', title: 'Définitions' })
  expect(stale).not.toContainEqual(expect.objectContaining({ to: '/rhymes' }))
  const proofread = readdirSync('content/guides').filter(
    (file) => file.endsWith('.ts') && readFileSync(`content/guides/${file}`, 'utf8').includes("reviewedOn: '"),
  )
  expect(staleGuides(new Date('2100-01-01'))).toHaveLength(proofread.length)
})

test('the figures follow what is created, used and deleted', async () => {
  const { figures: before } = await getOverview(admin)
  const { daycare, manager, teacher } = await createStaffedDaycare(db())
  await db().user.updateMany({
    where: { id: { in: [manager.id, teacher.id] } },
    data: { lastLogin: subDays(new Date(), 8) },
  })
  await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id })
  const { figures: after } = await getOverview(admin)
  expect(after).toEqual({
    daycares: before.daycares + 1,
    managers: before.managers + 1,
    teachers: before.teachers + 1,
    recentPeople: before.recentPeople,
    recentActivities: before.recentActivities + 1,
  })
  await db().user.update({ where: { id: manager.id }, data: { lastLogin: new Date() } })
  expect((await getOverview(admin)).figures.recentPeople).toBe(before.recentPeople + 1)
  await db().daycare.update({ where: { id: daycare.id }, data: { deletedAt: new Date() } })
  await db().user.update({ where: { id: manager.id }, data: { deletedAt: new Date() } })
  await db().activity.updateMany({ where: { daycareId: daycare.id }, data: { deletedAt: new Date() } })
  expect((await getOverview(admin)).figures).toEqual(before)
})

test('the dashboard says when the last good backup was made, and what to do when there is none or it is late', async () => {
  const store = (content: BackupState | Omit<BackupState, 'continuous'> | { other: string }) =>
    db().figureSnapshot.upsert({
      where: { name: BACKUP_STATE_ROW },
      create: { name: BACKUP_STATE_ROW, content, computedAt: new Date() },
      update: { content },
    })
  const lineOf = async () => {
    const { attention } = await getOverview(admin)
    return attentionLines(attention).find(({ key }) => key === 'backup')?.text ?? null
  }
  expect(await lineOf()).toMatch(/Donnez au réglage BACKUP_DIR un dossier/)
  const made = (hoursAgo: number, isVerified = true): BackupState => ({
    setting: 'nightly',
    last: { at: subHours(new Date(), hoursAgo).toISOString(), bytes: 12_345_678, file: 'brindille-x', isVerified },
    lastVerifiedAt: null,
    failure: isVerified ? null : 'space',
    continuous: { failure: null, since: subHours(new Date(), 5).toISOString() },
  })
  await store(made(25))
  expect(await lineOf()).toBeNull()
  expect((await getOverview(admin)).backup).toMatchObject({ setting: 'nightly', last: { bytes: 12_345_678 } })
  await store(made(27))
  expect(await lineOf()).toMatch(/plus de 26\u00A0heures.*Vérifiez/)
  await store(made(2, false))
  expect(await lineOf()).toMatch(/pas pu être vérifiée/)
  await store({ ...made(2), continuous: { failure: 'space', since: new Date().toISOString() } })
  expect(await lineOf()).toMatch(/n’est plus copié chaque minute/)
  const { continuous: _, ...ofOlderVersion } = made(2)
  await store(ofOlderVersion)
  expect(await lineOf()).toBeNull()
  await store({ ...made(2), last: null })
  expect(await lineOf()).toMatch(/Aucune sauvegarde n’est encore faite/)
  await store({ ...made(90), setting: 'external' })
  expect(await lineOf()).toBeNull()
  await store({ other: 'version' })
  expect((await getOverview(admin)).backup).toEqual({
    setting: 'none',
    last: null,
    failure: null,
    continuous: null,
  })
})

test('the dashboard costs two queries, so that it does not use up the connection pool', async () => {
  const { queries } = await countQueries(() => getOverview(admin))
  expect(queries).toBe(2)
})
