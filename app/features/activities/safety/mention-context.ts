import { matchAt, occurs, type Phrase, phrase, phrases, sentenceAround, type Word } from './french-text.ts'

/*
 * Whether the context of a mention makes it harmless. « Sans billes », « remplacez les billes », « rouler comme une
 * bille » and « l’image d’une bille » put no marble in a child’s hands.
 */

/** The words [from, to[ of a mention in the words of its text. */
export type Span = { words: readonly Word[]; from: number; to: number }

const REACH_LEFT = 14
const REACH_RIGHT = 6

const NEGATORS = new Set([
  'aucun',
  'aucune',
  'ni',
  'nul',
  'nulle',
  'jamais',
  'absence',
  'exempt',
  'exempte',
  'depourvu',
  'depourvue',
])
const WARNINGS = new Set([
  'etouffement',
  'danger',
  'attention',
  'prudence',
  'gare',
  'allergie',
  'allergique',
  'intolerance',
  'remplacant',
  'interdiction',
])
/** Verbs of avoiding, in any form: what follows is kept away. */
const AVOIDING = /^(?:evit|proscri|banni|interdi|exclu|ecart|elimin|remplac|eloign|deconseill|bannir|abandonn|refus)/
/**
 * Verbs of removing. They count in a preparation or a safety note only: in a step « retirez les billes du bac » is a
 * game.
 */
const REMOVING = /^(?:retir|enlev|ote[rz]|ramass|balay|ratiss|inspect|rang|gard)/
/**
 * Verbs of using or giving: « n’utilisez pas … » forbids the thing, « ne forcez pas l’enfant à toucher … » does not.
 */
const GIVING =
  /^(?:utilis|propos|donn|offr|laiss|serv|ajout|met|mett|plac|distribu|dispos|pren|prevo|emploi|employ|fourni|introdui|gout|mang|present|ya|a|faut|choisi|apport)/
const OVERLOOKING = /^(?:oubli|hesit|manqu|negli)/
const INFINITIVE = /(?:er|ir|oir|re)$/
const STOPS = new Set(['puis', 'ensuite', 'mais', 'sinon', 'alors', 'donc', 'apres'])
const NOT_VERBS = new Set([
  'chez',
  'assez',
  'nez',
  'rez',
  'vent',
  'cent',
  'dent',
  'souvent',
  'argent',
  'content',
  'present',
  'different',
  'evident',
  'prudent',
  'patient',
  'recent',
  'absent',
  'parent',
  'encre',
  'autre',
  'entre',
  'notre',
  'votre',
  'contre',
  'autour',
  'hiver',
  'sentier',
])
/** Nouns that look like infinitives after « sans ». */
const AFTER_SANS_NOUNS = new Set([
  'verre',
  'beurre',
  'terre',
  'sucre',
  'pierre',
  'fer',
  'leur',
  'autre',
  'cuir',
  'papier',
  'poudre',
  'lierre',
  'mer',
])

function isVerb({ folded }: Word): boolean {
  if (NOT_VERBS.has(folded) || folded.length < 4) return false
  return folded.endsWith('ez') || (folded.endsWith('ent') && !folded.endsWith('ment'))
}

const AFTERWARDS = phrases(
  'interdit|interdite|proscrit|proscrite|exclu|exclue|deconseille|deconseillee|banni|bannie',
  'a eviter|proscrire|exclure|retirer|bannir|enlever|eliminer',
  'hors @de? @de? portee',
  'sous cle|clef',
  'ne conviennent|convient pas',
  'ne sont|est pas|jamais permis|permise|utilise|utilisee|offert|offerte|propose|proposee|servi|servie|donne|donnee',
  'ne sont|est pas|jamais pour|dans|admis|admise',
)

function isForbiddenAfter({ words, to }: Span): boolean {
  for (let index = to; index < Math.min(words.length, to + REACH_RIGHT); index++) {
    if (words[index]?.before === 'strong') return false
    if (AFTERWARDS.some((pattern) => matchAt(pattern, words, index) > index)) return true
  }
  return false
}

/** Whether a new clause begins. « mais » begins one, « le mais » (maïs without its dots) does not. */
function isStop(words: readonly Word[], index: number): boolean {
  const word = words[index]
  if (!word || !STOPS.has(word.folded)) return false
  return word.folded !== 'mais' || (word.lower === 'mais' && !isWord(words[index - 1], 'le', 'du', 'de', 'l'))
}

const isWord = (word: Word | undefined, ...folded: string[]) => word !== undefined && folded.includes(word.folded)

/** Whether « pas » at `index` forbids the mention: « ne … pas » around a verb of giving, or « pas de ». */
function forbids(words: readonly Word[], index: number, mention: number): boolean {
  const next = words[index + 1]
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    const word = words[k]
    if (!word || words[k + 1]?.before === 'strong') break
    if (OVERLOOKING.test(word.folded)) return false
    if (isWord(word, 'ne', 'n')) {
      const verb = words[k + 1]?.folded === 'y' ? words[k + 2] : words[k + 1]
      if (verb && verb !== words[index] && GIVING.test(verb.folded)) return true
      // « ne pas utiliser »
      if (verb === words[index] && next && GIVING.test(next.folded)) return true
    }
  }
  if (!isWord(next, 'de', 'd')) return false
  const between = words.slice(index + 2, mention)
  return !between.some((word) => INFINITIVE.test(word.folded) && word.folded.length > 3)
}

/** Whether one of the patterns occurs in the sentence of the mention. */
const isInSentence = (patterns: readonly Phrase[], { words, from }: Span) => {
  const [start, end] = sentenceAround(words, from)
  return patterns.some((pattern) => occurs(pattern, words, start, end))
}

const FOUND_ON_GROUND = phrase(
  'verre|megot|excrement|clou|vis|champignon|seringue|dechet|pointu|pointue|coupant|coupante|prise|coin|epine|hamecon|detritus|crotte|branche',
)

/**
 * Whether the sentence lists what to look for and remove: « Fouillez la terre avant eux : verre, excréments, petits
 * cailloux. »
 */
const isInspectionList = (span: Span) => isInSentence([FOUND_ON_GROUND], span)

/** Whether words before the mention say that the thing must not be there. */
function isForbiddenBefore({ words, from }: Span, removalCounts: boolean): boolean {
  let hasSeenBy = false
  for (let index = from - 1; index >= Math.max(0, from - REACH_LEFT); index--) {
    const word = words[index]
    if (!word || words[index + 1]?.before === 'strong') return false
    const next = words[index + 1]
    const { folded } = word
    if (folded === 'sans') {
      const governs =
        next && INFINITIVE.test(next.folded) && !AFTER_SANS_NOUNS.has(next.folded) && next.folded.length > 3
      return !governs || next === words[from] || GIVING.test(next.folded)
    }
    if (NEGATORS.has(folded) || WARNINGS.has(folded)) return true
    if (folded === 'pas' || folded === 'plus') {
      if (forbids(words, index, from)) return true
      continue
    }
    if (isWord(word, 'lieu') && isWord(next, 'de', 'd', 'des', 'du')) return true
    if (isWord(word, 'plutot') && isWord(next, 'que', 'qu')) return true
    if (isWord(word, 'place') && isWord(words[index - 1], 'la') && isWord(next, 'de', 'd', 'des', 'du')) return true
    if (AVOIDING.test(folded) || (removalCounts && REMOVING.test(folded)))
      return !(hasSeenBy && folded.startsWith('remplac'))
    if (isWord(word, 'par', 'avec')) hasSeenBy = true
    if (isWord(word, 'rien') && isWord(next, 'de', 'd')) return true
    // « personne n’a apporté de noix », « rien ne … »
    if (isWord(word, 'personne', 'rien') && isWord(next, 'ne', 'n')) return true
    // Not reached for « ne donnez pas »: its « pas » is read first, from right to left.
    if (isStop(words, index) || isVerb(word)) return false
  }
  return false
}

/**
 * Whether the text keeps the thing away instead of bringing it.
 * @param removalCounts true in a preparation or a safety note, where a verb of removing means that the thing must go.
 */
export function isForbidden(span: Span, removalCounts: boolean): boolean {
  return isForbiddenBefore(span, removalCounts) || isForbiddenAfter(span) || (removalCounts && isInspectionList(span))
}

const SAMPLES = phrase(
  'objet|materiel|materiau|materiaux|tresor|element|chose|aliment|collation|garniture|ingredient|jouet|piece|exemple|friandise|fruit|legume',
)
const COMPARED = phrases(
  'plus|moins|aussi * que|qu @de?',
  'taille|grosseur|grandeur|format|diametre|forme @de @de?',
  'couleur|teinte|ton|nuance @de?',
  'devien~|deviendr~ @de?',
  'sert|servent de|d',
)

/** « rouler comme une bille », « plus gros qu’une bille », « couleur miel »: named to compare, not to use. */
export function isCompared({ words, from }: Span): boolean {
  let index = from - 1
  while (
    index >= 0 &&
    isWord(words[index], 'de', 'd', 'du', 'des', 'un', 'une', 'le', 'la', 'l', 'les') &&
    words[index + 1]?.before === 'none'
  )
    index--
  const word = words[index]
  if (!word || words[index + 1]?.before !== 'none') return false
  if (word.folded === 'comme')
    return !words.slice(Math.max(0, index - 4), index).some((_, k, all) => matchAt(SAMPLES, all, k) > k)
  for (let start = Math.max(0, from - 7); start < from; start++)
    if (COMPARED.some((pattern) => matchAt(pattern, words, start) === from)) return true
  return false
}

const PRETENCE = phrases(
  'image|photo|dessin|illustration|pictogramme|affiche|livre|album|histoire|conte|recit|chanson|comptine|poeme|imagier|silhouette',
  'casse tete',
  'faux|fausse|imaginaire|invisible|invente|inventee|semblant|dinette|imagin~',
)
const PICTURED = [...PRETENCE, phrase('chant~')]

/** Like {@link isPictureOrPretence} without « chanter », because children sing while they do something else. */
export const isPretended = (span: Span): boolean => isInSentence(PRETENCE, span)

/** « l’image d’une grappe », « l’ourson du conte »: a picture, a story or pretence. */
export const isPictureOrPretence = (span: Span): boolean => isInSentence(PICTURED, span)

const ANIMALS = phrase(
  'ecureuil|suisse|tamia|oiseau|mesange|geai|lapin|lievre|ours|ourson|souris|abeille|butineuse|animal|animaux|cheval|chevaux|poule|canard|vache|chevre|hamster|raton|fourmi|grenouille|merle|corneille|crapaud|poisson|insecte|mouffette|herisson|rongeur|bourdon|nid|chenille|papillon|escargot|limace|coccinelle|renard|chevreuil|mulot|marmotte|pic|sittelle',
)
const CHILDREN = phrase(
  'enfant|groupe|petit|grand|chacun|chacune|vous|on|offrez|goutez|servez|donnez|partagez|degustez|distribuez|chaque|tous|mangeoire|preparer|preparez|fabriquer|fabriquez',
)

/**
 * Whether the thing belongs to an animal: « l’écureuil cache ses noix », « les mésanges viennent; elles mangent des
 * graines ».
 */
export function belongsToAnimal({ words, from }: Span): boolean {
  const [sentence, end] = sentenceAround(words, from)
  const isPronoun = sentence > 0 && isWord(words[sentence], 'il', 'elle', 'ils', 'elles')
  const start = isPronoun ? sentenceAround(words, sentence - 1)[0] : sentence
  const animal = words.findIndex((_, index) => index >= start && index < from && matchAt(ANIMALS, words, index) > index)
  if (isPronoun && animal !== -1) return !occurs(CHILDREN, words, animal, from)
  if (!occurs(ANIMALS, words, start, end)) return false
  if (isWord(words[from - 1], 'ses', 'son', 'sa', 'leurs', 'leur')) return true
  return animal !== -1 && !occurs(CHILDREN, words, start, from)
}

/** Whether one of the patterns occurs in the sentence of the mention, outside the mention itself. */
export function sentenceContains({ words, from, to }: Span, ...patterns: Phrase[]): boolean {
  const [start, end] = sentenceAround(words, from)
  return patterns.some((pattern) => occurs(pattern, words, start, from) || occurs(pattern, words, to, end))
}

/** Whether one of the patterns begins right after the mention, within `reach` words. */
export function followedBy({ words, to }: Span, reach: number, ...patterns: Phrase[]): boolean {
  for (let index = to; index < Math.min(words.length, to + reach); index++) {
    if (words[index]?.before === 'strong') return false
    if (patterns.some((pattern) => matchAt(pattern, words, index) > index)) return true
  }
  return false
}

/** Whether one of the patterns ends right before the mention, or up to `gap` words earlier. */
export function precededBy({ words, from }: Span, gap: number, ...patterns: Phrase[]): boolean {
  for (let start = Math.max(0, from - gap - 4); start < from; start++)
    for (const pattern of patterns) {
      const end = matchAt(pattern, words, start)
      if (
        end > start &&
        end <= from &&
        from - end <= gap &&
        words.slice(end, from + 1).every((word) => word.before !== 'strong')
      )
        return true
    }
  return false
}

/** Whether one of the patterns occurs in the sentence of the mention and is not negated, as in « on ne goûte pas ». */
export function affirms({ words, from }: Span, ...patterns: Phrase[]): boolean {
  const [start, end] = sentenceAround(words, from)
  for (let index = start; index < end; index++)
    for (const pattern of patterns) {
      const to = matchAt(pattern, words, index)
      const isNegated =
        isWord(words[index - 1], 'ne', 'n', 'sans', 'pas', 'jamais', 'ni') || isWord(words[to], 'pas', 'jamais', 'rien')
      if (to > index && to <= end && !isNegated) return true
    }
  return false
}
