import { type ParsedLocation, redirect } from '@tanstack/react-router'

/** To the page that asks for a new password, which leads back to the address that was asked for. */
export const passwordFirst = ({ pathname, href }: ParsedLocation) =>
  redirect({ to: '/password-expired', search: pathname === '/' ? {} : { redirect: href } })
