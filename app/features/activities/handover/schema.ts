import * as z from 'zod/mini'
import type { ActivitySheet, SafetyRefusal } from '#app/domain/activity-sheet.ts'
import type { Place } from '#app/domain/enums.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { handoverSentences } from '#content/pages/sheet/handover.ts'
import { savedText, weekday } from '../week/schema.ts'
import type { DaySlot } from '../week/week-days.ts'

/** What is said once, for every day. */
export const HANDOVER_TOPICS = ['HABITS', 'SAFETY'] as const
export type HandoverTopic = (typeof HANDOVER_TOPICS)[number]

/** Characters of each of these texts. */
export const HANDOVER_TEXT_MAX = 600

/** Days ahead for which a link can be made: it lives until its day is over. */
export const LINK_DAYS_AHEAD = 7

export const HandoverInput = z.strictObject({ day: weekday })
export type HandoverInput = z.infer<typeof HandoverInput>

export const SaveHandoverTextInput = z.strictObject({
  topic: z.enum(HANDOVER_TOPICS),
  ...savedText(HANDOVER_TEXT_MAX, handoverSentences.textTooLong),
})
export type SaveHandoverTextInput = z.infer<typeof SaveHandoverTextInput>

/** The token of a link; one of another length is unknown like the others. */
export const HandoverTokenInput = z.strictObject({ token: z.string().check(z.maxLength(100)) })

export type HandoverText = { topic: HandoverTopic; text: string; updatedAt: Date }

export type HandoverActivity = {
  activityId: string
  slot: DaySlot
  title: string
  durationMinutes: number
  place: Place
  /** « Glands, 20 », the optional ones apart. */
  materials: { name: string; isOptional: boolean }[]
  /** The first sentences of each. */
  steps: { minutes: number; text: string }[]
  safety: Pick<ActivitySheet['securite'], 'supervision' | 'dangersAEliminer' | 'allergies'>
  /** Why the safety rules of today refuse it; empty while they do not. */
  refusals: SafetyRefusal[]
}

/** What whoever replaces a person needs for one day. No child is named in it. */
export type Handover = {
  day: string
  group: OwnGroup
  /** In the order of the day. */
  activities: HandoverActivity[]
  /** Of that day, from « Ma semaine »; empty when there is none. */
  note: string
  texts: HandoverText[]
}

/** A link that works still; its address is not known any more. */
export type HandoverLink = { day: string; createdAt: Date; expiresAt: Date }
