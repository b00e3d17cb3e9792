import * as z from 'zod/mini'
import type { Development } from '#app/domain/enums.ts'
import { markSentences } from '#content/pages/library.ts'
import { NOTE_MAX, VISIBILITIES, type Visibility } from '../limits.ts'

/** What an educator wants to do the next time with an activity that she has lived. */
export const LIVED_OUTCOMES = ['AGAIN', 'ADJUST', 'DROP'] as const
export type LivedOutcome = (typeof LIVED_OUTCOMES)[number]

/** A day of the calendar, « 2026-11-21 ». */
const CalendarDay = z.iso.date(markSentences.dayMissing)

const activityId = z.uuid()

export const MarksInput = z.strictObject({ activityId })
export const FavouriteInput = z.strictObject({ activityId, isFavourite: z.boolean() })
export const VisibilityInput = z.strictObject({ activityId, visibility: z.enum(VISIBILITIES) })
/** `id` is that of the copy, made by the browser: a request that is sent twice makes one copy. */
export const AdaptInput = z.strictObject({ activityId, id: z.uuid() })
export const LivedDayInput = z.strictObject({ activityId, livedOn: CalendarDay })
const livedDay = {
  livedOn: CalendarDay,
  outcome: z._default(z.nullable(z.enum(LIVED_OUTCOMES)), null),
  note: z._default(z.string().check(z.trim(), z.maxLength(NOTE_MAX, markSentences.noteTooLong)), ''),
}
/** The fields of the form « Marquer comme vécue ». */
export const LivedForm = z.strictObject(livedDay)
export const MarkLivedInput = z.strictObject({ activityId, ...livedDay })
/** `since`: first day that counts, « 2026-11-21 ». */
export const BalanceInput = z.strictObject({ since: CalendarDay })

export type FavouriteInput = z.infer<typeof FavouriteInput>
export type VisibilityInput = z.infer<typeof VisibilityInput>
export type AdaptInput = z.infer<typeof AdaptInput>
export type LivedDayInput = z.infer<typeof LivedDayInput>
export type LivedForm = z.infer<typeof LivedForm>
export type MarkLivedInput = z.infer<typeof MarkLivedInput>
export type BalanceInput = z.infer<typeof BalanceInput>

/** A day on which the person lived an activity. */
export type LivedDay = { livedOn: string; outcome: LivedOutcome | null; note: string }

/** One person's marks on one activity, and what she may do with it. */
export type ActivityMarks = {
  isFavourite: boolean
  visibility: Visibility
  /** Whether she may change its visibility: its author alone. */
  canShare: boolean
  /** Whether she may make a copy of her own: whoever works in a daycare. */
  canAdapt: boolean
  /** The activity it was copied from; null when there is none, or when she may not read it. */
  adaptedFrom: { id: string; title: string } | null
  /** Latest first, 20 at most. */
  lived: LivedDay[]
}

/** Lived days of one person, by domain of the activity; an activity of two domains counts in both. */
export type LivedBalance = { total: number; domains: Record<Development, number> }
