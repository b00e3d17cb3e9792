import { CAPITALISED_NAMES, FIRST_NAMES, NAMES_AND_WORDS } from '#content/first-names.ts'
import { PROPER_NOUNS } from '#content/proper-nouns.ts'
import { foldText } from '../french/fold-text.ts'
import { capitalise } from '../french/grammar.ts'
import { isKeyboardRun } from '../french/plain-text.ts'

/** Whether a folded word is in the French vocabulary, and so no name. Without it, only listed first names are found. */
export type IsWord = (folded: string) => boolean

/**
 * A word in a text: `at` and `end` are its first index and the one after its last, `gap` the text between it and the
 * word before.
 */
type Word = { text: string; at: number; end: number; folded: string; gap: string }
/** A word with the two before it, the one after it that is no clitic, whether it begins a sentence, and the last name found. */
type WordContext = {
  word: Word
  before: Word | undefined
  secondBefore: Word | undefined
  after: Word | undefined
  isSentenceStart: boolean
  lastName: Word | undefined
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu
/** « roleEducatrice »: a field name of the application, not a name. */
const CAMEL_CASE = /^\p{Ll}+\p{Lu}\p{Ll}/u
/** « Chhhh », « bababa », « DVD ». */
const UNPRONOUNCEABLE = /(.)\1\1|^(..)\2\2|^[bcdfghjklmnpqrstvwxz]+$/u
/** First names in songs, tales and places, and addresses of sites. */
const NOT_A_CHILD =
  /(?<![\p{L}-])(?:frère jacques|robin des bois|tim hortons?|jean-(?:talon|drapeau)|marie-victorin|jeanne-mance|ren[ée]-l[ée]vesque|fr[ée]d[ée]ric-back|louis-joseph-papineau|(?:st|saint)\.?[ -]jean[ -]baptiste|(?:\p{L}+-)*(?:sainte?|ste?)\.?[ -]\p{L}+(?:-\p{L}+)*|(?:\p{L}{1,30}\.){1,3}(?:ca|com|fr|net|org)(?!\p{L}))/giu

/** What a child says, alone between guillemets: « wazo » is her word for a bird. */
const SAID_ALONE = /«\s{0,2}\p{Ll}[\p{L}\p{M}-]*[\s!?.…]{0,4}»/gu

const wordSet = (words: string) => new Set(words.split(' '))
const DETERMINERS = wordSet(
  'le la les l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ' +
    'chaque quelques plusieurs deux trois quatre cinq',
)
/** A common noun after these words has a determiner: an unknown word without one is a name. */
const BEFORE_NAME = wordSet(
  'de d avec pour chez que qu quand si mais puis car contre vers devant derriere entre voici voila bonjour allo merci ' +
    'bravo maman papa mere pere frere soeur cousin cousine ami amie copain copine jumeau jumelle bebe enfant fille ' +
    'garcon eleve poupon petit petite nomme nommee prenom appelle matin soir midi dit mord mordu mordue frappe pousse ' +
    'poussee tape tapee aide aidee console consolee regarde imite griffe bouscule embrasse invite rejoint attend suit',
)
/** A capitalised word after these is a person, whatever it means: « avec Mélusine ». */
const COMPANION_PREPOSITIONS = wordSet('avec chez')
/** A capitalised word after « de » and one of these is a person: « la maman de Mélusine ». */
const KIN = wordSet('maman papa mere pere frere soeur mamie papi grand-maman grand-papa parents ami amie copain copine')
/** A bare noun that opens a sentence before one of these is a name: « Rose a grimpé ». */
const VERBS = wordSet(
  'a est s n ne se veut aime joue dit va fait mord pleure rit court grimpe mange dort lance pousse prend regarde adore ' +
    'refuse parle demande imite creuse verse saute tombe marche tape frappe berce caresse console',
)
/** What may stand between a name and its verb, two at most: « Rose le berce ». */
const CLITICS = wordSet('le la les l lui leur se s ne n me m te t y en')

function isSentenceStartAt(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const trimmed = before.trimEnd()
  if (trimmed === '' || before.includes('\n', trimmed.length)) return true
  return '.!?…«“"('.includes(trimmed.charAt(trimmed.length - 1))
}

function isListed(
  { word, before, secondBefore, after, isSentenceStart, lastName }: WordContext,
  isWord?: IsWord,
): boolean {
  const parts = [word.folded, ...word.folded.split('-')]
  const isCapitalised = /^\p{Lu}/u.test(word.text)
  const hasDeterminer = before !== undefined && !isSentenceStart && DETERMINERS.has(before.folded)
  // A surname, whatever it means: « Léa Boucher ».
  const isAfterName = before !== undefined && before === lastName && /^[ \u00A0]$/.test(word.gap)
  if (isAfterName && isCapitalised && word.text.length > 1) return true
  // « L’olivier du conte », « le benjamin du groupe ».
  if (parts.some((part) => FIRST_NAMES.has(part))) return isCapitalised || !hasDeterminer || !isWord?.(word.folded)
  if (!isCapitalised || hasDeterminer) return false
  const isHyphenated = /-\p{Lu}/u.test(word.text)
  if (parts.some((part) => CAPITALISED_NAMES.has(part)) && (isHyphenated || parts.length === 2)) return true
  const isKinOf =
    (before?.folded === 'de' || before?.folded === 'd') && secondBefore !== undefined && KIN.has(secondBefore.folded)
  const isUpperCase = word.text === word.text.toUpperCase()
  const isPersonPosition =
    before !== undefined && !isSentenceStart && !isUpperCase && (isKinOf || COMPANION_PREPOSITIONS.has(before.folded))
  if (isPersonPosition && !KIN.has(word.folded) && !PROPER_NOUNS.has(word.folded)) return true
  if (!parts.some((part) => NAMES_AND_WORDS.has(part))) return false
  return (
    isHyphenated ||
    !isSentenceStart ||
    (after !== undefined && VERBS.has(after.folded) && /^[\s\u00A0]+$/.test(after.gap))
  )
}

/** What themes are about, where the apostrophe of an article is often forgotten; other words are too near a name: « Délima ». */
const AFTER_ARTICLE = wordSet(
  'abeille amitie animal animaux araignee arbre argile arrivee automne autobus avion eau ecole ecureuil elephant epicerie ' +
    'equilibre escargot espace ete halloween herbe heure hiver hopital imagination insecte oeuf oiseau ombre orage ours ocean',
)

/** « jchante », « leau »: a pronoun or an article is typed against its word. */
const isContraction = (folded: string, isWord: IsWord) =>
  (/^[jt]\p{L}{4}/u.test(folded) && isWord(folded.slice(1))) ||
  (/^[ld]/u.test(folded) && AFTER_ARTICLE.has(folded.slice(1)))

/** A letter too many or too few where two stand together: « jardinnage », « haloween ». */
const isMisspelt = (folded: string, isWord: IsWord): boolean =>
  [...folded].some((letter, at) => {
    const [before, after] = [folded.slice(0, at), folded.slice(at)]
    return isWord(before + letter + after) || (folded[at + 1] === letter && isWord(before + folded.slice(at + 1)))
  })

/** « animeaux », « chevals »: a plural made as that of another word. */
const isOtherPlural = (folded: string, isWord: IsWord): boolean =>
  /(?:eaux|als)$/.test(folded) && isWord(folded.replace(/(?:eaux|als)$/, 'aux'))

const isFirstName = (part: string) => [FIRST_NAMES, CAPITALISED_NAMES, NAMES_AND_WORDS].some((names) => names.has(part))

/** « patate-pitoune »: a word that children made out of two; where one is no word it may be a name. */
const isMadeUp = (folded: string, isWord: IsWord): boolean => {
  const parts = folded.split('-')
  return parts.length > 1 && parts.every((part) => part.length > 3 && isWord(part) && !isFirstName(part))
}

function isUnlisted({ word, before, secondBefore, isSentenceStart, lastName }: WordContext, isWord: IsWord): boolean {
  const { text, folded } = word
  if (folded.length < 2 || isWord(folded) || CAMEL_CASE.test(text) || UNPRONOUNCEABLE.test(folded)) return false
  if (isKeyboardRun(folded)) return false
  if (/^\p{Lu}/u.test(text)) return true
  if (isContraction(folded, isWord) || isMadeUp(folded, isWord) || isOtherPlural(folded, isWord)) return false
  if (isSentenceStart || before === undefined) return !isMisspelt(folded, isWord)
  // A name typed without its capital: only where a common noun could not stand.
  if (before === lastName) return word.gap.includes(',')
  if (before.folded === 'et' || before.folded === 'ou')
    return secondBefore === undefined || secondBefore === lastName || BEFORE_NAME.has(secondBefore.folded)
  return before.text.toLowerCase() === 'à' || BEFORE_NAME.has(before.folded)
}

/** Names of children in a text, in its order: listed first names and, with a vocabulary, unknown words. */
export function childNamesIn(text: string, isWord?: IsWord): Word[] {
  const words: Word[] = []
  for (const { 0: found, index: at } of text.matchAll(WORD)) {
    const gap = text.slice(words.at(-1)?.end ?? 0, at)
    words.push({ text: found, at, end: at + found.length, folded: foldText(found), gap })
  }
  const spansOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ at: index, end: index + length }))
  const [exempt, saidAlone] = [spansOf(NOT_A_CHILD), spansOf(SAID_ALONE)]
  const isIn = (spans: readonly Span[], word: Word) => spans.some(({ at, end }) => word.at >= at && word.end <= end)
  const names: Word[] = []
  for (const [index, word] of words.entries()) {
    if (isIn(exempt, word)) continue
    const context: WordContext = {
      word,
      before: words[index - 1],
      secondBefore: words[index - 2],
      after: words.slice(index + 1, index + 4).find(({ folded }) => !CLITICS.has(folded) || VERBS.has(folded)),
      isSentenceStart: isSentenceStartAt(text, word.at),
      lastName: names.at(-1),
    }
    const isUnknown = isWord !== undefined && !isIn(saidAlone, word) && isUnlisted(context, isWord)
    if (isListed(context, isWord) || isUnknown) names.push(word)
  }
  return names
}

type Span = { at: number; end: number }
type PersonSpan = Span & { isSeveral: boolean }

/**
 * Merges the names of one mention. « Zoélie et Maël » are several people; « Zoélie Tremblay » and « Zoélie T. » are
 * one.
 */
function peopleOf(text: string, names: readonly Span[]): PersonSpan[] {
  const people: PersonSpan[] = []
  for (const { at, end } of names) {
    const last = people.at(-1)
    const between = last && text.slice(last.end, at)
    const isCoordinated = between !== undefined && /^(?:\s*[,&]\s*(?:(?:et|ou)\s+)?|\s+(?:et|ou)\s+)$/u.test(between)
    if (!last || !(isCoordinated || /^\s+$/u.test(between ?? ''))) people.push({ at, end, isSeveral: false })
    else Object.assign(last, { end, isSeveral: last.isSeveral || isCoordinated })
  }
  return people
}

const PERSON =
  'amie?s?|copains?|copines?|enfants?|filles?|garçons?|bébés?|poupons?|élèves?|frères?|sœurs?|cousine?s?|jum(?:eau|elle)x?'
/** « son ami Zoélie », « un garçon nommé Kwamé »: the noun alone is enough, and the name is removed. */
const APPOSITION = new RegExp(
  `(?<=(?<!\\p{L})(?:${PERSON}))\\s{1,4}(?:(?:qui s[’']appelle|(?:pré)?nommée?s?)\\s{1,4})?$`,
  'iu',
)
/** The article and the adjective before a name, which are replaced with it: « la petite Rose ». */
const ARTICLE_BEFORE =
  /(?<!\p{L})(?:(du|au)|le|la|notre|mon|ma|ce|cette)\s+(?:(?:petite?|grande?|beau|belle|jeune|chère?)\s+)?$|(?<!\p{L})l[’']$/iu
/** « est tombée »: a feminine participle after the name, to agree with « enfant » in the masculine. */
const FEMININE_PARTICIPLE =
  /^(\s+(?:n[’']|s[’'])?(?:est|était|sont|étaient)\s+(?:pas\s+|très\s+|\p{L}+ment\s+)?\p{L}+(?:[éiu]|is|ert))e(?=s?(?!\p{L}))/u

/** « qui reste collée », « qui est fâchée », after a name anywhere. */
const FEMININE_RELATIVE =
  /^(\s+qui\s+(?:est|était|reste|restait)\s+(?:pas\s+|très\s+)?\p{L}+(?:[éiu]|is|ert))e(?=s?(?!\p{L}))/u

/** What comes before the subject of a clause. */
const BEFORE_SUBJECT = /(?:^|[.!?…,:\n«“"(]|(?<!\p{L})(?:que|quand|et|mais|puis))\s{0,4}$|qu[’']$/iu

/** The text with these names replaced by « un enfant » or « des enfants », with articles and participles adapted. */
export function replaceNames(text: string, names: readonly Span[]): string {
  let result = ''
  let nextIndex = 0
  for (const { at, end, isSeveral } of peopleOf(text, names)) {
    const left = result + text.slice(nextIndex, at)
    nextIndex = end
    if (APPOSITION.test(left)) {
      result = left.replace(APPOSITION, '')
      continue
    }
    result = appendNoun(left, isSeveral)
    const after = text.slice(end)
    const masculine =
      FEMININE_RELATIVE.exec(after)?.[1] ??
      (BEFORE_SUBJECT.test(left.replace(ARTICLE_BEFORE, '')) ? FEMININE_PARTICIPLE.exec(after)?.[1] : undefined)
    if (masculine === undefined) continue
    result += masculine
    nextIndex = end + masculine.length + 1
  }
  return result + text.slice(nextIndex)
}

/** Appends « un enfant » or « des enfants », with contraction, elision and capital as needed. */
function appendNoun(before: string, isSeveral: boolean): string {
  // « du petit Maël » is « de » and « le petit Maël ».
  const left = before.replace(ARTICLE_BEFORE, (_, contracted?: string) =>
    contracted ? ({ du: 'de ', Du: 'De ', au: 'à ', Au: 'À ' }[contracted] ?? '') : '',
  )
  if (/(?<!\p{L})d(?:e\s+|[’'])$/iu.test(left))
    return left.replace(/(d)(?:e\s+|[’'])$/iu, `$1’${isSeveral ? '' : 'un '}enfant${isSeveral ? 's' : ''}`)
  const noun = isSeveral ? 'des enfants' : 'un enfant'
  if (/qu(?:e\s+|[’'])$/iu.test(left))
    return left.replace(/(qu)(?:e\s+|[’'])$/iu, isSeveral ? `$1e ${noun}` : `$1’${noun}`)
  return left + (isSentenceStartAt(left, left.length) ? capitalise(noun) : noun)
}
