import { foldText } from './fold-text.ts'

/** What in a text looks like it tells who a child is. */
export type PersonalData = { kind: 'name' | 'initial' | 'birth' | 'health' | 'contact'; text: string }

/**
 * First names given often in Québec, folded; those that are also everyday words of a daycare (Rose, Olive, Jade) only
 * count with a capital inside a sentence.
 */
const NAMES = new Set(
  (
    'adam adele alexandre alexis alice alicia amelia amelie amira anais andrea annabelle anthony antoine arnaud arthur ' +
    'audrey aurelie axel beatrice benjamin bianca brandon camille cedric chloe christophe clara coralie daphne david ' +
    'delphine eden edouard elena eliane elie elliot eloise emile emilie emma emmanuelle emy ethan etienne eva felix ' +
    'florence frederique gabriel gabrielle genevieve hugo ines isaac jacob jayden jeremy joanie jonathan josephine jules ' +
    'julia juliette justin justine karim kevin kim laura laurence lea leo leonie levi liam lilou lily logan louis lucas ' +
    'ludovic mael maelie maeva magalie malik mathieu mathilde mathis maxime megan mehdi mia mila mohamed myriam nathan ' +
    'nicolas noah noemie nora olivia olivier ophelie pascale philippe rachel raphael raphaelle romane romy rosalie ' +
    'roxanne ryan samuel sarah sebastien sofia sophie thalie theo thomas tristan tyler vanessa victor victoria ' +
    'vincent william xavier yasmine youssef zachary zoe'
  ).split(' '),
)
const WORDS_TOO = new Set(
  'ambre capucine cerise charlotte clementine flora iris jade luna marguerite olive rose violette'.split(' '),
)

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const INITIAL = /(?<![\p{L}.])\p{Lu}\.(?![\p{L}.])/gu
const BIRTH = /\bnée? (?:le|en)\b|\bdate de naissance\b|\b(?:19|20)\d\d-\d\d-\d\d\b/giu
// By letters on both sides: `\b` knows no accent. A number of the Régie de l’assurance maladie is four letters, eight digits.
const HEALTH =
  /(?<!\p{L})(?:tdah|tsa|autis\p{L}*|trisomi\p{L}*|diagnosti\p{L}*|épilep\p{L}*|diabét\p{L}*|médicament\p{L}*|dpj|[a-z]{4}[\s-]?\d{4}[\s-]?\d{4})(?![\p{L}\d])/giu
const CONTACT = /(?<![^\s@])[^\s@]+@[^\s@]+|\b\d{3}[ .-]?\d{3}[ .-]?\d{4}\b/giu

function beginsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd().at(-1)
  return at === 0 || (before !== undefined && '.!?…«'.includes(before))
}

function isName(word: string, text: string, at: number): boolean {
  const folded = foldText(word)
  const isCapital = /^\p{Lu}/u.test(word)
  if (NAMES.has(folded)) return true
  return isCapital && WORDS_TOO.has(folded) && !beginsSentence(text, at)
}

/**
 * Names, initials, dates of birth, health and addresses in a text that should hold none, in its order. Pure. A help and
 * not a wall: a name it does not know passes, so the form says « Sans nom d’enfant » too.
 */
export function personalDataIn(text: string): PersonalData[] {
  const found: (PersonalData & { at: number })[] = []
  for (const { 0: word, index } of text.matchAll(WORD))
    if (isName(word, text, index)) found.push({ kind: 'name', text: word, at: index })
  for (const [kind, pattern] of [
    ['initial', INITIAL],
    ['birth', BIRTH],
    ['health', HEALTH],
    ['contact', CONTACT],
  ] as const)
    for (const { 0: match, index } of text.matchAll(pattern)) found.push({ kind, text: match, at: index })
  return found.toSorted((a, b) => a.at - b.at).map(({ kind, text: said }) => ({ kind, text: said }))
}

/** The text with every name it knows, and every initial, replaced by « un enfant »: what leaves the form holds no name. */
export function withoutNames(text: string): string {
  const named = text.replace(WORD, (word, at: number) =>
    isName(word, text, at) ? (beginsSentence(text, at) ? 'Un enfant' : 'un enfant') : word,
  )
  return named.replace(INITIAL, (_, at: number) => (beginsSentence(named, at) ? 'Un enfant' : 'un enfant'))
}
