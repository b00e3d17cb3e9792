import * as z from 'zod/mini'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import {
  AGE_GROUPS,
  type AgeGroup,
  DEVELOPMENTS,
  type Development,
  type Place,
  type Season,
} from '#app/domain/enums.ts'
import type { SafetyReport } from '#app/domain/safety-report.ts'
import { NO_FILTERS } from './activities.limits.ts'

const MAX_PAGE = 10_000
const MAX_CHOICES = 50

const ids = z.array(z.uuid()).check(z.maxLength(MAX_CHOICES))

/** Within one list any value will do, between lists all must hold; an empty list asks nothing. */
export const ActivityFilters = z.strictObject({
  ageGroups: z._default(z.array(z.enum(AGE_GROUPS)).check(z.maxLength(AGE_GROUPS.length)), []),
  developments: z._default(z.array(z.enum(DEVELOPMENTS)).check(z.maxLength(DEVELOPMENTS.length)), []),
  themeIds: z._default(ids, []),
  materialIds: z._default(ids, []),
})
export type ActivityFilters = z.infer<typeof ActivityFilters>

export const ActivitiesPageInput = z.strictObject({
  page: z.int().check(z.gte(1), z.lte(MAX_PAGE)),
  filters: z._default(ActivityFilters, NO_FILTERS),
})
export const CountActivitiesInput = z.strictObject({ filters: z._default(ActivityFilters, NO_FILTERS) })
export const ActivityIdInput = z.strictObject({ activityId: z.uuid() })

export type ActivitiesPageInput = z.infer<typeof ActivitiesPageInput>

/** Who wrote the words: the starter library, the composer over the bank, or a language model. */
export type ActivitySource = 'STARTER' | 'BANK' | 'MODEL'

/** What a card of the list shows. */
export type ActivityCard = {
  id: string
  title: string
  summary: string
  ageGroups: AgeGroup[]
  developments: Development[]
  place: Place
  /** Empty: all year. */
  seasons: Season[]
  durationMinutes: number
  source: ActivitySource
  /** « Marie Lavoie »; null for the starter library and for people who have left. */
  authorName: string | null
  createdAt: Date
}

export type ActivityDetail = ActivityCard & {
  sheet: ActivitySheet
  themes: string[]
  materials: string[]
  safety: SafetyReport
  /** Name of the language model, when one wrote it. */
  modelName: string | null
  version: number
  /** Whether this person may delete it: its author, or whoever manages the daycare; never a starter. */
  canDelete: boolean
}

/** `total` stops at COUNT_CAP + 1. */
export type ActivityCount = { total: number }
