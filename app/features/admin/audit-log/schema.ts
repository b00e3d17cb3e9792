import * as z from 'zod/mini'
import { searchField, searchText } from '#app/lib/search-params.ts'
import { journalSentences } from '#content/pages/journal.ts'
import { JOURNAL_GROUP_LABELS, type JournalGroup } from '#content/pages/journal-groups.ts'

const SEARCH_MAX = 100

const GROUPS = Object.keys(JOURNAL_GROUP_LABELS) as [JournalGroup, ...JournalGroup[]]
const search = z.string().check(z.trim(), z.maxLength(SEARCH_MAX, journalSentences.searchTooLong))
const day = z.iso.date(journalSentences.dayInvalid)

/** Empty texts filter nothing. `from` and `to` are days of the place where the product lives, both included. */
const filters = {
  who: z.optional(search),
  daycare: z.optional(search),
  daycareId: z.optional(z.uuid()),
  group: z.optional(z.enum(GROUPS)),
  from: z.optional(day),
  to: z.optional(day),
}

/** The filters as the address carries them. */
export const JournalSearch = z.object({
  who: searchText(SEARCH_MAX),
  daycare: searchText(SEARCH_MAX),
  daycareId: searchField(z.uuid()),
  group: searchField(z.enum(GROUPS)),
  from: searchField(day),
  to: searchField(day),
})
export type JournalSearch = z.infer<typeof JournalSearch>

/** The line after which to go on, as the page before ended. */
const before = z.strictObject({ at: z.date(), id: z.uuid() })

export const JournalFilters = z.strictObject(filters)
export type JournalFilters = z.infer<typeof JournalFilters>
export const JournalInput = z.strictObject({ ...filters, before: z.optional(before) })
export type JournalInput = z.infer<typeof JournalInput>

export type JournalPerson = { id: string; name: string; email: string }

export type JournalEntry = {
  id: string
  at: Date
  action: string
  actor: JournalPerson | null
  /** What it was done to: a person, a daycare, or something whose name is not kept. */
  target: JournalPerson | null
  daycare: { id: string; name: string } | null
  ip: string
  reference: string
  details: Record<string, string | number | boolean>
}

export type JournalPage = {
  entries: JournalEntry[]
  next: { at: Date; id: string } | null
  /** A name of the filters fits more people or daycares than are looked at. */
  tooVague: 'who' | 'daycare' | null
}
