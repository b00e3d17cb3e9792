import type { Method } from '#tests/support/rpc.ts'
import type { Persona, World } from '../world.ts'

/** HTTP status for each persona. */
export type Expected = Record<Persona, number>

/**
 * Work that the server does after its answer: e-mails, queued before the answer, or work that leaves no trace before it
 * starts.
 */
export type BackgroundWork = 'mail' | 'unannounced'

/** A server function that takes an input, or answers somebody otherwise than the others of its kind. */
export type Details = {
  /**
   * Who may call it. Written independently of the sources, so that a test fails when the builder of a function lets in
   * somebody else.
   */
  who: Expected
  /** Statuses that differ from those of `who`. */
  except?: Partial<Expected>
  /** Creates a valid input, once per call. Absent when the function takes none. */
  input?: (world: World) => unknown
  backgroundWork?: BackgroundWork
}

export type Row = Omit<Details, 'who' | 'except'> & { method: Method; expected: Expected }

/* Statuses for each builder. */

export const PUBLIC: Expected = {
  anonymous: 200,
  teacher: 200,
  manager: 200,
  superadmin: 200,
  expired: 200,
  managerWithoutDaycare: 200,
  foreignTeacher: 200,
  foreignManager: 200,
}
export const AUTHED: Expected = { ...PUBLIC, anonymous: 401 }
export const DAYCARE: Expected = { ...AUTHED, expired: 403, managerWithoutDaycare: 403 }
export const MANAGER: Expected = {
  ...DAYCARE,
  teacher: 403,
  superadmin: 403,
  foreignTeacher: 403,
  managerWithoutDaycare: 200,
}
export const ADMIN: Expected = {
  ...MANAGER,
  manager: 403,
  superadmin: 200,
  managerWithoutDaycare: 403,
  foreignManager: 403,
}

/** Writes in a daycare: a superadmin who has selected none reads everywhere and writes nowhere. */
export const DAYCARE_WRITE: Expected = { ...DAYCARE, superadmin: 403 }
/** For managers, in the daycare that they have selected. */
export const MANAGER_IN_DAYCARE: Expected = { ...MANAGER, managerWithoutDaycare: 403 }

/** For a row of the daycare: it does not exist for the other one. */
export const HIDDEN = { foreignTeacher: 404, foreignManager: 404 }

/** For a row that only the teacher herself sees. */
export const OWN_ROW = { ...HIDDEN, manager: 404, superadmin: 404 }
/** The same with `DAYCARE_WRITE`, where the superadmin is refused already. */
export const OWN_ROW_WRITE = { ...HIDDEN, manager: 404 }
/** For a row of the account of the teacher, with functions that need no daycare. */
export const OWN_ACCOUNT_ROW = { ...OWN_ROW, expired: 404, managerWithoutDaycare: 404 }
