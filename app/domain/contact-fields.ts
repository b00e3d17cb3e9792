import * as z from 'zod/mini'

/** Characters, for the forms that check these fields in their own order. */
export const NAME_MAX = 60
export const EMAIL_MAX = 254

/** Schema of a first or a last name. */
export const nameField = (missing: string, tooLong: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(NAME_MAX, tooLong))

/** Schema of an e-mail address, in lower case. */
export const emailField = (invalid: string) =>
  z
    .string(invalid)
    .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX, { error: invalid, abort: true }), z.email(invalid))
