import { CAPITALISED_NAMES, FIRST_NAMES, NAMES_AND_WORDS } from '#content/first-names.ts'
import { PROPER_NOUNS } from '#content/proper-nouns.ts'
import { foldText } from '../french/fold-text.ts'

/** Whether a word, folded, is known to be no name. Without it, only the first names of the list are found. */
export type IsWord = (folded: string) => boolean

/** A word in a text: its first character, and the one after its last. */
type Word = { text: string; at: number; end: number; folded: string; gap: string }
/** A word, those before it, the one after it, and the name found last. */
type Place = {
  word: Word
  before: Word | undefined
  beforeIt: Word | undefined
  after: Word | undefined
  begins: boolean
  lastName: Word | undefined
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu
/** « roleEducatrice »: a property, and not a name typed with the wrong key down. */
const PROPERTY = /^\p{Ll}+\p{Lu}\p{Ll}/u
/** « Chhhh », « bababa », « DVD ». */
const UNSPEAKABLE = /(.)\1\1|^(..)\2\2|^[bcdfghjklmnpqrstvwxz]+$/u
/** Of songs, tales and places. */
const NO_CHILD = /(?<![\p{L}-])(?:frère jacques|robin des bois|jean-talon|(?:\p{L}+-)*sainte?[ -]\p{L}+(?:-\p{L}+)*)/giu

const setOf = (words: string) => new Set(words.split(' '))
const DETERMINERS = setOf(
  'le la les l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ' +
    'chaque quelques plusieurs deux trois quatre cinq',
)
/** A noun has a determiner after these: a word that stands there alone, and that nobody knows, is a name. */
const BEFORE_NAME = setOf(
  'de d avec pour chez que qu quand si mais puis car contre vers devant derriere entre voici voila bonjour allo merci ' +
    'bravo maman papa mere pere frere soeur cousin cousine ami amie copain copine jumeau jumelle bebe enfant fille ' +
    'garcon eleve poupon petit petite nomme nommee prenom appelle matin soir midi dit mord mordu mordue frappe pousse ' +
    'poussee tape tapee aide aidee console consolee regarde imite griffe bouscule embrasse invite rejoint attend suit',
)
/** Of a person with a capital after them, whatever the word means: « avec Mélusine ». */
const WITH = setOf('avec chez')
/** « la maman de Mélusine ». */
const KIN = setOf('maman papa mere pere frere soeur mamie papi grand-maman grand-papa parents ami amie copain copine')
/** A bare noun that opens a sentence before one of these is a name: « Rose a grimpé ». */
const VERBS = setOf(
  'a est s n ne se veut aime joue dit va fait mord pleure rit court grimpe mange dort lance pousse prend regarde adore ' +
    'refuse parle demande imite creuse verse saute tombe marche tape frappe',
)

function isBeginning(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const said = before.trimEnd()
  if (said === '' || before.includes('\n', said.length)) return true
  return '.!?…«“"('.includes(said.charAt(said.length - 1))
}

function isListed({ word, before, beforeIt, after, begins }: Place, isWord?: IsWord): boolean {
  const parts = [word.folded, ...word.folded.split('-')]
  const isCapital = /^\p{Lu}/u.test(word.text)
  const isDetermined = before !== undefined && !begins && DETERMINERS.has(before.folded)
  // « L’olivier du conte », « le benjamin du groupe ».
  if (parts.some((part) => FIRST_NAMES.has(part))) return isCapital || !isDetermined || !isWord?.(word.folded)
  if (!isCapital || isDetermined) return false
  const isDouble = /-\p{Lu}/u.test(word.text)
  if (parts.some((part) => CAPITALISED_NAMES.has(part)) && (isDouble || parts.length === 2)) return true
  const isOf = (before?.folded === 'de' || before?.folded === 'd') && beforeIt !== undefined && KIN.has(beforeIt.folded)
  const isShouted = word.text === word.text.toUpperCase()
  const isWith = before !== undefined && !begins && !isShouted && (isOf || WITH.has(before.folded))
  if (isWith && !KIN.has(word.folded) && !PROPER_NOUNS.has(word.folded)) return true
  if (!parts.some((part) => NAMES_AND_WORDS.has(part))) return false
  return isDouble || !begins || (after !== undefined && VERBS.has(after.folded) && /^[\s\u00A0]+$/.test(after.gap))
}

function isUnlisted({ word, before, beforeIt, begins, lastName }: Place, isWord: IsWord): boolean {
  const { text, folded } = word
  if (folded.length < 2 || isWord(folded) || PROPERTY.test(text) || UNSPEAKABLE.test(folded)) return false
  if (begins || before === undefined || /^\p{Lu}/u.test(text)) return true
  // Typed in a hurry, without its capital: only where a noun of the language would not stand.
  if (before === lastName) return word.gap.includes(',')
  if (before.folded === 'et' || before.folded === 'ou')
    return beforeIt === undefined || beforeIt === lastName || BEFORE_NAME.has(beforeIt.folded)
  return before.text.toLowerCase() === 'à' || BEFORE_NAME.has(before.folded)
}

/** Names of children in a text, in its order: those of the list and, with a vocabulary, the words nobody knows. Pure. */
export function childNamesIn(text: string, isWord?: IsWord): Word[] {
  const words: Word[] = []
  for (const { 0: found, index: at } of text.matchAll(WORD)) {
    const gap = text.slice(words.at(-1)?.end ?? 0, at)
    words.push({ text: found, at, end: at + found.length, folded: foldText(found), gap })
  }
  const exempt = [...text.matchAll(NO_CHILD)].map(({ 0: { length }, index }) => ({ at: index, end: index + length }))
  const names: Word[] = []
  for (const [index, word] of words.entries()) {
    if (exempt.some(({ at, end }) => word.at >= at && word.end <= end)) continue
    const place: Place = {
      word,
      before: words[index - 1],
      beforeIt: words[index - 2],
      after: words[index + 1],
      begins: isBeginning(text, word.at),
      lastName: names.at(-1),
    }
    if (isListed(place, isWord) || (isWord && isUnlisted(place, isWord))) names.push(word)
  }
  return names
}

type Span = { at: number; end: number }
type People = Span & { isSeveral: boolean }

/** « Zoélie et Maël » are several; « Zoélie Tremblay » and « Zoélie T. » are one. */
function peopleOf(text: string, names: readonly Span[]): People[] {
  const people: People[] = []
  for (const { at, end } of names) {
    const last = people.at(-1)
    const between = last && text.slice(last.end, at)
    const isAlso = between !== undefined && /^(?:\s*[,&]\s*(?:(?:et|ou)\s+)?|\s+(?:et|ou)\s+)$/u.test(between)
    if (!last || !(isAlso || /^\s+$/u.test(between ?? ''))) people.push({ at, end, isSeveral: false })
    else Object.assign(last, { end, isSeveral: last.isSeveral || isAlso })
  }
  return people
}

const PERSON =
  'amie?s?|copains?|copines?|enfants?|filles?|garçons?|bébés?|poupons?|élèves?|frères?|sœurs?|cousine?s?|jum(?:eau|elle)x?'
/** « son ami Zoélie », « un garçon nommé Kwamé »: the noun says enough. */
const APPOSITION = new RegExp(
  `(?<=(?<!\\p{L})(?:${PERSON}))\\s{1,4}(?:(?:qui s[’']appelle|(?:pré)?nommée?s?)\\s{1,4})?$`,
  'iu',
)
const BEFORE =
  /(?<!\p{L})(?:(du|au)|le|la|notre|mon|ma|ce|cette)\s+(?:(?:petite?|grande?|beau|belle|jeune|chère?)\s+)?$|(?<!\p{L})l[’']$/iu
/** « est tombée »: the noun that stands for the name is masculine. */
const FEMININE =
  /^(\s+(?:n[’']|s[’'])?(?:est|était|sont|étaient)\s+(?:pas\s+|très\s+|\p{L}+ment\s+)?\p{L}+(?:[éiu]|is|ert))e(?=s?(?!\p{L}))/u

const IS_SUBJECT = /(?:^|[.!?…,:\n«“"(]|(?<!\p{L})(?:que|quand|et|mais|puis))\s{0,4}$|qu[’']$/iu

/** The text with these names replaced by « un enfant », « des enfants », with the article that goes with it. Pure. */
export function replaceNames(text: string, names: readonly Span[]): string {
  let out = ''
  let from = 0
  for (const { at, end, isSeveral } of peopleOf(text, names)) {
    const left = out + text.slice(from, at)
    from = end
    if (APPOSITION.test(left)) {
      out = left.replace(APPOSITION, '')
      continue
    }
    out = withChild(left, isSeveral)
    const masculine = IS_SUBJECT.test(left.replace(BEFORE, '')) ? FEMININE.exec(text.slice(end))?.[1] : undefined
    if (masculine === undefined) continue
    out += masculine
    from = end + masculine.length + 1
  }
  return out + text.slice(from)
}

function withChild(before: string, isSeveral: boolean): string {
  // « du petit Maël » is « de » and « le petit Maël ».
  const left = before.replace(BEFORE, (_, contracted?: string) =>
    contracted ? ({ du: 'de ', Du: 'De ', au: 'à ', Au: 'À ' }[contracted] ?? '') : '',
  )
  if (/(?<!\p{L})d(?:e\s+|[’'])$/iu.test(left))
    return left.replace(/(d)(?:e\s+|[’'])$/iu, `$1’${isSeveral ? '' : 'un '}enfant${isSeveral ? 's' : ''}`)
  const said = isSeveral ? 'des enfants' : 'un enfant'
  if (/qu(?:e\s+|[’'])$/iu.test(left))
    return left.replace(/(qu)(?:e\s+|[’'])$/iu, isSeveral ? `$1e ${said}` : `$1’${said}`)
  return left + (isBeginning(left, left.length) ? said.charAt(0).toUpperCase() + said.slice(1) : said)
}
