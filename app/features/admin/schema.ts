import * as z from 'zod/mini'
import type { BackupConcern, BackupState } from '#app/domain/backup-state.ts'
import type { DaycareKind } from '#app/domain/enums.ts'
import { administrationSentences } from '#content/pages/administration.ts'
import { DAYCARE_FILTERS, DAYCARE_SORTS, PAGE_MAX, SEARCH_MAX } from './search-params.ts'

export const DAYCARES_PER_PAGE = 25

export const DaycaresInput = z.strictObject({
  page: z.int().check(z.minimum(1), z.maximum(PAGE_MAX)),
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
  /** Seats; `teachers` of them are in use, pending invitations included. */
  maxTeachers: number
  teachers: number
  managers: { id: string; name: string; hasSignedIn: boolean }[]
}

export type AdminDaycaresPage = { daycares: AdminDaycare[]; total: number }

export type FailedMail = { id: string; kind: string; to: string; name: string; reason: string; createdAt: Date }

export type StaleGuide = { to: string; title: string }

export type Overview = {
  figures: {
    daycares: number
    managers: number
    teachers: number
    /** People who signed in within the last seven days. */
    recentPeople: number
    /** Activities created within the last thirty days. */
    recentActivities: number
  }
  attention: {
    daycaresWithoutManager: number
    /** Managers who never signed in, and whose link no longer works. */
    expiredInvitations: number
    openReports: number
    openSectionReports: number
    erasureRequests: number
    /** Incidents with a risk of serious injury, not reported to the Commission d'accès à l'information yet. */
    unreportedIncidents: number
    /** Refused calls of the last 24 hours. */
    refusals: number
    failedMails: number
    /** The superadmin who reads this has no second factor. */
    noSecondFactor: boolean
    /** The setting that names the person in charge of personal information is missing. */
    noPrivacyOfficer: boolean
    backup: BackupConcern | null
    /** The guides that wait for a proofreader, the longest wait first. */
    staleGuides: StaleGuide[]
  }
  backup: Pick<BackupState, 'setting' | 'failure'> & {
    /** Why what is written is not copied every minute, and since when; null when it is not asked for. */
    continuous: { failure: BackupState['failure']; since: Date } | null
    /** The last one that is kept. */
    last: { at: Date; bytes: number; file: string; isVerified: boolean } | null
  }
  /** The last e-mails that could not be sent. */
  failedMails: FailedMail[]
}
