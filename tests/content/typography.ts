/**
 * French typography as used in Québec, as pure rules over one displayed string. No space before ; ! ? and a
 * non-breaking space (U+00A0) before the colon, inside « » and between a number and its unit.
 * Source: OQLF, « Espacement avant et après les signes de ponctuation et les symboles ».
 */
export type Rule = {
  id: string
  /** What the author should write. */
  says: string
  /** Offsets of the errors in `text`; empty when it is right. */
  find: (text: string) => number[]
}

export type Violation = { rule: string; says: string; index: number; excerpt: string }

/** Stands for an interpolated expression (`${count} ans`, `{count} ans`): may be a number, never a letter. */
export const HOLE = '\uFFFC'

const NB = '\u00A0'
const UNITS = 'h|min|s|ans?|mois|km|m|cm|mm|kg|g|L|ml|enfants?'
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const CAPITAL_DAYS_AND_MONTHS =
  'Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche'

function matches(pattern: RegExp): (text: string) => number[] {
  return (text) => [...text.matchAll(pattern)].map((match) => match.index)
}

/** English quotes are for a quotation inside a quotation: « dire “non” ». */
function englishQuotesOutside(text: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '«') depth++
    if (text[i] === '»') depth--
    if ((text[i] === '“' || text[i] === '”') && depth <= 0) found.push(i)
  }
  return found
}

export const RULES: readonly Rule[] = [
  { id: 'space-before-high-punct', says: 'Prêt?', find: matches(/[ \u00A0\u202F]+(?=[;!?])/gu) },
  { id: 'thin-space', says: 'U+00A0, jamais U+202F', find: matches(/\u202F/gu) },
  { id: 'colon-needs-nbsp', says: 'Matériel[insécable]: bâche', find: matches(/[\p{L}\p{N})»%](?=:(?:\s|$))/gu) },
  { id: 'colon-ordinary-space', says: 'Matériel[insécable]: bâche', find: matches(/ (?=:(?:\s|$))/gu) },
  { id: 'colon-space-after', says: 'Matériel : bâche', find: matches(/\u00A0:(?=[\p{L}\d«])/gu) },
  { id: 'guillemet-open', says: '«[insécable]jeu', find: matches(/«(?!\u00A0)/gu) },
  { id: 'guillemet-close', says: 'jeu[insécable]»', find: matches(/(?<!\u00A0)»/gu) },
  { id: 'straight-quotes', says: '« jeu »', find: matches(/"/gu) },
  { id: 'english-quotes', says: '“ ” seulement à l’intérieur de « »', find: englishQuotesOutside },
  { id: 'straight-apostrophe', says: 'l’enfant', find: matches(/(?<=\p{L})'(?=[\p{L}\d«])/gu) },
  { id: 'three-dots', says: 'Et puis…', find: matches(/\.\.\./gu) },
  { id: 'space-before-ellipsis', says: 'Et puis…', find: matches(/[ \u00A0]…/gu) },
  {
    id: 'number-unit',
    says: '2[insécable]ans',
    find: matches(new RegExp(`[\\d${HOLE}] (?=(?:${UNITS})(?![\\p{L}\\p{N}’])|°C|%|\\$)`, 'gu')),
  },
  {
    id: 'number-unit-glued',
    says: '20[insécable]cm',
    find: matches(/\d(?=(?:km|cm|mm|kg|ml|min|ans?|mois)(?![\p{L}\p{N}])|°C|%|\$)/gu),
  },
  { id: 'time-colon', says: '13 h 15', find: matches(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/gu) },
  { id: 'time-h-glued', says: '13 h 15', find: matches(/(?<![\p{L}\d])\d{1,2}h(?:\d{2})?(?![\p{L}\d])/giu) },
  { id: 'decimal-point', says: '1,20 m', find: matches(/(?<![\p{L}\d.])\d+\.\d+(?![\d.]*[\d\p{L}])/gu) },
  { id: 'thousands', says: '10[insécable]000', find: matches(/(?<!\d)\d{1,3}[ ,](?=\d{3}(?!\d))/gu) },
  {
    id: 'ordinal',
    says: '1er, 1re, 2e',
    find: matches(/(?<![\p{L}\d])\d+(?:èmes?|iè?mes?|ères?|nde?|st)(?!\p{L})/giu),
  },
  { id: 'date-slashes', says: 'le 15 octobre 2026', find: matches(/(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}/gu) },
  {
    id: 'date-first',
    says: 'le 1er mai',
    find: matches(new RegExp(`(?<!\\d)1[ ${NB}](?=(?:${MONTHS})(?!\\p{L}))`, 'gu')),
  },
  {
    id: 'month-capital',
    says: 'jours et mois en minuscules',
    find: matches(new RegExp(`(?<=[\\p{L},;)][ ${NB}])(?:${CAPITAL_DAYS_AND_MONTHS})(?!\\p{L})`, 'gu')),
  },
  {
    id: 'missing-capital-accent',
    says: 'École, À, Étape',
    find: matches(
      /(?<!\p{L})(?:Ecoles?|Education|Educatrices?|Educatifs?|Etapes?|Equilibre|Eveil|Etonnement|Emotions?|Ecoute[rz]?|Ecrire|Ecrivez|Evite[rz]|Equipements?|Equipes?|Etes|Eteindre|Evaluer?|Ete)(?!\p{L})|(?:^|[.!?]\s)A (?=l[ea’]|\p{Ll})/gu,
    ),
  },
  { id: 'range-dash', says: '2-3 ans', find: matches(/\d\s?[–—]\s?\d/gu) },
  { id: 'slash-spaces', says: 'arrivée/départ', find: matches(/\p{L} \/ \p{L}|(?<!\p{L})et\/ou(?!\p{L})/gu) },
  { id: 'double-space', says: 'une seule espace', find: matches(/[ \u00A0]{2,}/gu) },
  { id: 'trim', says: 'pas d’espace au bord', find: matches(/^[\s\u00A0]|[\s\u00A0]$/gu) },
  { id: 'paren-space', says: '(SGEE)', find: matches(/\([\s\u00A0]|[\s\u00A0]\)/gu) },
  { id: 'dotted-acronym', says: 'CPE', find: matches(/(?<![\p{L}.])(?:\p{Lu}\.){2,}/gu) },
  {
    id: 'abbreviation',
    says: 'p.[insécable]ex.; virgule avant etc.',
    find: matches(/p\. ex\.|(?<!,)[ \u00A0]etc(?=\.)|etc…|etc\.\./gu),
  },
  {
    id: 'inclusive-dot',
    says: 'le personnel éducateur',
    find: matches(/\p{L}[·•]\p{L}|\p{L}\.e(?:s|\.s)?(?!\p{L})|\p{L}\((?:e|ne|trice|euse)s?\)/gu),
  },
  {
    id: 'ministry',
    says: 'ministère de la Famille',
    find: matches(/Ministère de la [fF]amille|ministère de la famille/gu),
  },
  {
    id: 'banned-terms',
    says: 'voir le glossaire',
    find: matches(/AÉPQ|premier agent|(?<![\p{L}])RSG(?!\p{L})|programme Alex(?!\p{L})|annexe II(?!I)/gu),
  },
  {
    id: 'france-usage',
    says: 'tuque, mitaines, CPE, collation, fin de semaine, courriel',
    find: matches(
      /(?<!\p{L})(?:bonnets?|moufles?|crèches?|goûter de l[’']après-midi|week-ends?|assistantes? maternelles?|e-mails?|pommes? de pin)(?!\p{L})/giu,
    ),
  },
]

/** Rules that make no sense on a piece of a sentence (text beside an interpolated expression). */
const WHOLE_STRINGS_ONLY = new Set(['trim'])

/** Every error of one displayed string. `fragment`: the string continues on one side (JSX text, template piece). */
export function lintFrench(written: string, { fragment = false } = {}): Violation[] {
  const text = withoutConditions(written)
  return RULES.filter((rule) => !(fragment && WHOLE_STRINGS_ONLY.has(rule.id))).flatMap((rule) =>
    rule.find(text).map((index) => ({
      rule: rule.id,
      says: rule.says,
      index,
      excerpt: text.slice(Math.max(0, index - 20), index + 24),
    })),
  )
}

/** A text of a sheet without the conditions of its sentences, which nobody reads: « {30min|…} ». */
function withoutConditions(text: string): string {
  return text.includes('|') ? text.replace(/\{[^{}|]*\||\}/gu, '') : text
}

const FUNCTION_WORDS = new Set(
  'le la les un une des du de et est vous votre vos nous notre pour dans sur avec sans par ce cette ces pas au aux qui que se sont mon ma mes'.split(
    ' ',
  ),
)

/** Whether a literal found in code is a sentence for people: French letters or signs, or French little words. */
export function looksFrench(text: string): boolean {
  if (/[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒ«»’…]/u.test(text)) return true
  if (/(?<!\p{L})(?:[ldnjmtsc]|qu)'\p{L}/iu.test(text)) return true
  const words = text.toLowerCase().split(/[\s.,;:!?()]+/u)
  return words.length > 1 && words.some((word) => FUNCTION_WORDS.has(word))
}
