import { getRequest } from '@tanstack/react-start/server'
import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'
import type { DaycareKind, Role } from '#app/domain/enums.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { passwordAge } from '#app/domain/password-age.ts'
import { db, type Transaction } from '../database/db.server.ts'
import { env } from '../env.server.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { withdrawQueuedLinks } from '../mail/mail-queue.server.ts'
import type { ClientInfo } from './client-info.server.ts'
import { rememberDevice } from './known-device.server.ts'
import { ownCookie } from './own-cookie.server.ts'
import { beginSignIn } from './pending-sign-in.server.ts'
import { hashToken, newToken } from './token.server.ts'

/** Hours without any call before a session ends. */
export const IDLE_HOURS = 12
/** Hours before a session ends whatever happens: 30 days. */
const ABSOLUTE_HOURS = 30 * 24
/** The same on a device that several people use: half an hour without any call, and a working day. */
export const SHARED_IDLE_MINUTES = 30
const SHARED_HOURS = 12
/** Minutes between two writes of `lastSeenAt`, so that not every call writes. */
const TOUCH_INTERVAL_MINUTES = 5

export type CurrentSession = {
  id: string
  confirmedAt: Date | null
  /** Who was shown the link that opened it; null or absent when she signed in by herself. */
  issuerId?: string | null
  user: OwnGroup & {
    id: string
    email: string
    firstName: string
    lastName: string
    role: Role
    passwordExpired: boolean
    lastLogin: Date | null
    /** The daycare she is working in, checked against her memberships; null when there is none. */
    selectedDaycareId: string | null
    selectedDaycareName: string | null
    /** This session is on a device that several people use. */
    sharedDevice?: boolean
    /** Somebody else was shown the link of this session, and she has not proved who she is yet. */
    needsProof?: boolean
    /** Her role asks for a second factor here, and she has none yet: nothing else opens before. */
    needsSecondFactor?: boolean
    /** She has put away the path of who starts. */
    knowsBrindille?: boolean
    /** The three first screens wait for her. */
    awaitsWelcome?: boolean
  }
}

/** A session as it is read: with the daycares that its person belongs to, by name, which every page shows. */
export type ReadSession = CurrentSession & { daycares: { id: string; name: string; kind: DaycareKind }[] }

const sessionCookie = ownCookie('brindille')

const sessionByRequest = new WeakMap<Request, Promise<ReadSession | null>>()

/**
 * Who is calling, or null. Read from the database once per request: a session that is ended ends at once everywhere,
 * and the server functions called while one page renders share the result.
 */
export function currentSession(): Promise<ReadSession | null> {
  const request = getRequest()
  let session = sessionByRequest.get(request)
  if (!session) {
    session = readSession(sessionCookie.read())
    sessionByRequest.set(request, session)
  }
  return session
}

type SessionRow = Pick<ReadSession, 'id' | 'confirmedAt' | 'daycares'> &
  Pick<
    CurrentSession['user'],
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'role'
    | 'passwordExpired'
    | 'lastLogin'
    | 'knowsBrindille'
    | 'awaitsWelcome'
    | keyof OwnGroup
  > & {
    issuerId: string | null
    lastSeenAt: Date
    shared: boolean
    userId: string
    passwordChangedAt: Date | null
    secondFactorSince: Date | null
    selectedDaycare: NamedDaycare | null
  }

/** The session of a token, or null when it has none, or one that has ended. One query, which begins every request. */
export async function readSession(token: string | undefined): Promise<ReadSession | null> {
  if (!token) return null
  const now = new Date()
  const [row] = await db().readRows<SessionRow>(Prisma.sql`
    SELECT s."id", s."confirmedAt", s."issuerId", s."lastSeenAt", s."shared",
           s."userId", u."email", u."firstName", u."lastName", u."role"::text, u."passwordExpired",
           u."passwordChangedAt", u."secondFactorSince", u."lastLogin", to_json(u."ageGroups") AS "ageGroups",
           u."groupSize", u."groupAdults", to_json(u."groupAllergies") AS "groupAllergies", u."knowsBrindille", u."awaitsWelcome",
           (SELECT jsonb_build_object('id', d."id", 'name', d."name") FROM "Daycare" d
            WHERE d."id" = u."selectedDaycareId" AND d."deletedAt" IS NULL) AS "selectedDaycare",
           (SELECT coalesce(json_agg(json_build_object('id', d."id", 'name', d."name", 'kind', d."kind")
                                     ORDER BY d."name", d."id"), '[]') FROM "Membership" m
            JOIN "Daycare" d ON d."id" = m."daycareId"
            WHERE m."userId" = u."id" AND d."deletedAt" IS NULL) AS "daycares"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."tokenHash" = ${hashToken(token)} AND s."expiresAt" > ${now} AND u."deletedAt" IS NULL
      AND s."lastSeenAt" > CASE WHEN s."shared" THEN ${subMinutes(now, SHARED_IDLE_MINUTES)}::timestamptz
                                ELSE ${subHours(now, IDLE_HOURS)}::timestamptz END`)
  if (!row) return null
  const {
    id,
    confirmedAt,
    issuerId,
    lastSeenAt,
    shared,
    userId,
    passwordChangedAt,
    secondFactorSince,
    selectedDaycare,
    daycares,
    ...user
  } = row
  if (lastSeenAt < subMinutes(now, TOUCH_INTERVAL_MINUTES))
    await db().session.updateMany({ where: { id }, data: { lastSeenAt: now } })
  const daycare = currentDaycare(user.role, selectedDaycare, daycares)
  const { isExpired, daysLeft } = passwordAge(env().PASSWORD_MAX_AGE_DAYS, passwordChangedAt, now)
  return {
    id,
    confirmedAt,
    issuerId,
    daycares,
    user: {
      id: userId,
      ...user,
      passwordExpired: user.passwordExpired || isExpired,
      ...(daysLeft !== undefined && { passwordDaysLeft: daysLeft }),
      selectedDaycareId: daycare?.id ?? null,
      selectedDaycareName: daycare?.name ?? null,
      sharedDevice: shared,
      needsProof: issuerId !== null && confirmedAt === null,
      ...(!secondFactorSince && asksSecondFactor(user.role) && { needsSecondFactor: true }),
    },
  }
}

/** Whether this installation asks people of this role for a second factor. */
export function asksSecondFactor(role: Role): boolean {
  return env().SECOND_FACTOR === 'administration' && role !== 'TEACHER'
}

type NamedDaycare = { id: string; name: string }

function currentDaycare(role: Role, selected: NamedDaycare | null, own: NamedDaycare[]): NamedDaycare | null {
  if (role === 'SUPERADMIN') return selected
  if (role === 'TEACHER') return own[0] ?? null
  return own.find((daycare) => daycare.id === selected?.id) ?? null
}

type SessionOptions = {
  byLink: boolean
  /** Undefined: she was not asked. */
  shared?: boolean | undefined
  /** Who was shown the link, when it was somebody else. */
  issuerId?: string | null
  /** She has just given her second factor. */
  secondStepDone?: boolean
}

type PersonEntering = { id: string; passwordExpired: boolean; lastLogin: Date | null; secondFactorSince: Date | null }

/**
 * The only way into a session. For a person with a second factor who has not given it yet none is opened: the browser
 * gets a cookie that lets it be given (`pendingSignIn`), whatever the first step was.
 *
 * Otherwise opens a session and sets its cookie. The session of the token that the browser had before is ended, against session
 * fixation. With an expired password `lastLogin` is not written: the page that asks for a new one reads null as « has
 * never signed in ». Somebody who has signed in before may have private data: for her a link that somebody else was
 * shown opens an unconfirmed session, with or without a second factor: whoever made the link may have had it opened.
 * @returns whether a session is open
 */
export async function startSession(
  user: PersonEntering,
  client: ClientInfo,
  { byLink, shared: sharedAnswer, issuerId = null, secondStepDone = false }: SessionOptions,
): Promise<boolean> {
  if (user.secondFactorSince && !secondStepDone) {
    await beginSignIn({ userId: user.id, byLink, issuerId, shared: sharedAnswer ?? null })
    return false
  }
  const token = newToken()
  const now = new Date()
  const shared = sharedAnswer ?? false
  const previous = sessionCookie.read()
  await db().$transaction(async (tx) => {
    if (previous) await tx.session.deleteMany({ where: { tokenHash: hashToken(previous) } })
    await tx.session.create({
      data: {
        userId: user.id,
        tokenHash: hashToken(token),
        expiresAt: addHours(now, shared ? SHARED_HOURS : ABSOLUTE_HOURS),
        confirmedAt: issuerId && user.lastLogin ? null : now,
        byLink,
        issuerId,
        shared,
        ...client,
      },
    })
    await rememberDevice(tx, user.id, client, sharedAnswer)
    if (!user.passwordExpired) await tx.user.update({ where: { id: user.id }, data: { lastLogin: now } })
  })
  giveToken(token, shared)
  return true
}

/** The token that the browser sends from now on, and the session that the rest of this request is in. */
function giveToken(token: string, shared: boolean): void {
  // On a shared device the cookie ends with the browser.
  sessionCookie.write(token, shared ? undefined : ABSOLUTE_HOURS * 3600)
  sessionByRequest.set(getRequest(), readSession(token))
}

/** She has just proved who she is: her session goes on under a new token, and whoever had the one before has nothing. */
export async function confirmSession({ id, user }: CurrentSession): Promise<void> {
  const token = newToken()
  await db().session.update({ where: { id }, data: { tokenHash: hashToken(token), confirmedAt: new Date() } })
  giveToken(token, user.sharedDevice ?? false)
}

/** Revokes the links of a person, queued or sent, and ends her sessions except `keptSession`. */
export async function revokeAccess(tx: Transaction, userId: string, keptSession?: string): Promise<void> {
  await withdrawQueuedLinks(tx, userId)
  await tx.loginToken.updateMany({
    where: { userId, usedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  await tx.pendingSignIn.deleteMany({ where: { userId } })
  await tx.session.deleteMany({ where: { userId, ...(keptSession && { id: { not: keptSession } }) } })
}

/** To be called after a change of the person's own row: the rest of this request reads it again. */
export function clearSessionCache(): void {
  sessionByRequest.delete(getRequest())
}

/** Ends the caller's session in the database, then forgets the cookie. Harmless without a session. */
export async function endSession(): Promise<void> {
  const token = sessionCookie.read()
  if (token) await db().session.deleteMany({ where: { tokenHash: hashToken(token) } })
  sessionCookie.forget()
  sessionByRequest.set(getRequest(), Promise.resolve(null))
}
