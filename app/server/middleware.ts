import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { messageWithReference } from '#app/lib/parse-error.ts'
import { REFUSAL_HEADER } from '#app/lib/session-keeper.ts'
import { toAppError } from './database/to-app-error.server.ts'
import { AppError } from './errors.ts'
import { log } from './log.server.ts'
import { noteFunction } from './metrics.server.ts'
import { recordRefusal } from './refusals.server.ts'
import { requireProof } from './session/confirmation.server.ts'
import { type CurrentSession, currentSession, type ReadSession } from './session/session.server.ts'

/** Marks an error answer as written by the application: one without it is the framework's own. */
export const REFERENCE_HEADER = 'x-reference'

/**
 * Outermost middleware of every server function: answers an error with its status, a French sentence and a reference.
 * Without it the framework answers 200 with the raw message, which may hold SQL and paths.
 */
export const mapErrors = createMiddleware({ type: 'function' }).server(async ({ next, serverFnMeta, data }) => {
  noteFunction(serverFnMeta?.id)
  try {
    return await next()
  } catch (thrown) {
    if (thrown instanceof Response || isRedirect(thrown)) throw thrown
    const error = isNotFound(thrown) ? new AppError('NOT_FOUND') : toAppError(thrown)
    const reference = crypto.randomUUID().slice(0, 6).toUpperCase()
    if (error.status >= 500)
      log().error({ err: error.cause ?? error, reference, fn: serverFnMeta?.id }, 'server function failed')
    else log().info({ refusal: error.code, reference, fn: serverFnMeta?.id }, 'server function refused')
    await recordRefusal(serverFnMeta?.id ?? '', error, reference, data)
    setResponseStatus(error.status)
    setResponseHeader(REFERENCE_HEADER, reference)
    setResponseHeader(REFUSAL_HEADER, error.code)
    if (error.retryAfterSeconds) setResponseHeader('retry-after', String(error.retryAfterSeconds))
    throw new Error(messageWithReference(error.message, error.status, reference))
  }
})

/**
 * What an operation may read and write. `daycareId` comes from the membership row, never from a payload; it is null
 * only for a SUPERADMIN who has picked no daycare: her lists then span all daycares, read-only.
 */
export type DaycareScope = {
  userId: string
  role: CurrentSession['user']['role']
  daycareId: string | null
  /** True: she may not read what is private to her yet (see `requireProof`). */
  needsProof?: boolean
}

/** No user has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** `userId` for reading private rows: her own, or one that matches nothing until she has proved who she is. */
export function privateReaderId({ userId, needsProof }: DaycareScope): string {
  return needsProof ? NOBODY : userId
}

/** The daycare that a write belongs to. Throws FORBIDDEN for a SUPERADMIN who has picked none. */
export function requireDaycareId(scope: DaycareScope): string {
  if (!scope.daycareId) throw new AppError('FORBIDDEN', 'Choisissez d’abord un milieu.')
  return scope.daycareId
}

/**
 * The daycare of a member. A superadmin is a member of none, whichever she has selected.
 * @throws AppError NOT_FOUND for a superadmin, FORBIDDEN without a daycare
 */
export function daycareOfMember(scope: DaycareScope): string {
  if (scope.role === 'SUPERADMIN') throw new AppError('NOT_FOUND')
  return requireDaycareId(scope)
}

/** WHERE of an operation: her daycare's rows, or every daycare's for a SUPERADMIN who has picked none. */
export function inDaycare(scope: DaycareScope): { daycareId?: string } {
  return scope.daycareId ? { daycareId: scope.daycareId } : {}
}

async function requireSession(): Promise<ReadSession> {
  const session = await currentSession()
  if (!session) throw new AppError('UNAUTHENTICATED')
  return session
}

/** A session that may do something: its password is valid, and the second factor is there where one is asked for. */
async function requireEntry(): Promise<ReadSession> {
  const session = await requireSession()
  if (session.user.passwordExpired) throw new AppError('PASSWORD_EXPIRED')
  if (session.user.needsSecondFactor) throw new AppError('SECOND_FACTOR_NEEDED')
  return session
}

function scopeOf(session: CurrentSession): DaycareScope {
  const { id, role, selectedDaycareId, needsProof } = session.user
  return { userId: id, role, daycareId: selectedDaycareId, ...(needsProof && { needsProof }) }
}

/** Requires proof of who she is (see `requireProof`). Comes after a guard, which sets the context. */
export const needsProvenIdentity = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  requireProof(await requireSession())
  return next()
})

// Every guard sets `session` and `scope`, null where they do not apply: a key that no middleware sets would be taken
// from what the caller sent.

/** Lets anyone in, signed in or not. */
export const allowsAnyone = createMiddleware({ type: 'function' }).server(({ next }) =>
  next({ context: { session: null, scope: null } }),
)

/** Requires a session, even with an expired password. */
export const needsUser = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { session: await requireSession(), scope: null } }),
)

/** Requires a MANAGER or a TEACHER, with or without a daycare. */
export const needsOnboarding = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const session = await requireSession()
  if (session.user.role === 'SUPERADMIN') throw new AppError('FORBIDDEN')
  return next({ context: { session, scope: null } })
})

/** Requires a valid password, and a daycare except for a SUPERADMIN. */
export const needsDaycare = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const session = await requireEntry()
  const scope = scopeOf(session)
  if (!scope.daycareId && scope.role !== 'SUPERADMIN') throw new AppError('FORBIDDEN', 'Choisissez d’abord un milieu.')
  return next({ context: { session, scope } })
})

/** Requires a MANAGER with a valid password. */
export const needsManager = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const session = await requireEntry()
  if (session.user.role !== 'MANAGER') throw new AppError('FORBIDDEN')
  return next({ context: { session, scope: scopeOf(session) } })
})

/** Requires a MANAGER or a SUPERADMIN with a valid password. */
export const needsManagerOrAdmin = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const session = await requireEntry()
  if (session.user.role === 'TEACHER') throw new AppError('FORBIDDEN')
  return next({ context: { session, scope: scopeOf(session) } })
})

/** Requires a SUPERADMIN with a valid password. */
export const needsAdmin = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const session = await requireEntry()
  if (session.user.role !== 'SUPERADMIN') throw new AppError('FORBIDDEN')
  return next({ context: { session, scope: scopeOf(session) } })
})
