import { auditAll } from '#app/server/audit.server.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { isTaken } from '#app/server/database/to-app-error.server.ts'
import { AppError } from '#app/server/errors.ts'
import { queueMails } from '#app/server/mail/mail-queue.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import { lockSeats } from '#app/server/seats.server.ts'
import type { RequestContext } from '#app/server/session/client-info.server.ts'
import { seatsFullSentence, teacherSentences } from '#content/pages/teachers.ts'
import type { AddedPerson, CreateTeacherInput, CreateTeachersInput, Outcome, PersonInput } from '../schema.ts'

const DAY = 24 * 60 * 60
/** Additions per daycare: trying many addresses would reveal who has an account. */
const additions = createLimit('add-teacher', 200, DAY)

type KnownAccount = { id: string; isFree: boolean; isHere: boolean; hasSignedIn: boolean }

/** The accounts that these addresses already belong to, by address. */
async function findAccounts(
  tx: Transaction,
  daycareId: string,
  people: PersonInput[],
): Promise<Map<string, KnownAccount>> {
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
        // An educator who has left her team may join another one, with the same account.
        isFree: !deletedAt && role === 'TEACHER' && memberships.length === 0,
        hasSignedIn: lastLogin !== null,
      },
    ]),
  )
}

const isInvited = (outcome: Outcome) => outcome === 'added' || outcome === 'asked'

function outcomeOf(known: KnownAccount | undefined, freeSeats: number): Outcome {
  if (known?.isHere) return 'alreadyHere'
  if (known && !known.isFree) return 'elsewhere'
  if (freeSeats <= 0) return 'noSeat'
  // An account that has been used belongs to its owner: she joins only if she accepts.
  return known?.hasSignedIn ? 'asked' : 'added'
}

type Addition = { results: AddedPerson[]; max: number }

async function addInTransaction(
  tx: Transaction,
  scope: DaycareScope,
  people: PersonInput[],
  { origin, client }: RequestContext,
): Promise<Addition> {
  const daycareId = requireDaycareId(scope)
  const { used, max } = await lockSeats(tx, daycareId)
  const known = await findAccounts(tx, daycareId, people)
  const byEmail = new Map(people.map((person) => [person.email, person]))
  let freeSeats = max - used
  const outcomes = new Map<string, Outcome>()
  for (const email of byEmail.keys()) {
    const outcome = outcomeOf(known.get(email), freeSeats)
    if (isInvited(outcome)) freeSeats--
    outcomes.set(email, outcome)
  }
  const withOutcome = (outcome: Outcome) => [...byEmail.values()].filter(({ email }) => outcomes.get(email) === outcome)
  const added = withOutcome('added')
  const created = await tx.user.createManyAndReturn({
    data: added
      .filter(({ email }) => !known.has(email))
      .map((person) => ({
        ...person,
        role: 'TEACHER' as const,
        // She chooses her password when she first signs in.
        passwordExpired: true,
        selectedDaycareId: daycareId,
      })),
    select: { id: true, email: true },
  })
  const ids = new Map(created.map(({ id, email }) => [email, id]))
  const idOf = (email: string) => ids.get(email) ?? known.get(email)?.id
  const userIds = added.flatMap(({ email }) => idOf(email) ?? [])
  await tx.membership.createMany({ data: userIds.map((userId) => ({ daycareId, userId, role: 'TEACHER' as const })) })
  await tx.departure.deleteMany({ where: { daycareId, userId: { in: userIds } } })
  const asked = withOutcome('asked').flatMap(({ email, firstName, lastName }) => {
    const userId = idOf(email)
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
    return { email, outcome, userId: (isInvited(outcome) && idOf(email)) || null }
  })
  return { results, max }
}

async function addPeople(scope: DaycareScope, people: PersonInput[], context: RequestContext): Promise<Addition> {
  const run = () => db().$transaction((tx) => addInTransaction(tx, scope, people, context))
  try {
    return await run()
  } catch (error) {
    // One of the addresses was taken meanwhile: the second run finds its account.
    if (isTaken(error)) return run()
    throw error
  }
}

async function checkRequest(scope: DaycareScope, shownDaycareId: string | undefined): Promise<void> {
  const daycareId = requireDaycareId(scope)
  if (shownDaycareId && shownDaycareId !== daycareId) throw new AppError('CONFLICT', teacherSentences.otherDaycare)
  await additions.consume(daycareId)
}

/**
 * Adds an educator to the selected daycare and invites her. One who has already used her account is asked first, and
 * joins when she accepts. `daycareId` is the daycare on screen.
 * @throws AppError CONFLICT with its own sentence (no seat left, already here, address of another account, another
 *   daycare on screen), TOO_MANY
 */
export async function createTeacher(
  scope: DaycareScope,
  { daycareId, ...person }: CreateTeacherInput,
  context: RequestContext,
): Promise<{ userId: string; outcome: Outcome }> {
  await checkRequest(scope, daycareId)
  const { results, max } = await addPeople(scope, [person], context)
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
 * Adds several educators, in the order given, while there are seats. Returns the outcome of each.
 * @throws AppError CONFLICT for another daycare on screen, TOO_MANY
 */
export async function createTeachers(
  scope: DaycareScope,
  { people, daycareId }: CreateTeachersInput,
  context: RequestContext,
): Promise<AddedPerson[]> {
  await checkRequest(scope, daycareId)
  return (await addPeople(scope, people, context)).results
}
