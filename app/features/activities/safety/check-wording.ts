import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { foldText } from '#app/lib/fold-text.ts'

/** What has to be written again in a section, in French: for the repair of a sheet and for the log. */
export type SheetProblem = { section: SheetSection; problem: string }

const OBLIGATIONS =
  /\b(?:enfants?|poupons?|trottineurs?|trottineuses?|tout-petits?|chacun|ils|elles)\s+(?:ne\s+)?(?:devra|devront|doit|doivent)\b/
/** Phrases of the instructions: a text that repeats them was made to talk about itself. */
const INSTRUCTIONS =
  /\b(?:demande_educatrice|json|prompt|system|instructions? (?:precedentes?|ci-dessus|systeme)|modele de langage|langage artificiel|assistant virtuel)\b/

const WORDING: { is: (text: string, folded: string) => boolean; problem: string; except?: SheetSection[] }[] = [
  { is: (text) => /https?:|www\.|\b[\w-]+\.(?:com|org|net|ca|fr|io)\b/i.test(text), problem: 'Aucune adresse web.' },
  {
    is: (text) => /<[a-z!/]|&(?:#\d+|[a-z]+);|\*\*|__|`|[{}]|^\s*#|\\[nrtu"]|\$\\?\w+\{|javascript:/im.test(text),
    problem: 'Texte simple, sans code ni mise en forme.',
  },
  { is: (_, folded) => INSTRUCTIONS.test(folded), problem: 'Parlez seulement de l’activité.' },
  {
    // Safety is where an obligation has its place: « l’enfant doit porter un casque ».
    is: (_, folded) => OBLIGATIONS.test(folded),
    problem: 'Formulez en possibilités\u00A0: «\u00A0l’enfant peut\u00A0», jamais «\u00A0l’enfant devra\u00A0».',
    except: ['securite', 'preparation'],
  },
]

/** Characters of one text; no author needs as many. */
const TEXT_MAX = 900

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* texts(part)
}

/** What no section may say, whoever wrote it. Pure. */
export function checkWording(sheet: ActivitySheet): SheetProblem[] {
  const sections = Object.entries(sheet) as [SheetSection, unknown][]
  return sections.flatMap(([section, value]) => {
    const all = [...texts(value)].map((text) => [text, foldText(text)] as const)
    const problems = WORDING.filter(
      ({ is, except }) => !except?.includes(section) && all.some(([text, folded]) => is(text, folded)),
    ).map(({ problem }) => ({ section, problem }))
    if (all.some(([text]) => text.length > TEXT_MAX)) problems.push({ section, problem: 'Textes plus courts.' })
    return problems
  })
}
