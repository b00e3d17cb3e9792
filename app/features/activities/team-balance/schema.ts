import * as z from 'zod/mini'
import type { Development } from '#app/domain/enums.ts'

/** Below, a number could be taken for somebody's. */
export const BALANCE_PEOPLE_MIN = 4
/** Weeks that are shown together. */
export const BALANCE_WEEKS = 4
/** Days between the Monday of a week and its counting: its last days are often noted on the next Monday. */
export const BALANCE_DELAY_DAYS = 9

export const BALANCE_PLACES = ['indoors', 'yard', 'outing'] as const
export type BalancePlace = (typeof BALANCE_PLACES)[number]

export const JoinBalanceInput = z.strictObject({ joins: z.boolean() })
export type JoinBalanceInput = z.infer<typeof JoinBalanceInput>

/** « 2026-11-21 » since when her own activities count; null: they do not. */
export type OwnBalance = { since: string | null }

export type TeamBalance = {
  /** The last weeks, the newest first, by their Monday. Not shown: fewer than four people had something to count. */
  weeks: { monday: string; isShown: boolean }[]
  total: number
  domains: Record<Development, number>
  places: Record<BalancePlace, number>
}
