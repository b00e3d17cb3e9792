import { childNamesIn, type IsWord, replaceNames } from './child-names.ts'

/** What in a text looks like it tells who a child is. */
export type PersonalData = { kind: 'name' | 'initial' | 'birth' | 'health' | 'contact'; text: string }

const INITIAL = /(?<![\p{L}.°])\p{Lu}\.(?![\p{L}.])/gu
const BIRTH = /\bnée? (?:le|en)\b|\bdate de naissance\b|\b(?:19|20)\d\d-\d\d-\d\d\b/giu
// By letters on both sides: `\b` knows no accent. A number of the Régie de l’assurance maladie is four letters, eight digits.
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
 * Names, initials, dates of birth, health and addresses in a text that should hold none, in its order. Pure. With the
 * vocabulary of French (`isWord`) a name is also what is no word; without it, a help and not a wall: a name that the
 * list does not hold passes, so the form says « Sans nom d’enfant » too.
 */
export function personalDataIn(text: string, isWord?: IsWord): PersonalData[] {
  const found = [
    ...namesIn(text, isWord),
    ...matches(text, 'birth', BIRTH),
    ...matches(text, 'health', HEALTH),
    ...matches(text, 'contact', CONTACT),
  ]
  return found.toSorted((a, b) => a.at - b.at).map(({ kind, text: said }) => ({ kind, text: said }))
}

/** The text with every name and every initial that {@link personalDataIn} finds replaced by « un enfant ». Pure. */
export function withoutNames(text: string, isWord?: IsWord): string {
  return replaceNames(text, namesIn(text, isWord))
}
