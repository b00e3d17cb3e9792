import * as z from 'zod/mini'
import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import {
  AGE_GROUPS,
  type AgeGroup,
  type Allergen,
  DEVELOPMENTS,
  type Development,
  DURATIONS,
  PLACES,
  type Place,
  SEASONS,
  type Season,
} from '#app/domain/enums.ts'
import { SEARCH_MAX, type VISIBILITIES } from '../limits.ts'

const MAX_PAGE = 10_000
const MAX_CHOICES = 50

const ids = z.array(z.uuid()).check(z.maxLength(MAX_CHOICES))

function someOf<const Value extends string | number>(values: readonly Value[]) {
  const value = z.literal(values)
  return z._default(z.array(value).check(z.maxLength(values.length)), [])
}

/** Who wrote the words: the starter library, the composer over the bank, or a language model. */
export const ACTIVITY_SOURCES = ['STARTER', 'BANK', 'MODEL'] as const
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number]

export type Visibility = (typeof VISIBILITIES)[number]

/** Within one list any value will do, between lists all must hold; an empty list asks nothing. */
export const ActivityFilters = z.strictObject({
  /** Starts of words, all of them, without accents or case, in the title or the text. */
  text: z._default(z.string().check(z.maxLength(SEARCH_MAX)), ''),
  ageGroups: someOf(AGE_GROUPS),
  developments: someOf(DEVELOPMENTS),
  themeIds: z._default(ids, []),
  materialIds: z._default(ids, []),
  places: someOf(PLACES),
  /** An activity of the whole year is of every season. */
  seasons: someOf(SEASONS),
  /** Minutes, rounded up to these. */
  durations: someOf(DURATIONS),
  sources: someOf(ACTIVITY_SOURCES),
  authorIds: z._default(ids, []),
  /** Only what this person has starred. */
  favourites: z._default(z.boolean(), false),
  /** Only what this person has lived. */
  lived: z._default(z.boolean(), false),
})
export type ActivityFilters = z.infer<typeof ActivityFilters>

export const NO_FILTERS: ActivityFilters = {
  text: '',
  ageGroups: [],
  developments: [],
  themeIds: [],
  materialIds: [],
  places: [],
  seasons: [],
  durations: [],
  sources: [],
  authorIds: [],
  favourites: false,
  lived: false,
}

export const ActivitiesPageInput = z.strictObject({
  page: z.int().check(z.gte(1), z.lte(MAX_PAGE)),
  filters: z._default(ActivityFilters, NO_FILTERS),
})
export const CountActivitiesInput = z.strictObject({ filters: z._default(ActivityFilters, NO_FILTERS) })
export const ActivityIdInput = z.strictObject({ activityId: z.uuid() })

export type ActivitiesPageInput = z.infer<typeof ActivitiesPageInput>

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
  visibility: Visibility
  /** Starred by this person. */
  isFavourite: boolean
  /** Last day on which this person lived it, « 2026-11-21 ». */
  livedOn: string | null
  createdAt: Date
}

/** Who has changed and who has read a sheet, and what this person may do with it. */
export type Reading = {
  groupSize: number | null
  allergies: Allergen[]
  /** Null while the words are as they were made. */
  editedAt: Date | null
  editedByName: string | null
  /** Null until an educator has read this very text. */
  reviewedAt: Date | null
  reviewedByName: string | null
  /** False for the starter library: there one adapts a copy. */
  isOwn: boolean
  canEdit: boolean
}

export type ActivityDetail = Omit<ActivityCard, 'isFavourite' | 'livedOn'> & {
  sheet: ActivitySheet
  themes: string[]
  materials: string[]
  safety: SafetyReport
  /** Name of the language model, when one wrote it. */
  modelName: string | null
  version: number
  /** Whether this person may delete it: its author, or whoever manages the daycare; never a starter. */
  canDelete: boolean
} & Reading

/** A filter of the library, by its name in {@link ActivityFilters}. */
export type Facet = keyof ActivityFilters
/** The filters whose values have a count. */
export type CountedFacet = Exclude<Facet, 'text'>

/** What the filters leave, and what each further choice would. */
export type ActivityCount = {
  /** Stops at COUNT_CAP + 1 for a superadmin who has picked no daycare, and then nothing else is counted. */
  total: number
  /** Activities of each value, all other filters in force; a value that is missing has none. Favourites and lived: « true ». */
  options: Record<CountedFacet, Record<string, number>>
  /** Activities that are left without one filter, for each filter in force. */
  without: Partial<Record<Facet, number>>
  /** Who has written activities that the other filters leave, by name. */
  authors: { id: string; name: string }[]
  /** The season that comes first in the list; null where the list is by date only. */
  season: Season | null
}
