import { EXERCISE_TITLES } from '#content/exercises/titles.ts'
import { BACKPACK_WORDS } from '#content/guides/backpack/types.ts'
import { CONTINUUM_STEPS_CONTENT, SUPERVISION_LEVELS_CONTENT } from '#content/guides/continuum.ts'
import { TERM_FORMS } from '#content/guides/definition-terms.ts'
import { type Category, DD, FT, IE, IN, PB } from '#content/guides/self-assessment/types.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'

export type LinkPage = keyof typeof LINK_ANCHORS

export const LINK_PAGES = Object.keys(LINK_ANCHORS) as LinkPage[]

const CATEGORY_OF: Record<string, Category> = { pb: PB, dd: DD, ft: FT, in: IN, ie: IE }

/** What a term writes with a capital; its forms are all in lower case. */
const CAPITALS: Record<string, string> = { alex: 'Alex', cpe: 'CPE', potiron: 'Potiron', rsge: 'RSGE', sgee: 'SGEE' }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spaced = (anchor: string) => capital(anchor.replaceAll('-', ' '))

const named = (names: Record<string, string>, anchor: string) => names[anchor] ?? spaced(anchor)

/** A passage as the list of the form names it. */
export function passageLabel(page: LinkPage, anchor: string): string {
  if (page === 'definitions') {
    const forms: Record<string, readonly string[]> = TERM_FORMS
    return capital((forms[anchor]?.[0] ?? anchor).replace(/\p{L}+/gu, (word) => CAPITALS[word] ?? word))
  }
  if (page === 'backpack') return named(BACKPACK_WORDS, anchor)
  if (page === 'continuum') {
    const [kind = '', number = ''] = anchor.split('-')
    const isStep = kind === 'etape'
    const passages: readonly { title: string }[] = isStep ? CONTINUUM_STEPS_CONTENT : SUPERVISION_LEVELS_CONTENT
    return `${isStep ? 'Étape' : 'Palier'} ${number}\u00A0: ${passages[Number(number) - 1]?.title ?? ''}`
  }
  if (page === 'self-assessment') {
    const [theme = '', number = ''] = anchor.split('-')
    return `${CATEGORY_OF[theme] ?? theme}, question ${Number(number)}`
  }
  if (page === 'risks-vs-benefits') {
    const at = LINK_ANCHORS[page].findIndex((key) => key === anchor)
    return `${at + 1}. ${named(EXERCISE_TITLES, anchor)}`
  }
  const ageEnd = /(?:mois|ans)(?:-2-ans)?(?=-)/.exec(anchor)
  if (!ageEnd) return spaced(anchor)
  const cut = ageEnd.index + ageEnd[0].length
  const age = anchor.slice(0, cut)
  const domain = anchor.slice(cut + 1)
  return `${age.replace(/-(?=mois|ans)/g, '\u00A0').replace(/mois-2/, 'mois à 2')}, ${domain.replaceAll('-', ' ')}`
}

/** The passages that a page offers, in its own order. */
export function passagesOf(page: LinkPage): { value: string; label: string }[] {
  return LINK_ANCHORS[page].map((anchor) => ({ value: anchor, label: passageLabel(page, anchor) }))
}
