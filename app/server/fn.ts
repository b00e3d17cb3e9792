import { createServerFn } from '@tanstack/react-start'
import {
  allowsAnyone,
  mapErrors,
  needsAdmin,
  needsDaycare,
  needsManager,
  needsManagerOrAdmin,
  needsOnboarding,
  needsProvenIdentity,
  needsUser,
} from './middleware.ts'

/*
 * The builders are the law: a server function starts with the name of who may call it, and nothing else may
 * import createServerFn. Route guards only send people to a page that they may open.
 */

/** Anyone, signed in or not. */
export const publicFn = createServerFn().middleware([mapErrors, allowsAnyone])
/** Any signed-in person, even with an expired password. */
export const authedFn = createServerFn().middleware([mapErrors, needsUser])
/**
 * The same, for her own data: refused in a session opened by a link that somebody else was shown, until she proves who
 * she is.
 */
export const verifiedFn = createServerFn().middleware([mapErrors, needsUser, needsProvenIdentity])
/** A signed-in MANAGER or TEACHER, with or without a daycare. */
export const onboardingFn = createServerFn().middleware([mapErrors, needsOnboarding])
/** A member of a daycare with a valid password, or a SUPERADMIN. */
export const daycareFn = createServerFn().middleware([mapErrors, needsDaycare])
/** The same, for what only she may read in her daycare: refused like `verifiedFn`. */
export const verifiedDaycareFn = createServerFn().middleware([mapErrors, needsDaycare, needsProvenIdentity])
/** A MANAGER with a valid password; `scope.daycareId` may be null while she has no daycare. */
export const managerFn = createServerFn().middleware([mapErrors, needsManager])
/** A MANAGER or a SUPERADMIN with a valid password, with or without a daycare. */
export const managerOrAdminFn = createServerFn().middleware([mapErrors, needsManagerOrAdmin])
/** A SUPERADMIN with a valid password. */
export const adminFn = createServerFn().middleware([mapErrors, needsAdmin])
