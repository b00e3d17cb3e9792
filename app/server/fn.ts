import { createServerFn } from '@tanstack/react-start'
import {
  anyone,
  mapErrors,
  needsAdmin,
  needsDaycare,
  needsHerself,
  needsManager,
  needsManagerOrAdmin,
  needsOnboarding,
  needsUser,
} from './middleware.ts'

/*
 * The builders are the law: a server function starts with the name of who may call it, and nothing else may
 * import createServerFn. Route guards only spare people a refusal.
 */

/** Anyone, signed in or not. */
export const publicFn = createServerFn().middleware([mapErrors, anyone])
/** Any signed-in person, even with an expired password. */
export const authedFn = createServerFn().middleware([mapErrors, needsUser])
/** The same, for what is her own: refused in a session opened by somebody else's link until she has proved who she is. */
export const verifiedFn = createServerFn().middleware([mapErrors, needsUser, needsHerself])
/** A signed-in MANAGER or TEACHER, with or without a daycare. */
export const onboardingFn = createServerFn().middleware([mapErrors, needsOnboarding])
/** A member of a daycare with a valid password, or a SUPERADMIN. */
export const daycareFn = createServerFn().middleware([mapErrors, needsDaycare])
/** The same, for what is hers alone there: refused like `verifiedFn`. */
export const verifiedDaycareFn = createServerFn().middleware([mapErrors, needsDaycare, needsHerself])
/** A MANAGER with a valid password; `scope.daycareId` may be null while she has no daycare. */
export const managerFn = createServerFn().middleware([mapErrors, needsManager])
/** A MANAGER or a SUPERADMIN with a valid password, with or without a daycare. */
export const managerOrAdminFn = createServerFn().middleware([mapErrors, needsManagerOrAdmin])
/** A SUPERADMIN with a valid password. */
export const adminFn = createServerFn().middleware([mapErrors, needsAdmin])
