import { PROGRAMS } from '#app/domain/program.ts'
import { searchText } from '#app/lib/french/search-text.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { PAGE_MAX, SEARCH_MAX, STATUSES } from './limits.ts'
import type { BankFilters } from './schema.ts'

/** The filters as the address carries them: values joined by a dot, nothing for an empty filter or the first page. */
export type BankSearch = {
  q?: string
  programs?: string
  topics?: string
  statuses?: string
  review?: string
  reported?: string
  page?: number
}

const TOPICS = PROGRAMS.flatMap((program) => Object.keys(QUESTION_TOPICS[program]))

function among<Value extends string>(raw: unknown, allowed: readonly Value[]): Value[] {
  const values = typeof raw === 'string' ? raw.split('.') : []
  return allowed.filter((value) => values.includes(value))
}

/** What an address asks for; what it does not understand asks nothing. */
export function filtersOf(search: Record<keyof Omit<BankSearch, 'page'>, unknown> | BankSearch): BankFilters {
  return {
    q: (searchText(search.q) ?? '').trim().slice(0, SEARCH_MAX),
    programs: among(search.programs, PROGRAMS),
    topics: among(search.topics, TOPICS),
    statuses: among(search.statuses, STATUSES),
    toReview: search.review === '1' || search.review === 1,
    reported: search.reported === '1' || search.reported === 1,
  }
}

/** The address of filters, at their first page. */
export function searchOf({ q, programs, topics, statuses, toReview, reported }: BankFilters): BankSearch {
  return {
    ...(q && { q }),
    ...(programs.length > 0 && { programs: programs.join('.') }),
    ...(topics.length > 0 && { topics: topics.join('.') }),
    ...(statuses.length > 0 && { statuses: statuses.join('.') }),
    ...(toReview && { review: '1' }),
    ...(reported && { reported: '1' }),
  }
}

/** A page number of the address, 1 for anything that is not one. */
export function pageOf(raw: unknown): number {
  const page = Number(raw)
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1
}

/** `validateSearch` of the list: keeps what is valid, drops the rest without a word. */
export function parseBankSearch(search: Record<string, unknown>): BankSearch {
  const { q, programs, topics, statuses, review, reported } = search
  const page = pageOf(search.page)
  return { ...searchOf(filtersOf({ q, programs, topics, statuses, review, reported })), ...(page > 1 && { page }) }
}

export type ReportsSearch = { answered?: string; page?: number }

/** `validateSearch` of the remarks. */
export function parseReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const page = pageOf(search.page)
  const isAnswered = search.answered === '1' || search.answered === 1
  return { ...(isAnswered && { answered: '1' }), ...(page > 1 && { page }) }
}
