import { searchText } from '#app/lib/french/search-text.ts'
import { isUuid } from '#app/lib/is-uuid.ts'
import { JOURNAL_GROUP_LABELS, type JournalGroup } from '#content/pages/journal-groups.ts'

/** The filters as the address carries them; none for an empty one. */
export type JournalSearch = {
  who?: string
  daycare?: string
  daycareId?: string
  group?: JournalGroup
  from?: string
  to?: string
}

const LONGEST = 100
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

function text(value: unknown): string {
  return (searchText(value) ?? '').slice(0, LONGEST)
}

function day(value: unknown): string {
  const given = text(value)
  return DAY.test(given) && new Date(`${given}T00:00:00Z`).toISOString().startsWith(given) ? given : ''
}

function isGroup(value: string): value is JournalGroup {
  return Object.hasOwn(JOURNAL_GROUP_LABELS, value)
}

/** `validateSearch` of the page: keeps what is valid, drops the rest without a word. */
export function parseJournalSearch(search: Record<string, unknown>): JournalSearch {
  const who = text(search.who)
  const daycare = text(search.daycare)
  const daycareId = text(search.daycareId)
  const group = text(search.group)
  const from = day(search.from)
  const to = day(search.to)
  return {
    ...(who && { who }),
    ...(daycare && { daycare }),
    ...(isUuid(daycareId) && { daycareId }),
    ...(isGroup(group) && { group }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
