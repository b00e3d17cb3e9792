import * as z from 'zod/mini'
import { emailField, nameField } from '#app/domain/contact-fields.ts'
import { teacherSentences } from '#content/pages/teachers.ts'

export const LIST_MAX = 50
/** Days during which somebody who was removed can be put back. */
export const RESTORE_DAYS = 30

/** One educator to add. */
export const PersonInput = z.strictObject({
  firstName: nameField(teacherSentences.firstNameMissing, teacherSentences.nameTooLong),
  lastName: nameField(teacherSentences.lastNameMissing, teacherSentences.nameTooLong),
  email: emailField(teacherSentences.emailInvalid),
})
export type PersonInput = z.infer<typeof PersonInput>

/**
 * `daycareId` is the daycare on screen: refused when the manager has selected another one meanwhile, in another tab.
 */
export const CreateTeacherInput = z.strictObject({ ...PersonInput.shape, daycareId: z.optional(z.uuid()) })
export const CreateTeachersInput = z.strictObject({
  people: z
    .array(PersonInput, teacherSentences.listEmpty)
    .check(z.minLength(1, teacherSentences.listEmpty), z.maxLength(LIST_MAX, teacherSentences.listTooLong)),
  daycareId: z.optional(z.uuid()),
})
export const TeamInput = z.strictObject({ daycareId: z.uuid() })
/** `accepts` false: she refuses. */
export const AnswerInput = z.strictObject({ daycareId: z.uuid(), accepts: z.boolean() })
export type AnswerInput = z.infer<typeof AnswerInput>
export const TeacherInput = z.strictObject({ userId: z.uuid() })

export type CreateTeacherInput = z.infer<typeof CreateTeacherInput>
export type CreateTeachersInput = z.infer<typeof CreateTeachersInput>

export type TeacherState = 'active' | 'invited' | 'neverEntered'
export type InvitationState = 'queued' | 'notSent' | 'sent' | 'shown' | 'opened' | 'accepted' | 'expired'

export type TeamTeacher = {
  userId: string
  firstName: string
  lastName: string
  email: string
  state: TeacherState
  joinedAt: Date
  lastLogin: Date | null
  /** Null for those who signed in without one. `at`: when it was sent, or queued. */
  invitation: { state: InvitationState; at: Date; expiresAt: Date | null } | null
  /** She has an account and has not accepted yet: only what the manager typed is shown of her. */
  isAsked: boolean
}

export type Team = {
  daycareId: string
  daycareName: string
  seats: { used: number; max: number }
  teachers: TeamTeacher[]
  managers: { userId: string; firstName: string; lastName: string }[]
  /** Removed less than 30 days ago. */
  departed: { userId: string; firstName: string; lastName: string; leftAt: Date; restorableUntil: Date }[]
  /** False without a mail server: links must then be shown by hand. */
  sendsMail: boolean
}

/** `asked`: she has an account already, and joins when she accepts. */
export type Outcome = 'added' | 'asked' | 'alreadyHere' | 'elsewhere' | 'noSeat'
export type AddedPerson = { email: string; outcome: Outcome; userId: string | null }

/** A team that asks the signed-in person to join it. */
export type OwnInvitation = { daycareId: string; daycareName: string; inviter: string | null; createdAt: Date }

/** The signed-in educator, and where she works. */
export type CurrentTeacher = {
  id: string
  email: string
  firstName: string
  lastName: string
  daycareId: string | null
  daycareName: string | null
}

/** Months that the quality file counts. */
export const QUALITY_MONTHS = 12

/** What a team has done since a day, in numbers. */
export type QualityFile = Record<
  'quizzes' | 'reviews' | 'sheets' | 'outdoorSheets' | 'lived' | 'situations' | 'places' | 'surveys',
  number
> & { since: Date }
