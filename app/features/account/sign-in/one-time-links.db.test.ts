import { addDays } from 'date-fns/addDays'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createLink } from '#app/server/session/one-time-link.server.ts'
import { hashToken } from '#app/server/session/token.server.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { generateLinkFor, inspectLink } from './one-time-links.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }
const origin = 'https://brindille.example'

let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

const generate = (scope: StaffedDaycare['managerScope'], userId: string) =>
  generateLinkFor(scope, userId, origin, client)
const tokenOf = (url: string) => new URL(url).searchParams.get('t') ?? ''

describe('a link for somebody else', () => {
  test('is made by a manager for an educator of her daycare', async () => {
    const { url } = await generate(ours.managerScope, ours.teacher.id)
    expect(url).toMatch(/^https:\/\/brindille\.example\/auth\?t=[\w-]{43}$/)
    expect(await inspectLink(tokenOf(url))).toMatchObject({ state: 'valid', firstName: ours.teacher.firstName })
  })

  test('is made by a superadmin for anyone', async () => {
    const admin = await createPerson(db(), 'SUPERADMIN')
    const { url } = await generate(scopeOf(admin, null), theirs.manager.id)
    expect((await inspectLink(tokenOf(url))).state).toBe('valid')
  })

  test.each(['teacher', 'manager'] as const)('the %s of another daycare does not exist', async (who) => {
    await expect(generate(ours.managerScope, theirs[who].id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().loginToken.count({ where: { userId: theirs[who].id, issuerId: ours.manager.id } })).toBe(0)
  })

  test('a manager has none for another manager, an educator for nobody', async () => {
    await expect(generate(ours.managerScope, ours.manager.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(generate(ours.teacherScope, ours.teacher.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('is written in the audit log, without its token', async () => {
    const { url } = await generate(ours.managerScope, ours.teacher.id)
    const entries = await db().auditEntry.findMany({ where: { action: 'link.created', targetId: ours.teacher.id } })
    expect(entries.at(-1)).toMatchObject({ actorId: ours.manager.id, daycareId: ours.daycare.id, ip: client.ip })
    expect(JSON.stringify(entries)).not.toContain(tokenOf(url))
  })

  test('lasts a week for a person who never signed in, a quarter of an hour for the others', async () => {
    const newcomer = await createPerson(db(), 'TEACHER', ours.daycare, { lastLogin: null })
    const invitation = await generate(ours.managerScope, newcomer.id)
    const login = await generate(ours.managerScope, ours.teacher.id)
    expect(invitation.expiresAt.getTime()).toBeGreaterThan(addDays(new Date(), 6).getTime())
    expect(login.expiresAt.getTime()).toBeLessThan(Date.now() + 16 * 60_000)
  })
})

describe('a link', () => {
  test('is stored as a hash only', async () => {
    const { url } = await generate(ours.managerScope, ours.teacher.id)
    const rows = await db().loginToken.findMany({ where: { userId: ours.teacher.id } })
    expect(JSON.stringify(rows)).not.toContain(tokenOf(url))
    expect(rows.some((row) => row.tokenHash === hashToken(tokenOf(url)))).toBe(true)
  })

  test('is revoked by a newer one', async () => {
    const first = await generate(ours.managerScope, ours.teacher.id)
    await generate(ours.managerScope, ours.teacher.id)
    expect((await inspectLink(tokenOf(first.url))).state).toBe('revoked')
  })

  test('requested by the person herself replaces the one she had requested, and keeps the one somebody gave her', async () => {
    const newcomer = await createPerson(db(), 'TEACHER', theirs.daycare, { lastLogin: null })
    const ask = () => db().$transaction((tx) => createLink(tx, { userId: newcomer.id, purpose: 'LOGIN', byMail: true }))
    const invitation = await generate(theirs.managerScope, newcomer.id)
    const first = await ask()
    const second = await ask()
    const states = () =>
      Promise.all(
        [tokenOf(invitation.url), first.token, second.token].map(async (token) => (await inspectLink(token)).state),
      )
    expect(await states()).toEqual(['valid', 'revoked', 'valid'])
    await generate(theirs.managerScope, newcomer.id)
    expect(await states()).toEqual(['revoked', 'revoked', 'revoked'])
  })

  test('is the only one that works, however many are requested at once', async () => {
    const links = await Promise.all(
      Array.from({ length: 8 }, () =>
        db().$transaction((tx) => createLink(tx, { userId: theirs.teacher.id, purpose: 'LOGIN', byMail: true })),
      ),
    )
    const states = await Promise.all(links.map(async ({ token }) => (await inspectLink(token)).state))
    expect(states.filter((state) => state === 'valid')).toHaveLength(1)
  })

  test('that does not exist reveals nothing', async () => {
    expect(await inspectLink('x'.repeat(43))).toEqual({ state: 'unknown', firstName: null, email: null })
  })
})
