import type { LinkPage } from '#app/features/quiz/question/question-link.ts'
import { capitalise } from '#app/lib/french/grammar.ts'
import { EXERCISE_TITLES } from '#content/exercises/titles.ts'
import { BACKPACK_WORDS } from '#content/guides/backpack/types.ts'
import { TERM_FORMS } from '#content/guides/definition-terms.ts'
import { type Category, DD, FT, IE, IN, PB } from '#content/guides/self-assessment/types.ts'
import { CONTINUUM_STEP_TITLES, SUPERVISION_LEVEL_TITLES } from '#content/guides/types.ts'
import { SITUATION_TITLES } from '#content/guides/what-to-do/types.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'

export const LINK_PAGES = Object.keys(LINK_ANCHORS) as LinkPage[]

const CATEGORIES_BY_PREFIX: Record<string, Category> = { pb: PB, dd: DD, ft: FT, in: IN, ie: IE }

/** Capitalised spelling of words that the forms of the terms have in lower case. */
const CAPITALISED_WORDS: Record<string, string> = {
  alex: 'Alex',
  cpe: 'CPE',
  potiron: 'Potiron',
  rsge: 'RSGE',
  sgee: 'SGEE',
}

const anchorToLabel = (anchor: string) => capitalise(anchor.replaceAll('-', ' '))

const labelFrom = (labels: Record<string, string>, anchor: string) => labels[anchor] ?? anchorToLabel(anchor)

/** French label of a passage in the list of the form. */
export function passageLabel(page: LinkPage, anchor: string): string {
  if (page === 'definitions') {
    const forms: Record<string, readonly string[]> = TERM_FORMS
    return capitalise((forms[anchor]?.[0] ?? anchor).replace(/\p{L}+/gu, (word) => CAPITALISED_WORDS[word] ?? word))
  }
  if (page === 'what-to-do') return labelFrom(SITUATION_TITLES, anchor)
  if (page === 'backpack') return labelFrom(BACKPACK_WORDS, anchor)
  if (page === 'continuum') {
    const [kind = '', number = ''] = anchor.split('-')
    const isStep = kind === 'etape'
    const titles: Record<string, string> = isStep ? CONTINUUM_STEP_TITLES : SUPERVISION_LEVEL_TITLES
    return `${isStep ? 'Étape' : 'Palier'} ${number}\u00A0: ${titles[number] ?? ''}`
  }
  if (page === 'self-assessment') {
    const [theme = '', number = ''] = anchor.split('-')
    return `${CATEGORIES_BY_PREFIX[theme] ?? theme}, question ${Number(number)}`
  }
  if (page === 'risks-vs-benefits') {
    const at = LINK_ANCHORS[page].findIndex((key) => key === anchor)
    return `${at + 1}. ${labelFrom(EXERCISE_TITLES, anchor)}`
  }
  const ageEnd = /(?:mois|ans)(?:-2-ans)?(?=-)/.exec(anchor)
  if (!ageEnd) return anchorToLabel(anchor)
  const cut = ageEnd.index + ageEnd[0].length
  const age = anchor.slice(0, cut)
  const domain = anchor.slice(cut + 1)
  return `${age.replace(/-(?=mois|ans)/g, '\u00A0').replace(/mois-2/, 'mois à 2')}, ${domain.replaceAll('-', ' ')}`
}

/** Options of the passage list of a page, in the order of the page. */
export function passageOptions(page: LinkPage): { value: string; label: string }[] {
  return LINK_ANCHORS[page].map((anchor) => ({ value: anchor, label: passageLabel(page, anchor) }))
}
