import { childNamesIn, type IsWord, replaceNames } from './child-names.ts'

/** A part of a text that may identify a child. */
export type PersonalData = { kind: 'name' | 'initial' | 'birth' | 'health' | 'contact'; text: string }

/** « Léa T. », and no letter: « les oies volent en V », « le V. » */
const INITIAL = /(?<![\p{L}.°])(?<!(?<!\p{L})(?:le|un|du|au|en|lettre)[ \u00A0])\p{Lu}\.(?![\p{L}.])/gu
const BIRTH = /\bnée? (?:le|en)\b|\bdate de naissance\b|\b(?:19|20)\d\d-\d\d-\d\d\b/giu
// Not `\b`, which does not know accented letters. A Québec health insurance number is four letters and eight digits.
const HEALTH =
  /(?<!\p{L})(?:tdah|tsa|autis\p{L}*|trisomi\p{L}*|diagnosti\p{L}*|épilep\p{L}*|diabét\p{L}*|médicament\p{L}*|dpj|[a-z]{4}[\s-]?\d{4}[\s-]?\d{4})(?![\p{L}\d])/giu
const CONTACT = /(?<![^\s@])[^\s@]+@[^\s@]+|\b\d{3}[ .-]?\d{3}[ .-]?\d{4}\b/giu

type Found = PersonalData & { at: number; end: number }

function matches(text: string, kind: PersonalData['kind'], pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index: at }) => ({
    kind,
    text: found,
    at,
    end: at + found.length,
  }))
}

function namesIn(text: string, isWord: IsWord | undefined): Found[] {
  const names = childNamesIn(text, isWord).map(
    ({ text: name, at, end }): Found => ({ kind: 'name', text: name, at, end }),
  )
  return [...names, ...matches(text, 'initial', INITIAL)].toSorted((a, b) => a.at - b.at)
}

/**
 * Names, initials, dates of birth, health and contact data in a text, in its order. With the French vocabulary
 * (`isWord`), unknown words are names too. Without it only listed names are found, so this is no guarantee: forms also
 * say « Sans nom d’enfant ».
 */
export function personalDataIn(text: string, isWord?: IsWord): PersonalData[] {
  const found = [
    ...namesIn(text, isWord),
    ...matches(text, 'birth', BIRTH),
    ...matches(text, 'health', HEALTH),
    ...matches(text, 'contact', CONTACT),
  ]
  return found.toSorted((a, b) => a.at - b.at).map(({ kind, text: part }) => ({ kind, text: part }))
}

const DAY =
  '(?:\\d{1,2}(?:er)? \\p{L}{3,9}(?: (?:19|20)\\d\\d)?|\\p{L}{3,9} (?:19|20)\\d\\d|' +
  '\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|(?:19|20)\\d\\d(?:-\\d\\d-\\d\\d)?)'
/** A day of birth said to be one, and a whole date in figures, which is hardly anything else in a text on children. */
const BIRTH_DATE = new RegExp(
  `(?<said>(?<!\\p{L})(?:née?s? (?:le|en)|date de naissance ?:?) ?)${DAY}|(?<!\\d)(?:19|20)\\d\\d-\\d\\d-\\d\\d(?!\\d)`,
  'giu',
)
/** What stands where a date was taken out. */
const REMOVED_DATE = '[date retirée]'

/**
 * The text with every name and every initial that {@link personalDataIn} finds replaced by « un enfant », and days of birth
 * taken out.
 */
export function withoutNames(text: string, isWord?: IsWord): string {
  return replaceNames(text, namesIn(text, isWord)).replace(
    BIRTH_DATE,
    (_, said: string | undefined) => `${said ?? ''}${REMOVED_DATE}`,
  )
}
