import { TERM_FORMS } from '#content/guides/definition-terms.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import { EXERCISE_TITLES, LEVEL_TITLES, STEP_TITLES } from '#content/questions/passage-titles.ts'

export type LinkPage = keyof typeof LINK_ANCHORS

export const LINK_PAGES = Object.keys(LINK_ANCHORS) as LinkPage[]

const BACKPACK: Record<string, string> = {
  materiaux: 'Matériaux',
  'camp-de-base': 'Camp de base',
  meteo: 'Météo',
  equipement: 'Équipement',
  alimentation: 'Alimentation',
  hygiene: 'Hygiène',
  detente: 'Détente',
  outils: 'Outils',
}
const SELF_ASSESSMENT: Record<string, string> = {
  pb: 'Principes de base',
  dd: 'Domaines de développement',
  ft: 'Fondements théoriques',
  in: 'Interactions',
  ie: 'Intervention éducative',
}

/** Terms that are initials: the guides write them in capitals. */
const INITIALS = new Set(['cpe', 'rsge'])

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spaced = (anchor: string) => capital(anchor.replaceAll('-', ' '))

/** A passage as the list of the form names it. */
export function passageLabel(page: LinkPage, anchor: string): string {
  if (page === 'definitions') {
    const forms: Record<string, readonly string[]> = TERM_FORMS
    return INITIALS.has(anchor) ? anchor.toUpperCase() : capital(forms[anchor]?.[0] ?? spaced(anchor))
  }
  if (page === 'backpack') return BACKPACK[anchor] ?? spaced(anchor)
  if (page === 'continuum') {
    const [kind = '', number = ''] = anchor.split('-')
    const isStep = kind === 'etape'
    const titles: readonly string[] = isStep ? STEP_TITLES : LEVEL_TITLES
    return `${isStep ? 'Étape' : 'Palier'} ${number}\u00A0: ${titles[Number(number) - 1] ?? ''}`
  }
  if (page === 'self-assessment') {
    const [theme = '', number = ''] = anchor.split('-')
    return `${SELF_ASSESSMENT[theme] ?? theme}, question ${Number(number)}`
  }
  if (page === 'risks-vs-benefits') {
    const at = LINK_ANCHORS[page].findIndex((key) => key === anchor)
    return `${at + 1}. ${EXERCISE_TITLES[at] ?? spaced(anchor)}`
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
