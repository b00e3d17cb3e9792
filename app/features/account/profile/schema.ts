import * as z from 'zod/mini'
import { profileSentences } from '#content/pages/account.ts'

const NAME_MAX = 60

const name = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(NAME_MAX, profileSentences.nameTooLong))

/** How the person is called, here and on what she has made. */
export const NameInput = z.strictObject({
  firstName: name(profileSentences.firstNameMissing),
  lastName: name(profileSentences.lastNameMissing),
})
export type NameInput = z.infer<typeof NameInput>
