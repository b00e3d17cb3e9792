import { auditAll } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { queueMails } from '#app/server/mail/mail-queue.server.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import { lockSeats } from '#app/server/seats.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { seatsFullSentence, teacherSentences } from '#content/pages/teachers.ts'
import type { AddedPerson, CreateTeacherInput, CreateTeachersInput, Outcome, PersonInput } from '../schema.ts'

const DAY = 24 * 60 * 60
/** Keeps addresses from being tried one after the other to learn who has an account. */
const additions = createLimit('add-teacher', 200, DAY)

export type Asking = { scope: DaycareScope; origin: string; client: ClientInfo }

type Known = { id: string; isFree: boolean; isHere: boolean; hasEntered: boolean }

/** Whom the addresses belong to already. */
async function findKnown(tx: Transaction, daycareId: string, people: PersonInput[]): Promise<Map<string, Known>> {
  const users = await tx.user.findMany({
    where: { email: { in: people.map(({ email }) => email) } },
    relationLoadStrategy: 'join',
    select: {
      id: true,
      email: true,
      role: true,
      deletedAt: true,
      lastLogin: true,
      memberships: { select: { daycareId: true } },
      teamInvitations: { where: { daycareId }, select: { daycareId: true } },
    },
  })
  return new Map(
    users.map(({ id, email, role, deletedAt, lastLogin, memberships, teamInvitations }) => [
      email,
      {
        id,
        isHere: !deletedAt && [...memberships, ...teamInvitations].some((here) => here.daycareId === daycareId),
        // An educator who has left her team may join another one; her account stays what it is.
        isFree: !deletedAt && role === 'TEACHER' && memberships.length === 0,
        hasEntered: lastLogin !== null,
      },
    ]),
  )
}

const isInvited = (outcome: Outcome | undefined) => outcome === 'added' || outcome === 'asked'

function outcomeOf(known: Known | undefined, freeSeats: number): Outcome {
  if (known?.isHere) return 'alreadyHere'
  if (known && !known.isFree) return 'elsewhere'
  if (freeSeats <= 0) return 'noSeat'
  // An account that has lived is hers: she joins by her own will.
  return known?.hasEntered ? 'asked' : 'added'
}

type Addition = { results: AddedPerson[]; max: number }

async function addInTransaction(tx: Transaction, people: PersonInput[], asking: Asking): Promise<Addition> {
  const { scope, origin, client } = asking
  const daycareId = ownDaycareId(scope)
  const { used, max } = await lockSeats(tx, daycareId)
  const known = await findKnown(tx, daycareId, people)
  let freeSeats = max - used
  const outcomes = new Map<string, Outcome>()
  for (const { email } of people) {
    if (outcomes.has(email)) continue
    const outcome = outcomeOf(known.get(email), freeSeats)
    if (isInvited(outcome)) freeSeats--
    outcomes.set(email, outcome)
  }
  const having = (outcome: Outcome) =>
    [...new Map(people.map((person) => [person.email, person])).values()].filter(
      ({ email }) => outcomes.get(email) === outcome,
    )
  const added = having('added')
  const created = await tx.user.createManyAndReturn({
    data: added
      .filter(({ email }) => !known.has(email))
      .map((person) => ({
        ...person,
        role: 'TEACHER' as const,
        // She chooses her own at her first entry.
        passwordExpired: true,
        selectedDaycareId: daycareId,
      })),
    select: { id: true, email: true },
  })
  const ids = new Map(created.map(({ id, email }) => [email, id]))
  const userIds = added.flatMap(({ email }) => ids.get(email) ?? known.get(email)?.id ?? [])
  await tx.membership.createMany({ data: userIds.map((userId) => ({ daycareId, userId, role: 'TEACHER' as const })) })
  await tx.departure.deleteMany({ where: { daycareId, userId: { in: userIds } } })
  const asked = having('asked').flatMap(({ email, firstName, lastName }) => {
    const userId = known.get(email)?.id
    return userId ? [{ daycareId, userId, firstName, lastName, invitedById: scope.userId }] : []
  })
  await tx.teamInvitation.createMany({ data: asked })
  userIds.push(...asked.map(({ userId }) => userId))
  const data = { origin, issuerId: scope.userId }
  await queueMails(
    tx,
    'INVITATION',
    userIds.map((userId) => ({ userId, daycareId, data })),
  )
  await auditAll(
    tx,
    userIds.map((targetId) => ({ action: 'teacher.invited', actorId: scope.userId, targetId, daycareId, client })),
  )
  const results = people.map(({ email }) => {
    const outcome = outcomes.get(email) ?? 'noSeat'
    return { email, outcome, userId: isInvited(outcome) ? (ids.get(email) ?? known.get(email)?.id ?? null) : null }
  })
  return { results, max }
}

async function add(people: PersonInput[], asking: Asking): Promise<Addition> {
  const attempt = () => db().$transaction((tx) => addInTransaction(tx, people, asking))
  try {
    return await attempt()
  } catch (error) {
    // Somebody took one of the addresses meanwhile: now it is known.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return attempt()
    throw error
  }
}

async function check({ scope }: Asking, onScreen: string | undefined): Promise<void> {
  const daycareId = ownDaycareId(scope)
  if (onScreen && onScreen !== daycareId) throw new AppError('CONFLICT', teacherSentences.otherDaycare)
  await additions.consume(daycareId)
}

/**
 * Adds an educator to the selected daycare and invites her; one who has an account of her own is asked, and joins when
 * she accepts.
 * @throws AppError CONFLICT with its own sentence: no seat left, already here, address of another account, another daycare on screen
 */
export async function createTeacher(
  { daycareId, ...person }: CreateTeacherInput,
  asking: Asking,
): Promise<{ userId: string; outcome: Outcome }> {
  await check(asking, daycareId)
  const { results, max } = await add([person], asking)
  const [result] = results
  if (result?.userId) return { userId: result.userId, outcome: result.outcome }
  const sentences: Record<Outcome, string> = {
    added: '',
    asked: '',
    noSeat: seatsFullSentence(max),
    alreadyHere: teacherSentences.alreadyHere,
    elsewhere: teacherSentences.elsewhere,
  }
  throw new AppError('CONFLICT', sentences[result?.outcome ?? 'noSeat'])
}

/**
 * Adds several educators, in the order given while there are seats; the result says what became of each.
 * @throws AppError CONFLICT for another daycare on screen, TOO_MANY
 */
export async function createTeachers(
  { people, daycareId }: CreateTeachersInput,
  asking: Asking,
): Promise<AddedPerson[]> {
  await check(asking, daycareId)
  return (await add(people, asking)).results
}
