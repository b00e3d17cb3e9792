import { stemmer } from '@orama/stemmers/french'

const stems = new Map<string, string>()
const STEMS_MAX = 50_000

/**
 * The stem of a folded word, by which its forms are found together: « grimper » and « grimpe » give « grimp ». Kept, since
 * texts say the same words again and again and a stem takes time.
 */
export function stemOf(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  const stem = stemmer(folded)
  if (stems.size >= STEMS_MAX) stems.clear()
  stems.set(folded, stem)
  return stem
}

/** Nouns and adjectives that end as the third person plural does. */
const NOT_PLURAL_VERBS = new Set([
  'absent',
  'accident',
  'argent',
  'content',
  'different',
  'parent',
  'patient',
  'present',
  'prudent',
  'serpent',
  'talent',
  'torrent',
  'violent',
])

/** Nouns, in the singular, whose stem is that of a word of another meaning: « train » and « traîner », « fraise » and « frais ». */
const APART = new Set(
  (
    'train traversier mont port cour ver mere mure fraise galette bougie geai crise boite base oreiller poulie plancher ' +
    'soupe tipi defi mare palais pelle bouche'
  ).split(' '),
)
/** Ends the stem of such a noun: no stem of another word has it. */
const APART_MARK = '='

/**
 * {@link stemOf}, also of the third person plural, which the stemmer keeps: « empilent » and « empile » give « empil »; a noun
 * that has the stem of another word has its own.
 */
export function stemOfForm(folded: string): string {
  const noun = [folded, folded.replace(/s$/u, '')].find((it) => APART.has(it))
  if (noun) return noun + APART_MARK
  const isPluralVerb = folded.length > 5 && /[^m]ent$/u.test(folded) && !NOT_PLURAL_VERBS.has(folded)
  return stemOf(isPluralVerb ? folded.slice(0, -3) : folded)
}
