import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '#app/features/account/schema.ts'

/**
 * Before any other page: a password that is still valid, then a second factor where one is asked for. Both pages lead
 * back to the address that was asked for.
 * @throws the redirect to what is missing
 */
export function requireFirstThings(user: CurrentUser, { pathname, href }: ParsedLocation): void {
  const search = pathname === '/' ? {} : { redirect: href }
  if (user.passwordExpired) throw redirect({ to: '/password-expired', search })
  if (user.needsSecondFactor) throw redirect({ to: '/second-factor', search })
}
