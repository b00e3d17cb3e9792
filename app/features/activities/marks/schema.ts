import * as z from 'zod/mini'
import type { Development } from '#app/domain/enums.ts'
import { markSentences } from '#content/pages/library.ts'
import type { Visibility } from '../library/schema.ts'
import { NOTE_MAX, VISIBILITIES } from '../limits.ts'

/** What an educator thinks of an activity once it has been lived. */
export const LIVED_OUTCOMES = ['AGAIN', 'ADJUST', 'DROP'] as const
export type LivedOutcome = (typeof LIVED_OUTCOMES)[number]

/** A day of the calendar, « 2026-11-21 ». */
const CalendarDay = z.iso.date(markSentences.dayMissing)

const activityId = z.uuid()

export const FavouriteInput = z.strictObject({ activityId, isFavourite: z.boolean() })
export const VisibilityInput = z.strictObject({ activityId, visibility: z.enum(VISIBILITIES) })
/** `id` is that of the copy, from the browser: the same press sent twice is one copy. */
export const AdaptInput = z.strictObject({ activityId, id: z.uuid() })
export const LivedDayInput = z.strictObject({ activityId, livedOn: CalendarDay })
const livedDay = {
  livedOn: CalendarDay,
  outcome: z._default(z.nullable(z.enum(LIVED_OUTCOMES)), null),
  note: z._default(z.string().check(z.trim(), z.maxLength(NOTE_MAX, markSentences.noteTooLong)), ''),
}
/** What the form asks. */
export const LivedForm = z.strictObject(livedDay)
export const MarkLivedInput = z.strictObject({ activityId, ...livedDay })
/** First day of the four weeks, on the calendar of the browser. */
export const BalanceInput = z.strictObject({ since: CalendarDay })

export type FavouriteInput = z.infer<typeof FavouriteInput>
export type VisibilityInput = z.infer<typeof VisibilityInput>
export type AdaptInput = z.infer<typeof AdaptInput>
export type LivedDayInput = z.infer<typeof LivedDayInput>
export type LivedForm = z.infer<typeof LivedForm>
export type MarkLivedInput = z.infer<typeof MarkLivedInput>
export type BalanceInput = z.infer<typeof BalanceInput>

/** One day on which this person lived an activity. */
export type LivedDay = { livedOn: string; outcome: LivedOutcome | null; note: string }

/** What is between one person and one activity. */
export type ActivityMarks = {
  isFavourite: boolean
  visibility: Visibility
  /** Whether this person may change who reads it: its author alone. */
  canShare: boolean
  /** Whether she may have a copy of her own: whoever works in a daycare. */
  canAdapt: boolean
  /** The activity that this one was copied from, if she may read it. */
  adaptedFrom: { id: string; title: string } | null
  /** Latest first. */
  lived: LivedDay[]
}

/** Lived days of this person by domain of the activity; one of two domains counts in both. */
export type LivedBalance = { total: number; domains: Record<Development, number> }

/** A deleted activity that can still be put back. */
export type TrashedActivity = {
  id: string
  title: string
  /** « Marie Lavoie »; null for people who have left. */
  authorName: string | null
  deletedByName: string | null
  deletedAt: Date
}
