import type { Method } from '#tests/support/rpc.ts'
import type { Persona, World } from '../world.ts'

/** Status that each persona gets. */
export type Expected = Record<Persona, number>

/**
 * What the server goes on with after it has answered: messages that wait in its queue since before the answer, or work
 * that nothing tells of.
 */
export type WorksOn = 'mail' | 'unannounced'

/** What a function needs beyond the place of its id in the lists of `who.ts`. */
export type Details = {
  /** Who gets another answer than the others of its list. */
  except?: Partial<Expected>
  /** An input that is accepted from whoever may. Called anew for each call. Absent: the function takes none. */
  input?: (world: World) => unknown
  worksOn?: WorksOn
}

export type Row = Omit<Details, 'except'> & { method: Method; expected: Expected }

/* What the builders promise. */

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

/** A superadmin who has picked no daycare reads everywhere and writes nowhere. */
export const AT_WORK: Expected = { ...DAYCARE, superadmin: 403 }
/** A manager works in the daycare that she has selected. */
export const MANAGER_AT_WORK: Expected = { ...MANAGER, managerWithoutDaycare: 403 }

/** A row of the other daycare does not exist. */
export const HIDDEN = { foreignTeacher: 404, foreignManager: 404 }

/** A row that only the person herself sees, whoever else works in the daycare. */
export const HER_OWN = { ...HIDDEN, manager: 404, superadmin: 404 }
/** The same, where a superadmin who has picked no daycare may do nothing. */
export const HER_OWN_AT_WORK = { ...HIDDEN, manager: 404 }
/** A row of the educator that nobody else has, with or without a daycare. */
export const NOBODY_ELSES = { ...HER_OWN, expired: 404, managerWithoutDaycare: 404 }
