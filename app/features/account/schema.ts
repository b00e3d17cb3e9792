import * as z from 'zod/mini'
import { emailField, nameField } from '#app/domain/contact-fields.ts'
import { AGE_GROUPS, type Role } from '#app/domain/enums.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { authSentences, profileSentences } from '#content/pages/auth.ts'

/** What the browser knows of the signed-in person. Never a hash, never a token. */
export type CurrentUser = OwnGroup & {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  selectedDaycareId: string | null
  selectedDaycareName: string | null
  passwordExpired: boolean
  lastLogin: Date | null
  /** On a device that several people use: her name is always shown, and local data is wiped when she signs out. */
  sharedDevice?: boolean
  /**
   * Somebody else made the link that opened this session: private pages first need her password, or a code by e-mail.
   */
  needsProof?: boolean
  /** Her role asks for a second factor here, and she has none yet. */
  needsSecondFactor?: boolean
  /** « Je connais déjà Brindille »: the path of who starts is not in her menu. */
  knowsBrindille?: boolean
  /** The three first screens wait for her where she arrives. */
  awaitsWelcome?: boolean
  /** 14 to 1 when her password expires soon; absent otherwise, and where passwords do not expire. */
  passwordDaysLeft?: number
}

/** What a first step of signing in answers: the person, or that her second factor is asked for before any session. */
export type SignInAnswer = CurrentUser | null | { awaitsSecondFactor: true }

/** Length only, any composition, as NIST SP 800-63B-4 asks. In characters, after Unicode NFC. */
export const PASSWORD_MIN = 12
const PASSWORD_MAX = 128

const email = emailField(authSentences.emailInvalid)

/** A password as typed at sign-in: of any length, so that a refusal says nothing about the rules of the stored one. */
const typedPassword = z
  .string(authSentences.passwordMissing)
  .check(z.minLength(1, authSentences.passwordMissing), z.maxLength(1_000, authSentences.passwordTooLong))

const newPassword = z
  .string(authSentences.passwordMissing)
  .check(
    z.minLength(PASSWORD_MIN, authSentences.passwordTooShort),
    z.maxLength(PASSWORD_MAX, authSentences.passwordTooLong),
  )

/** The box « Appareil partagé »: the session ends sooner. */
const shared = z.optional(z.boolean())

const ageGroups = z.optional(z.array(z.enum(AGE_GROUPS)).check(z.maxLength(AGE_GROUPS.length)))

const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

export const LoginInput = z.strictObject({ email, password: typedPassword, shared })
export const ConfirmInput = z.strictObject({ password: typedPassword })
export const TokenInput = z.strictObject({ token: linkToken })
export const RequestLinkInput = z.strictObject({ email })
/** Six digits, typed or pasted with or without the space in the middle that some applications show; given without it. */
export const sixDigitCode = z.string(authSentences.codeInvalid).check(
  z.trim(),
  z.regex(/^\d{3}\s?\d{3}$/, { error: authSentences.codeInvalid, abort: true }),
  z.overwrite((code) => code.replace(/\s/, '')),
)
export const CodeInput = z.strictObject({ email, shared, code: sixDigitCode })
export const EndSessionInput = z.strictObject({ sessionId: z.uuid() })
/** Somebody else, for whom the caller does something. */
export const PersonInput = z.strictObject({ userId: z.uuid() })
export const UpdatePasswordInput = z.strictObject({
  currentPassword: z.optional(typedPassword),
  newPassword,
  ageGroups,
})

const passwordsMatch = z.refine<{ newPassword: string; confirmation: string }>(
  (form) => form.newPassword === form.confirmation,
  {
    path: ['confirmation'],
    error: authSentences.passwordsDiffer,
  },
)

const confirmation = z.string().check(z.maxLength(PASSWORD_MAX, authSentences.passwordTooLong))

/** Forms of a new password typed twice. `confirmation` never leaves the browser. */
export const NewPasswordForm = z.strictObject({ newPassword, confirmation, ageGroups }).check(passwordsMatch)
export const ChangePasswordForm = z
  .strictObject({ currentPassword: typedPassword, newPassword, confirmation })
  .check(passwordsMatch)

/** One of the person's sessions, as she recognises it. */
export type OwnSession = {
  id: string
  device: string
  ip: string
  createdAt: Date
  lastSeenAt: Date
  shared: boolean
  /** The session of this request. */
  isCurrent: boolean
}

export type LoginInput = z.infer<typeof LoginInput>
export type CodeInput = z.infer<typeof CodeInput>
export type UpdatePasswordInput = z.infer<typeof UpdatePasswordInput>

/** The name shown in the application and on what she has written. */
export const NameInput = z.strictObject({
  firstName: nameField(profileSentences.firstNameMissing, profileSentences.nameTooLong),
  lastName: nameField(profileSentences.lastNameMissing, profileSentences.nameTooLong),
})
export type NameInput = z.infer<typeof NameInput>
