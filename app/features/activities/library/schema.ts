import * as z from 'zod/mini'
import type { ActivitySheet, SafetyRefusal, SafetyReport } from '#app/domain/activity-sheet.ts'
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
import { SEARCH_MAX, type Visibility } from '../limits.ts'

const MAX_PAGE = 10_000
const MAX_CHOICES = 50

const ids = z.array(z.uuid()).check(z.maxLength(MAX_CHOICES))

function someOf<const Value extends string | number>(values: readonly Value[]) {
  const value = z.literal(values)
  return z._default(z.array(value).check(z.maxLength(values.length)), [])
}

/** Who wrote an activity: the starter library, the composer that works from the bank, a language model, or somebody elsewhere. */
export const ACTIVITY_SOURCES = ['STARTER', 'BANK', 'MODEL', 'FOUND'] as const
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number]

/** Any value of a list matches; every list must match; an empty list filters nothing. */
export const ActivityFilters = z.strictObject({
  /** Prefixes of words, without accents or case: all of them must be in the title or the text. */
  text: z._default(z.string().check(z.maxLength(SEARCH_MAX)), ''),
  ageGroups: someOf(AGE_GROUPS),
  developments: someOf(DEVELOPMENTS),
  themeIds: z._default(ids, []),
  materialIds: z._default(ids, []),
  places: someOf(PLACES),
  /** An activity without a season, for the whole year, matches every season. */
  seasons: someOf(SEASONS),
  /** Minutes; the duration of an activity is rounded up to the next of these. */
  durations: someOf(DURATIONS),
  sources: someOf(ACTIVITY_SOURCES),
  authorIds: z._default(ids, []),
  /** Only what the person has starred. */
  favourites: z._default(z.boolean(), false),
  /** Only what the person has marked as lived. */
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

const filters = z._default(ActivityFilters, NO_FILTERS)

export const ActivitiesPageInput = z.strictObject({ page: z.int().check(z.gte(1), z.lte(MAX_PAGE)), filters })
export type ActivitiesPageInput = z.infer<typeof ActivitiesPageInput>

export const CountActivitiesInput = z.strictObject({ filters })

/** The filters that are lists of values. */
export const LIST_FACETS = [
  'ageGroups',
  'developments',
  'themeIds',
  'materialIds',
  'places',
  'seasons',
  'durations',
  'sources',
  'authorIds',
] as const
export type ListFacet = (typeof LIST_FACETS)[number]

export const CountFacetInput = z.strictObject({ facet: z.literal(LIST_FACETS), filters })
export type CountFacetInput = z.infer<typeof CountFacetInput>

export const ActivityIdInput = z.strictObject({ activityId: z.uuid() })

/** Who has read the present text over: the one who asked for the activity, or somebody else; null for nobody yet. */
export type Review = 'COLLEAGUE' | 'AUTHOR' | null

/** What the children do, drawn; `alt` says it to those who do not see it. */
export type ActivityPicture = { src: string; alt: string }

/** An activity as a card of the list shows it. */
export type ActivityCard = {
  id: string
  title: string
  summary: string
  ageGroups: AgeGroup[]
  developments: Development[]
  place: Place
  durationMinutes: number
  source: ActivitySource
  review: Review
  /** « Marie Lavoie »; null for the starter library and for people who have left. */
  authorName: string | null
  visibility: Visibility
  /** Starred by the person who reads the list. */
  isFavourite: boolean
  /** Last day on which the person who reads the list lived it, « 2026-11-21 »; null when there is none. */
  livedOn: string | null
  /** Of the sheet of the bank that it comes from; null when there is none. */
  picture: ActivityPicture | null
}

/** A deleted activity that can still be restored. */
export type TrashedActivity = {
  id: string
  title: string
  /** « Marie Lavoie »; null for people who have left. */
  authorName: string | null
  deletedByName: string | null
  deletedAt: Date
}

/** One activity with its whole sheet. */
export type ActivityDetail = Omit<ActivityCard, 'isFavourite' | 'livedOn'> & {
  /** Empty: all year. */
  seasons: Season[]
  createdAt: Date
  sheet: ActivitySheet
  themes: string[]
  safety: SafetyReport
  /** Why the safety rules of today refuse it, although they were kept when it was written; empty while they do not. */
  refusals: SafetyRefusal[]
  groupSize: number | null
  allergies: Allergen[]
  /** For a sheet adapted from the bank: what was adapted and what did not fit; empty when there is nothing to say. */
  notice: string
  /** Activities of the library that came next when it was generated. */
  neighbours: { id: string; title: string }[]
  /** Name of the language model that wrote it; null when none did. */
  modelName: string | null
  /** Where it was found, in the words of who brought it, or as a web address; null for what was made here. */
  foundIn: string | null
  /** Day of the last review of the sheet of the bank that it comes from, « 2026-11-22 »; null when there is none. */
  bankReviewedOn: string | null
  /** Number of the present text: an edit has to send the one it is based on. */
  version: number
  /** Null while the text is as it was generated or copied. */
  editedAt: Date | null
  editedByName: string | null
  /** Null until an educator has reviewed the present text. */
  reviewedAt: Date | null
  reviewedByName: string | null
  /** Whether the activity belongs to the person's daycare: false for the starter library, of which one adapts a copy. */
  isOwn: boolean
  /** Whether the person may edit and delete it: its author, or whoever manages the daycare; never a starter. */
  canEdit: boolean
}

/** A filter of the library, by its name in {@link ActivityFilters}. */
export type Facet = keyof ActivityFilters

/** How many activities the filters find. */
export type ActivityCount = {
  /** For a superadmin without a daycare it stops at COUNT_CAP + 1, and nothing else is counted. */
  total: number
  /** Starred by the person, among those that the other filters find. */
  favourites: number
  /** As `favourites`, for those that she has lived. */
  lived: number
  /** For each active filter, how many activities there would be without it. */
  without: Partial<Record<Facet, number>>
  /** Names of the authors that the filters hold, where she may read something of theirs. */
  authors: { id: string; name: string }[]
  /** The season whose activities come first in the list; null when the list is sorted by date only. */
  season: Season | null
}

/** How many activities a value of a filter would find; `name` is that of an author. */
export type FacetCount = { value: string; count: number; name: string | null }

/** An activity to begin with. */
export type FirstActivity = {
  id: string
  title: string
  summary: string
  place: Place
  durationMinutes: number
  picture: ActivityPicture
}
