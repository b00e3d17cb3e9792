import type { QuestionLink } from '#app/domain/question.ts'
import { EXERCISE_TITLES } from '#content/exercises/titles.ts'
import type { LINK_ANCHORS } from '#content/questions/link-anchors.ts'

export type LinkPage = keyof typeof LINK_ANCHORS

type PassageAddress = { page: LinkPage; to: string; hash?: string; search?: Record<string, string> }

const PATHS: Record<LinkPage, string> = {
  definitions: '/definitions',
  'zero-to-five-years': '/zero-to-five-years',
  backpack: '/alex/backpack',
  continuum: '/alex/continuum',
  'self-assessment': '/self-assessment',
  'what-to-do': '/what-to-do',
  'risks-vs-benefits': '/alex/risks-vs-benefits',
}

const isLinkPage = (page: string): page is LinkPage => Object.hasOwn(PATHS, page)

/** Address of the passage that explains an answer; null for a page that this version of the application does not have. */
export function passageAddress({ to, anchor }: QuestionLink): PassageAddress | null {
  if (!isLinkPage(to)) return null
  // Each exercise has its own page, numbered by its place in the list.
  const exercise = to === 'risks-vs-benefits' ? 1 + Object.keys(EXERCISE_TITLES).indexOf(anchor) : 0
  if (exercise > 0) return { page: to, to: `${PATHS[to]}/${exercise}` }
  // Each situation too, named by its id.
  if (to === 'what-to-do') return { page: to, to: PATHS[to], search: { selectedSituation: anchor } }
  const address = { page: to, to: PATHS[to], hash: anchor }
  // The definitions page scrolls by a search parameter, which also opens the right letter.
  return to === 'definitions' ? { ...address, search: { scrollTo: anchor } } : address
}
