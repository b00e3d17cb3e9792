import { authenticateUserFn } from '../functions.ts'

// Apart from auth.queries.ts, which the sign-in page loads.
/** Proves again that it is her, which dangerous acts ask for within ten minutes. Throws when the password is wrong. */
export function confirmIdentity(password: string): Promise<unknown> {
  return authenticateUserFn({ data: { password } })
}
