import * as z from 'zod/mini'
import { searchChoice, searchField, searchPage, searchText } from '#app/lib/search-params.ts'
import { AUDIT_GROUP_LABELS, type AuditGroup } from '#content/pages/audit-log-groups.ts'

/** Characters of a part of a name. */
export const SEARCH_MAX = 100
export const PAGE_MAX = 100_000

export const DAYCARE_FILTERS = ['all', 'alone', 'full', 'deleted'] as const
export const DAYCARE_SORTS = ['name', 'createdAt', 'maxTeachers'] as const

/** Search, filter, order and page as the address carries them. */
export const DaycaresSearch = z.object({
  q: searchText(SEARCH_MAX),
  filter: searchChoice(DAYCARE_FILTERS),
  sort: searchChoice(DAYCARE_SORTS),
  descending: searchField(z.literal(true)),
  page: searchPage(PAGE_MAX),
})
export type DaycaresSearch = z.infer<typeof DaycaresSearch>

/** The input of the list from the address, with its defaults. */
export function daycaresInputOf(search: DaycaresSearch) {
  const { q, filter = 'all', sort = 'name', descending, page = 1 } = search
  return { page, search: q, filter, sort, descending: Boolean(descending) }
}

export const AUDIT_GROUPS = Object.keys(AUDIT_GROUP_LABELS) as [AuditGroup, ...AuditGroup[]]

/** The filters of the audit log as the address carries them. */
export const AuditLogSearch = z.object({
  who: searchText(SEARCH_MAX),
  daycare: searchText(SEARCH_MAX),
  daycareId: searchField(z.uuid()),
  group: searchField(z.enum(AUDIT_GROUPS)),
  from: searchField(z.iso.date()),
  to: searchField(z.iso.date()),
})
export type AuditLogSearch = z.infer<typeof AuditLogSearch>
