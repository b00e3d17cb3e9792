import * as z from 'zod/mini'
import type { ActivitySheet, SafetyRefusal } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Development, Place } from '#app/domain/enums.ts'
import { weekSentences } from '#content/pages/week.ts'
import type { ActivityPicture } from '../library/schema.ts'
import { DAY_SLOTS, isoWeekday } from './week-days.ts'

const day = z.iso.date({ error: weekSentences.dayMissing, abort: true })
/** A day from Monday to Friday, « 2026-11-23 ». */
export const weekday = day.check(z.refine((text) => isoWeekday(text) <= 5, weekSentences.weekdays))
const monday = day.check(z.refine((text) => isoWeekday(text) === 1, weekSentences.mondays))

/** Milliseconds since 1970, up to the last instant of a JavaScript date. */
const timestamp = z.int().check(z.gte(0), z.lte(8.64e15))

/** Characters of the note of a day. */
export const DAY_NOTE_MAX = 500

export const WeekInput = z.strictObject({ monday })
const moment = { day: weekday, slot: z.enum(DAY_SLOTS) }
export const PlanInput = z.strictObject({ activityId: z.uuid(), ...moment })
export const MoveInput = z.strictObject({
  activityId: z.uuid(),
  from: z.strictObject(moment),
  to: z.strictObject(moment),
})
export const CopyWeekInput = z.strictObject({ from: monday, to: monday })
/** `plannedAt`: when the copy was made, in ms since 1970, as {@link WeekCopy} says it. */
export const UncopyWeekInput = z.strictObject({ monday, plannedAt: timestamp })
export type WeekInput = z.infer<typeof WeekInput>
export type PlanInput = z.infer<typeof PlanInput>
export type MoveInput = z.infer<typeof MoveInput>
export type CopyWeekInput = z.infer<typeof CopyWeekInput>
export type UncopyWeekInput = z.infer<typeof UncopyWeekInput>

/** What a copy has added to a week. */
export type WeekCopy = {
  added: number
  /** When it was planned, in ms since 1970, by which it is taken back; null when nothing was. */
  plannedAt: number | null
  /** The week that was to be copied holds nothing. */
  isSourceEmpty: boolean
}

/** A text that is saved over the version that was read: `seen`, its `updatedAt` in ms, null when there was none. Empty: removed. */
export const savedText = (max: number, tooLong: string) => ({
  text: z.string().check(
    // Postgres stores no lone surrogate: made well-formed first, the text compares equal to what is stored.
    z.overwrite((text) => text.toWellFormed()),
    z.trim(),
    z.maxLength(max, tooLong),
  ),
  seen: z.nullable(timestamp),
})

export const SaveDayNoteInput = z.strictObject({
  day: weekday,
  ...savedText(DAY_NOTE_MAX, weekSentences.noteTooLong),
})
export type SaveDayNoteInput = z.infer<typeof SaveDayNoteInput>

export type DayNote = { day: string; text: string; updatedAt: Date }

/** A week of a person: her activities and her notes. */
export type Week = { activities: PlannedActivity[]; notes: DayNote[] }

/** An activity in the grid of the week, with the materials to prepare for it. */
export type PlannedActivity = PlanInput & {
  title: string
  ageGroups: AgeGroup[]
  developments: Development[]
  durationMinutes: number
  place: Place
  materials: ActivitySheet['materiel']
  picture: ActivityPicture | null
  /** Why the safety rules of today refuse it; empty while they do not. */
  refusals: SafetyRefusal[]
}
