import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { personalDataIn } from '#app/lib/personal-data/personal-data.ts'
import { textsIn } from './sheet-passages.ts'

/**
 * What has to be corrected in a section. `problem` is a French sentence, for the language model, the author and the
 * log.
 */
export type SheetProblem = { section: SheetSection; problem: string }

const OBLIGATIONS =
  /\b(?:enfants?|poupons?|trottineurs?|trottineuses?|tout-petits?|chacun|chacune|ils|elles)\s+(?:ne\s+)?(?:devra|devront|doit|doivent|sont obliges|est oblige)\b/
const NORMS =
  /\b(?:(?:a)?norma(?:l|le|les|ux)|diagnosti\w*|depist\w*|trouble (?:du|de|d)\b|(?<!en )retards? (?:de|du|d|dans|global|developpement\w*|moteur|langagier)\b|scores?|cotes? de \d|moyenne du groupe|norme d\w*|en dessous de la moyenne|\d+ (?:points? )?sur \d+)\b/
const GRADING =
  /\b(?:evalu\w*|not(?:e|ez|er)|cot(?:e|ez|er)) (?:\w+ ){0,4}(?:sur (?:\d+|dix|cinq)|de (?:1|un) a (?:5|10|cinq|dix))\b/
/** Words of our prompt: a sheet that repeats them talks about its instructions, probably after a prompt injection. */
const INSTRUCTIONS =
  /\b(?:demande_educatrice|json|prompt|system|instructions? (?:precedentes?|ci-dessus|systeme)|modele de langage|langage artificiel|assistant virtuel)\b/

const WORDING: { matches: (text: string, folded: string) => boolean; problem: string; except?: SheetSection[] }[] = [
  { matches: (text) => /https?:|www\.|\w-*\.(?:com|org|net|ca|fr|io)\b/i.test(text), problem: 'Aucune adresse web.' },
  {
    matches: (text) =>
      /<[a-z!/]|&(?:#\d+|[a-z]+);|\*\*|__|`|[{}]|^[^\S\r\n\u2028\u2029]*#|\\[nrtu"]|\$\\?\w+\{|javascript:/im.test(
        text,
      ),
    problem: 'Texte simple, sans code ni mise en forme.',
  },
  { matches: (_, folded) => INSTRUCTIONS.test(folded), problem: 'Parlez seulement de l’activité.' },
  {
    // An obligation is right where safety is concerned: « l’enfant doit porter un casque ».
    matches: (_, folded) => OBLIGATIONS.test(folded),
    problem: 'Formulez en possibilités\u00A0: «\u00A0l’enfant peut\u00A0», jamais «\u00A0l’enfant devra\u00A0».',
    except: ['securite', 'preparation'],
  },
  {
    matches: (_, folded) => NORMS.test(folded) || GRADING.test(folded),
    problem: 'Décrivez sans diagnostic, sans note et sans comparaison avec une norme.',
  },
  { matches: namesChild, problem: 'Aucun prénom\u00A0: «\u00A0un enfant\u00A0», «\u00A0le groupe\u00A0».' },
]

const NOT_A_CHILD = /(?:Saint|Sainte|Frère|Père)[- ](\p{L}[\p{L}\p{M}]*)/gu

/** Whether the text has a first name with a capital. « Saint-Laurent » and « Frère Jacques » do not count. */
function namesChild(text: string): boolean {
  const ignored = new Set(Array.from(text.matchAll(NOT_A_CHILD), ([, name]) => name))
  return personalDataIn(text).some(
    ({ kind, text: name }) => kind === 'name' && /^\p{Lu}/u.test(name) && !ignored.has(name),
  )
}

/** Characters of one text of a sheet. */
const TEXT_MAX = 900

/** Problems of wording that no section may have, whoever wrote it. Pure. @param sheet a whole one, or some of its texts */
export function checkWording(sheet: ActivitySheet | Partial<Record<SheetSection, string[]>>): SheetProblem[] {
  const sections = Object.entries(sheet) as [SheetSection, unknown][]
  return sections.flatMap(([section, value]) => {
    const all = textsIn(value).map((text) => [text, foldText(text)] as const)
    const problems = WORDING.filter(
      ({ matches, except }) => !except?.includes(section) && all.some(([text, folded]) => matches(text, folded)),
    ).map(({ problem }) => ({ section, problem }))
    if (all.some(([text]) => text.length > TEXT_MAX)) problems.push({ section, problem: 'Textes plus courts.' })
    return problems
  })
}
