import type { ActivitySheet, SafetyChange } from '#app/domain/activity-sheet.ts'
import type { Allergen } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { uncapitalise } from '#app/lib/french/grammar.ts'
import type { NamedInPlay } from '#content/activities/types.ts'
import { createStartTest, matchAt, occurs, type Phrase, phrase, phrases, type Word, wordsOf } from '../french-text.ts'
import { belongsToAnimal, isCompared, isForbidden, isPictureOrPretence, sentenceContains } from '../mention-context.ts'
import type { SafetyRule } from '../safety-rule.ts'
import { type Passage, passagesOf } from '../sheet-passages.ts'

type Source = {
  code: Allergen
  /** Begins the line: « Blé ». */
  name: string
  patterns: string[]
  /** Words that children also play at: they count on the list of materials, or where something is cooked or eaten. */
  served?: string[]
  /** Expressions that hold the words and mean something else. */
  friends?: string[]
  /** Contexts in which the words mean something else. */
  elsewhere?: string
  /** Words by which an existing line already speaks of it. */
  known: string[]
}

const BIRD_SEED = 'graine pour|a|d|aux @de? oiseau'
/** « la neige devient farine » */
const MAKE_BELIEVE = 'devien~|deviendr~'
const OF_SAND = 'pain|gateau|biscuit|tarte|crepe|muffin|galette de|d|en sable|boue|terre|neige|savon'
const BAKED = 'crepe|gateau|muffin'
/** What holds no food, or no more. */
const BAKEWARE = 'moule|plat|plaque|tole|assiette a pain|biscuit|muffin|tarte|gateau|pizza'

/** The priority allergens of Health Canada that meet children in a daycare, and the ordinary things that hold them. */
const SOURCES: Source[] = [
  {
    code: 'PEANUT',
    name: 'Arachides',
    patterns: ['arachide|cacahuete|cacahouete|pinotte|peanut', BIRD_SEED],
    known: ['arachide'],
  },
  {
    code: 'NUTS',
    name: 'Noix',
    patterns: ['noix', 'noisette|amande|pacane|pistache|cajou', BIRD_SEED],
    friends: [
      'noix de|d coco|muscade|peinture|savon|colle|creme',
      'casse noix|noisette',
      'yeux|oeil en amande',
      'noisette de|d savon|colle|creme|peinture',
      'couleur noisette',
    ],
    known: ['noix'],
  },
  {
    code: 'SESAME',
    name: 'Sésame',
    patterns: ['sesame', 'tahini|tahin', 'houmous|hummus', BIRD_SEED],
    friends: ['sesame ouvre'],
    known: ['sesame'],
  },
  {
    code: 'EGG',
    name: 'Œufs',
    patterns: ['oeuf', 'omelette|mayonnaise|meringue'],
    served: [BAKED],
    friends: [
      BAKEWARE,
      'oeuf de|en|a|d paques|plastique|bois|carton|papier|tissu|feutrine|argile|grenouille|dinosaure|dragon|poisson|insecte|papillon|oiseau',
      'chasse aux oeuf',
      'coquille d oeuf bleu|bleue',
      OF_SAND,
    ],
    elsewhere: 'couv~|pond|nid',
    known: ['oeuf'],
  },
  {
    code: 'MILK',
    name: 'Lait',
    patterns: ['lait', 'yogourt|yaourt', 'fromage', 'beurre', 'beurrez', 'babeurre'],
    served: ['creme', 'pizza'],
    friends: [
      'lait de|d coco|avoine|riz|amande|soya',
      'lait maternel',
      'lait du poupon|bebe',
      'dent de lait',
      'bouchon|pot|contenant|pinte|carton|berlingot|boite de|d lait|yogourt|margarine|creme|fromage',
      'voie lactee',
      'creme solaire|hydratante',
      'creme a raser|main',
      'creme a barbe',
      'beurre d|de arachide|soya|amande|noix|pomme|cacao|tournesol',
      'couteau|plat|moule a beurre',
    ],
    known: ['lait', 'laitier'],
  },
  {
    code: 'WHEAT',
    name: 'Blé',
    patterns: [
      'farine',
      'ble',
      'semoule|couscous|boulgour',
      'pate a modeler|sel|pain|muffin|crepe|pizza|tarte|biscuit|gateau',
      'papier mache',
      'macaroni|coquillette|nouille|spaghetti|rigatoni|fusilli|penne|lasagne|vermicelle',
      'pate alimentaire|seche|courte|coloree',
      'petite pate en? *',
      'pate en tube|coude|spirale',
      'craquelin|tortilla|bagel|pain',
      BIRD_SEED,
    ],
    served: [BAKED, 'biscuit|pizza|tarte'],
    friends: [
      BAKEWARE,
      'grille pain',
      'farine|pain|craquelin|biscuit|galette|tortilla|bagel|nouille|macaroni|pizza|gateau|muffin|crepe sans gluten|ble',
      'pate a modeler|sel|pain|pizza|tarte sans gluten|ble',
      'farine de|d mais|riz|avoine|coco|sarrasin|tapioca',
      'pain|biscuit|gateau|pizza|crepe|oeuf de|d|en carton|papier|feutrine|tissu|bois|plastique',
      'champ|epi|brin|gerbe de ble',
      'ble d inde',
      'blond ble',
      'moulin a farine',
      OF_SAND,
    ],
    known: ['ble', 'gluten', 'farine'],
  },
  { code: 'SOY', name: 'Soya', patterns: ['soya|soja', 'tofu', 'edamame', 'tempeh', 'miso'], known: ['soya', 'soja'] },
  { code: 'KIWI', name: 'Kiwi', patterns: ['kiwi'], elsewhere: 'bec|vol~|plume|aile|oiseau', known: ['kiwi'] },
  { code: 'LATEX', name: 'Latex', patterns: ['latex', 'gant de|en caoutchouc'], known: ['latex', 'caoutchouc'] },
  {
    code: 'MUSTARD',
    name: 'Moutarde',
    patterns: ['moutarde'],
    friends: ['couleur|jaune moutarde'],
    known: ['moutarde'],
  },
  {
    code: 'FISH',
    name: 'Poissons et fruits de mer',
    patterns: ['thon|saumon en conserve', 'sandwich au thon|saumon', 'crevette'],
    known: ['poisson', 'crustace'],
  },
]

type Compiled = {
  code: Allergen
  name: string
  mayBegin: (word: Word) => boolean
  phrases: Phrase[]
  served: Phrase[]
  excluded: Phrase[]
  elsewhere: Phrase[]
  known: Phrase[]
}

const COMPILED: Compiled[] = SOURCES.map(({ code, name, patterns, served = [], friends = [], elsewhere, known }) => ({
  code,
  name,
  mayBegin: createStartTest(phrases(...patterns, ...served)),
  phrases: phrases(...patterns),
  served: phrases(...served),
  excluded: phrases(...friends),
  elsewhere: phrases(MAKE_BELIEVE, ...(elsewhere ? [elsewhere] : [])),
  known: phrases(...known),
}))

const COOKED = phrase(
  'mang~|gout~|cuire|cuis~|cuit|four|moule|recette|collation|prepar~|offr~|serv~|degust~|bras~|partag~',
)

/** Whether a passage puts the allergen on the table or in the hands. */
function brings(allergen: Compiled, passage: Passage, words: readonly Word[]): boolean {
  const longest = (patterns: Phrase[], from: number) => Math.max(-1, ...patterns.map((it) => matchAt(it, words, from)))
  return words.some((word, from) => {
    if (!allergen.mayBegin(word)) return false
    const to = longest(allergen.phrases, from)
    const end = Math.max(to, longest(allergen.served, from))
    if (end <= from) return false
    const span = { words, from, to: end }
    if (to === -1 && passage.kind !== 'item' && !sentenceContains(span, COOKED)) return false
    const isFriend = words.some((_word, start) => start < end && longest(allergen.excluded, start) > from)
    if (
      isFriend ||
      isForbidden(span, passage.section === 'preparation') ||
      isCompared(span) ||
      isPictureOrPretence(span)
    )
      return false
    return passage.kind === 'item' || !(belongsToAnimal(span) || sentenceContains(span, ...allergen.elsewhere))
  })
}

/** Whether a material holds, by its name, an allergen that is declared present: an egg carton, peanut butter. Pure. */
export function isAllergen(name: string, allergies: readonly Allergen[]): boolean {
  const words = wordsOf(name)
  const item: Passage = { section: 'materiel', kind: 'item', text: name }
  return COMPILED.some((allergen) => allergies.includes(allergen.code) && brings(allergen, item, words))
}

/** A title or a clue to watch for serves nothing. */
const SERVES_NOTHING = new Set(['titre', 'observation', 'vocabulaire'])

/** Where each allergen comes in, but those that are only named: the passage that brings it. */
function sourcesIn(sheet: ActivitySheet, onlyNamed: readonly NamedInPlay[]): Map<Compiled, Passage> {
  const sought = COMPILED.filter(({ code }) => !onlyNamed.includes(code))
  const sources = new Map<Compiled, Passage>()
  for (const passage of passagesOf(sheet)) {
    const words = SERVES_NOTHING.has(passage.section) ? [] : wordsOf(passage.text)
    for (const allergen of sought)
      if (!sources.has(allergen) && brings(allergen, passage, words)) sources.set(allergen, passage)
  }
  return sources
}

/**
 * Refuses what brings an allergen that is declared present, and names each other allergen that the sheet brings, one line
 * each in `securite.allergies`, unless a line already speaks of it: who may touch or eat what is in the emergency plans.
 */
export const allergens: SafetyRule = {
  id: 'allergenes',
  label: 'Allergènes prioritaires nommés',
  check: (sheet, { allergies = [], onlyNamed = [] }) => {
    const sources = sourcesIn(sheet, onlyNamed)
    const blocked = [...sources]
      .filter(([{ code }]) => allergies.includes(code))
      .map(
        ([{ name }, { section, text }]): SafetyChange => ({
          section,
          before: text,
          after: '',
          reason: presentReason(name),
        }),
      )
    if (blocked.length > 0) return { sheet, changes: [], blocked }
    const existing = sheet.securite.allergies.map(wordsOf)
    const missing = [...sources].filter(
      ([{ known }]) => !existing.some((words) => known.some((it) => occurs(it, words))),
    )
    const changes = missing.map(([{ name }, { item }]) => ({
      section: 'securite' as const,
      before: '',
      after: allergyLine(name, item?.nom ?? ''),
      reason: `Nous avons ajouté une ligne d’allergie\u00A0: ${name.toLowerCase()}.`,
    }))
    if (changes.length === 0) return { sheet, changes, blocked }
    const lines = [...sheet.securite.allergies, ...changes.map(({ after }) => after)]
    return { sheet: { ...sheet, securite: { ...sheet.securite, allergies: lines } }, changes, blocked }
  },
}

const presentReason = (name: string) =>
  `Allergie présente dans le groupe (${name.toLowerCase()})\u00A0: cette partie en propose.`

/** « Blé (pâte à modeler) : vérifiez… » */
function allergyLine(name: string, item: string): string {
  const isSaid = foldText(item).includes(foldText(name).replace(/s$/, ''))
  const source = item && !isSaid ? ` (${uncapitalise(item)})` : ''
  return `${name}${source}\u00A0: vérifiez la liste des allergies du groupe avant de sortir le matériel.`
}
