import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { personalDataIn } from '#app/lib/personal-data/personal-data.ts'

/** What has to be written again in a section, in French: for the repair of a sheet and for the log. */
export type SheetProblem = { section: SheetSection; problem: string }

const OBLIGATIONS =
  /\b(?:enfants?|poupons?|trottineurs?|trottineuses?|tout-petits?|chacun|chacune|ils|elles)\s+(?:ne\s+)?(?:devra|devront|doit|doivent|sont obliges|est oblige)\b/
const NORMS =
  /\b(?:(?:a)?norma(?:l|le|les|ux)|diagnosti\w*|depist\w*|trouble (?:du|de|d)\b|(?<!en )retards? (?:de|du|d|dans|global|developpement\w*|moteur|langagier)\b|scores?|cotes? de \d|moyenne du groupe|norme d\w*|en dessous de la moyenne|\d+ (?:points? )?sur \d+)\b/
const GRADES =
  /\b(?:evalu\w*|not(?:e|ez|er)|cot(?:e|ez|er)) (?:\w+ ){0,4}(?:sur (?:\d+|dix|cinq)|de (?:1|un) a (?:5|10|cinq|dix))\b/
/** Phrases of the instructions: a text that repeats them was made to talk about itself. */
const INSTRUCTIONS =
  /\b(?:demande_educatrice|json|prompt|system|instructions? (?:precedentes?|ci-dessus|systeme)|modele de langage|langage artificiel|assistant virtuel)\b/

const WORDING: { is: (text: string, folded: string) => boolean; problem: string; except?: SheetSection[] }[] = [
  { is: (text) => /https?:|www\.|\w-*\.(?:com|org|net|ca|fr|io)\b/i.test(text), problem: 'Aucune adresse web.' },
  {
    is: (text) =>
      /<[a-z!/]|&(?:#\d+|[a-z]+);|\*\*|__|`|[{}]|^[^\S\r\n\u2028\u2029]*#|\\[nrtu"]|\$\\?\w+\{|javascript:/im.test(
        text,
      ),
    problem: 'Texte simple, sans code ni mise en forme.',
  },
  { is: (_, folded) => INSTRUCTIONS.test(folded), problem: 'Parlez seulement de l’activité.' },
  {
    // Safety is where an obligation has its place: « l’enfant doit porter un casque ».
    is: (_, folded) => OBLIGATIONS.test(folded),
    problem: 'Formulez en possibilités\u00A0: «\u00A0l’enfant peut\u00A0», jamais «\u00A0l’enfant devra\u00A0».',
    except: ['securite', 'preparation'],
  },
  {
    is: (_, folded) => NORMS.test(folded) || GRADES.test(folded),
    problem: 'Décrivez sans diagnostic, sans note et sans comparaison avec une norme.',
  },
  { is: namesChild, problem: 'Aucun prénom\u00A0: «\u00A0un enfant\u00A0», «\u00A0le groupe\u00A0».' },
]

const NOT_A_CHILD = /(?:Saint|Sainte|Frère|Père)[- ](\p{L}[\p{L}\p{M}]*)/gu

/** A first name with its capital; « Saint-Laurent » and « Frère Jacques » are none. */
function namesChild(text: string): boolean {
  const known = new Set(Array.from(text.matchAll(NOT_A_CHILD), ([, name]) => name))
  return personalDataIn(text).some(
    ({ kind, text: name }) => kind === 'name' && /^\p{Lu}/u.test(name) && !known.has(name),
  )
}

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
