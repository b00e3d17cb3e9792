import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { type Caller, createCaller } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { CODE_REQUEST, createLoginLink } from '#tests/support/sign-in.ts'
import { clearLimits } from './fingerprint.ts'
import { PASSWORD, sharedPasswordHash } from './world.ts'

/* What somebody can do with a link that she made for another person. */

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const SECRET = 'Je n’ose pas le dire à ma gestionnaire.'
const SHARED = 'La visite de la gestionnaire'
const Link = z.object({ url: z.string() })
const tokenIn = (result: unknown) => new URL(Link.parse(result).url).searchParams.get('t') ?? ''

async function createTeam(): Promise<StaffedDaycare> {
  await clearLimits(server.db)
  const staffed = await createStaffedDaycare(server.db)
  const passwordHash = await sharedPasswordHash()
  await server.db.user.update({ where: { id: staffed.teacher.id }, data: { passwordHash } })
  return staffed
}

/** Gives the educator a private row of each kind, and one shared activity. */
async function addPrivateRows(staffed: StaffedDaycare): Promise<StaffedDaycare> {
  const own = { daycareId: staffed.daycare.id, userId: staffed.teacher.id }
  const { db } = server
  const author = { daycareId: own.daycareId, authorId: own.userId }
  const activity = await createActivity(db, author, { title: SECRET, visibility: 'PRIVATE' })
  const shared = await createActivity(db, author, { title: SHARED })
  const livedOn = new Date('2026-11-23')
  await Promise.all([
    db.reflection.create({ data: { ...own, cardId: 'pb-01', round: 1, level: 'NOT_YET', note: SECRET } }),
    db.smallStep.create({ data: { ...own, text: SECRET } }),
    db.monthNote.create({ data: { ...own, month: 3, text: SECRET } }),
    db.dayNote.create({ data: { ...own, day: new Date('2026-11-23'), text: SECRET } }),
    db.situation.create({ data: { ...own, id: crypto.randomUUID(), title: SECRET } }),
    db.exerciseAttempt.create({ data: { ...own, exerciseId: 1, precautions: { r1: SECRET } } }),
    db.livedActivity.create({ data: { ...own, activityId: shared.id, livedOn, note: SECRET } }),
    db.plannedActivity.create({ data: { ...own, activityId: activity.id, day: livedOn, slot: 'MORNING' } }),
  ])
  return staffed
}

/** The manager makes a link for her educator and follows it herself. */
async function signInByLink({ manager, teacher }: StaffedDaycare): Promise<Caller> {
  const asManager = await server.as(manager)
  const made = await asManager.post('auth_generateUserSession', { userId: teacher.id })
  expect(made.status).toBe(200)
  const intruder = createCaller(server.url, CODE_REQUEST)
  expect((await intruder.post('auth_exchangeLoginToken', { token: tokenIn(made.result) })).status).toBe(200)
  return intruder
}

const NEW_PASSWORD = 'sept bottes sous la pluie'

/** Calls about what is private to the person. */
const PRIVATE_CALLS: ['GET' | 'POST', string, unknown?][] = [
  ['GET', 'guides_getReflections'],
  ['POST', 'guides_saveReflection', { cardId: 'ge-02', round: 1, level: 'OFTEN', note: '', seen: null }],
  ['GET', 'guides_getSmallStep'],
  ['GET', 'guides_getCalendarNotes'],
  ['POST', 'activities_saveDayNote', { day: '2026-11-24', text: '', seen: null }],
  ['GET', 'activities_getCalendarFeed'],
  ['POST', 'activities_createCalendarFeed'],
  ['POST', 'activities_revokeCalendarFeed'],
  ['GET', 'activities_getHandover', { day: '2026-11-23' }],
  ['POST', 'activities_saveHandoverText', { topic: 'HABITS', text: '', seen: null }],
  ['GET', 'activities_getHandoverLink'],
  ['POST', 'activities_createHandoverLink', { day: '2026-11-23' }],
  ['POST', 'activities_revokeHandoverLink'],
  ['GET', 'welcome_getOwnPath'],
  ['POST', 'welcome_savePath', { steps: { morsure: true } }],
  ['POST', 'welcome_putPathAway', { isPutAway: true }],
  ['GET', 'exercises_getProgress'],
  ['GET', 'exercises_getSituations'],
  ['GET', 'auth_getSessions'],
  ['POST', 'auth_endOtherSessions'],
  ['POST', 'auth_updateOwnName', { firstName: 'Une', lastName: 'Autre' }],
  ['GET', 'privacy_getOwnRequest'],
  ['POST', 'privacy_exportMyData'],
  ['POST', 'privacy_requestErasure', { reason: '' }],
  ['POST', 'privacy_withdrawErasure'],
  ['POST', 'auth_updatePassword', { newPassword: NEW_PASSWORD }],
]
/** Calls about what she shares with her team. */
const SHARED_CALLS: typeof PRIVATE_CALLS = [
  ['GET', 'activities_getActivities', { page: 1, filters: { text: 'gestionnaire' } }],
  ['GET', 'activities_getTrash'],
  ['GET', 'activities_getLivedBalance', { since: '2026-01-01' }],
  ['GET', 'activities_getWeek', { monday: '2026-11-23' }],
  ['GET', 'guides_search', { text: 'gestionnaire' }],
]

async function callAll(caller: Caller, calls: typeof PRIVATE_CALLS) {
  const replies = []
  for (const [method, id, data] of calls) replies.push({ id, ...(await caller.call(method, id, data)) })
  return replies
}

describe('in a session opened by a link that somebody else made', () => {
  test('private calls are refused, and her shared work is readable', async () => {
    const staffed = await addPrivateRows(await createTeam())
    const intruder = await signInByLink(staffed)
    const refused = await callAll(intruder, PRIVATE_CALLS)
    const open = await callAll(intruder, SHARED_CALLS)
    expect(refused.map(({ id, status, headers }) => [id, status, headers.get('x-refusal')])).toEqual(
      PRIVATE_CALLS.map(([, id]) => [id, 403, 'CONFIRMATION_NEEDED']),
    )
    expect(open.map(({ id, status }) => [id, status])).toEqual(SHARED_CALLS.map(([, id]) => [id, 200]))
    expect([...refused, ...open].filter(({ text }) => text.includes(SECRET)).map(({ id }) => id)).toEqual([])
    expect(open[0]?.text).toContain(SHARED)
  })

  test('the same calls pass in her own session', async () => {
    const staffed = await addPrivateRows(await createTeam())
    const herself = await server.as(staffed.teacher)
    const replies = await callAll(herself, [...PRIVATE_CALLS.slice(0, 7), ...SHARED_CALLS])
    expect(replies.map(({ id, status }) => [id, status])).toEqual(replies.map(({ id }) => [id, 200]))
    expect(replies.filter(({ text }) => text.includes(SECRET)).length).toBeGreaterThanOrEqual(6)
  })

  test('her password, or a code sent to her address, allows the private calls', async () => {
    const staffed = await addPrivateRows(await createTeam())
    const byPassword = await signInByLink(staffed)
    expect((await byPassword.get('auth_getCurrentUser')).result).toMatchObject({ needsProof: true })
    const wrong = await byPassword.post('auth_authenticateUser', { password: 'pas celui-là du tout' })
    expect([wrong.status, (await byPassword.get('guides_getReflections')).status]).toEqual([403, 403])
    await byPassword.post('auth_authenticateUser', { password: PASSWORD })
    expect((await byPassword.get('guides_getReflections')).text).toContain(SECRET)
    expect((await byPassword.get('auth_getCurrentUser')).result).toMatchObject({ needsProof: false })

    const byCode = await signInByLink(staffed)
    const { id: userId, email } = staffed.teacher
    await createLoginLink(server.db, userId, await hashSecret('123456'))
    expect((await byCode.post('auth_exchangeLoginCode', { email, code: '123456' })).status).toBe(200)
    expect((await byCode.get('guides_getReflections')).text).toContain(SECRET)
    expect((await byCode.post('auth_updatePassword', { newPassword: NEW_PASSWORD })).status).toBe(200)
  })

  test('an expired password is not replaced by whoever made the link; her own is, with the old one', async () => {
    const staffed = await createTeam()
    const intruder = await signInByLink(staffed)
    await server.db.user.update({ where: { id: staffed.teacher.id }, data: { passwordExpired: true } })
    const refused = await intruder.post('auth_updatePassword', { newPassword: NEW_PASSWORD })
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([403, 'CONFIRMATION_NEEDED'])
    expect(refused.message).toContain('un lien que quelqu’un d’autre a créé')
    const known = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await intruder.post('auth_updatePassword', known)).status).toBe(200)
  })

  test('the audit log says that the session was opened by a link of somebody else, and whose', async () => {
    const staffed = await createTeam()
    await signInByLink(staffed)
    const lines = await server.db.auditEntry.findMany({
      where: { actorId: staffed.teacher.id },
      select: { action: true, targetId: true },
    })
    expect(lines).toEqual([{ action: 'link.usedOfOther', targetId: staffed.manager.id }])
    const session = await server.db.session.findFirstOrThrow({ where: { userId: staffed.teacher.id } })
    expect(session).toMatchObject({ issuerId: staffed.manager.id, confirmedAt: null })
  })
})

test('a person who never signed in chooses her first password with the link of her manager', async () => {
  const staffed = await createTeam()
  const data = { lastLogin: null, passwordHash: null, passwordExpired: true }
  await server.db.user.update({ where: { id: staffed.teacher.id }, data })
  const newcomer = await signInByLink(staffed)
  expect((await newcomer.post('auth_updatePassword', { newPassword: NEW_PASSWORD })).status).toBe(200)
  expect((await newcomer.get('guides_getReflections')).status).toBe(200)
})

test('a link sent to her own address proves her identity, whoever requested it', async () => {
  const { manager, teacher } = await addPrivateRows(await createTeam())
  const token = await createLoginLink(server.db, teacher.id)
  const where = { userId: teacher.id, usedAt: null }
  await server.db.loginToken.updateMany({ where, data: { issuerId: manager.id, byMail: true } })
  const herself = createCaller(server.url)
  expect((await herself.post('auth_exchangeLoginToken', { token })).status).toBe(200)
  expect((await herself.get('guides_getReflections')).text).toContain(SECRET)
})

test('a manager who invites a known address gets no access to the existing account', async () => {
  const former = await createTeam()
  await server.db.daycare.delete({ where: { id: former.daycare.id } })
  const { manager, daycare } = await createTeam()
  const asManager = await server.as(manager)
  const { id: userId, email } = former.teacher
  const typed = { firstName: 'Aude', lastName: 'Roy', email }
  expect((await asManager.post('teachers_createTeacher', typed)).status).toBe(200)
  expect((await asManager.post('auth_generateUserSession', { userId })).status).toBe(404)
  const team = await asManager.get('teachers_getTeachersByDaycare', { daycareId: daycare.id })
  expect(team.text).toContain('Aude')
  expect(team.text).not.toContain(former.teacher.lastName)

  const herself = await server.as(former.teacher)
  expect((await herself.get('activities_getActivities', { page: 1 })).status).toBe(403)
  expect((await herself.get('teachers_getOwnInvitations')).text).toContain(daycare.name)
  const answer = { daycareId: daycare.id, accepts: true }
  expect((await asManager.post('teachers_answerInvitation', answer)).status).toBe(404)
  expect((await herself.post('teachers_answerInvitation', answer)).status).toBe(200)
  expect((await herself.get('activities_getActivities', { page: 1 })).status).toBe(200)
})
