import * as z from 'zod/mini'
import type { DaycareKind } from '#app/domain/enums.ts'
import { administrationSentences } from '#content/pages/administration.ts'

export const DAYCARES_PER_PAGE = 25
const SEARCH_MAX = 100

export const DAYCARE_FILTERS = ['all', 'alone', 'full', 'deleted'] as const
export const DAYCARE_SORTS = ['name', 'createdAt', 'maxTeachers'] as const

export const DaycaresInput = z.strictObject({
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX, administrationSentences.searchTooLong))),
  filter: z.enum(DAYCARE_FILTERS),
  sort: z.enum(DAYCARE_SORTS),
  descending: z.boolean(),
})
export type DaycaresInput = z.infer<typeof DaycaresInput>

export type AdminDaycare = {
  id: string
  name: string
  kind: DaycareKind
  createdAt: Date
  deletedAt: Date | null
  /** Seats, and those in use: invited people count. */
  maxTeachers: number
  teachers: number
  managers: { id: string; name: string; entered: boolean }[]
}

export type AdminDaycaresPage = { daycares: AdminDaycare[]; total: number }

export type FailedMail = { id: string; kind: string; to: string; name: string; reason: string; createdAt: Date }

export type Overview = {
  figures: {
    daycares: number
    managers: number
    teachers: number
    /** People who came in within seven days. */
    recentPeople: number
    /** Activities made within thirty days. */
    recentActivities: number
  }
  attention: {
    daycaresWithoutManager: number
    /** Managers who never came in, and whose link no longer works. */
    expiredInvitations: number
    openReports: number
    openSectionReports: number
    erasureRequests: number
    /** Incidents with a risk of serious injury, not told to the commission yet. */
    untoldIncidents: number
    /** Refused calls of the last day. */
    refusals: number
    failedMails: number
    /** The setting that names the person in charge of personal information is missing. */
    noPrivacyOfficer: boolean
  }
  /** The last ones that were given up. */
  failedMails: FailedMail[]
}
