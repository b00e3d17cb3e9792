import { foldText } from '#app/lib/french/fold-text.ts'
import { ALIKE_MATERIALS, COLLECTIVE_NAMES, SAME_MATERIALS } from '#content/activities/alike-materials.ts'
import { KNOWN_MATERIALS, type KnownMaterials } from '#content/activities/known-materials.ts'
import type { DescribedMaterials, MaterialDescription } from './schema.ts'

/** What is said of a material: its class is null, and no sentence of a sheet takes it up, for some that are known. */
export type MaterialFacts = Omit<MaterialDescription, 'class'> &
  Pick<KnownMaterials, 'class' | 'never' | 'underThree' | 'holds'>

/** Words that change nothing of what a material is: « trois vieux foulards ». */
const SAYS_NOTHING = new Set(
  (
    'un une le la les l des du de d a en et mon ma mes nos notre vos quelques deux trois quatre cinq six dix plusieurs paire ' +
    'vieux vieil vieille vieilles beau beaux belle belles propre propres vide vides couleur couleurs pour enfant enfants ' +
    'adulte adultes depareille depareilles depareillee depareillees lave laves lavee lavees ' +
    'colore coloree colores colorees leger legere legers legeres doux douce recycle recycles usage usages neuf neufs'
  ).split(' '),
)
/** They seldom do, but a « feuille blanche » is no leaf. */
const COLOURS = new Set(
  (
    'bleu bleue bleus bleues blanc blanche blancs blanches rouge rouges jaune jaunes vert verte verts vertes noir noire noirs ' +
    'noires rose roses brun brune bruns brunes orange violet violette'
  ).split(' '),
)

/** Words of size that say the same: « rouleau de papier large » is a « grand rouleau de papier ». */
const SIZES = new Map(
  [
    ['grand', 'grande grands grandes large larges long longs longue longues'],
    ['gros', 'grosse grosses'],
  ].flatMap(([size = '', alike = '']) => alike.split(' ').map((word) => [word, size] as const)),
)

const NONE: ReadonlySet<string> = new Set()

/** Without its accent it is the article, and would say nothing: « dés » is read as a word of its own. */
const DICE = /(?<!\p{L})dés?(?!\p{L})/giu

/** The words that say what a material is, in the singular and folded: « de vieux foulards » is « foulard ». Pure. */
export function nounsOf(name: string, left: ReadonlySet<string> = NONE): string {
  return foldText(name.replace(DICE, 'dejeu'))
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !SAYS_NOTHING.has(word) && !left.has(word) && !/^\d+$/u.test(word))
    .map((word) => SIZES.get(word) ?? word)
    .map((word) => (word.length > 3 ? word.replace(/(?<![ey])aux$/u, 'al').replace(/(?<!s)[sx]$/u, '') : word))
    .join(' ')
}

const known = new Map<string, MaterialFacts>(
  KNOWN_MATERIALS.flatMap(({ names, class: of, traits = [], never, underThree, holds }) =>
    names.map((name) => [nounsOf(name), { class: of, traits: [...traits], never, underThree, holds }] as const),
  ),
)

/**
 * What a typed material is: as the daycare has said, or as everybody knows it; undefined for one that nobody knows. Pure.
 * @param described what the daycare has said of its materials.
 */
export function materialFacts(name: string, described: DescribedMaterials): MaterialFacts | undefined {
  return described.get(foldText(name)) ?? known.get(nounsOf(name)) ?? known.get(nounsOf(name, COLOURS))
}

/** A thing of a list of material without what is said of it: « Bâtons secs, gros comme un manche de balai » are « Bâtons secs ». Pure. */
export function shortMaterial(thing: string): string {
  const [name = ''] = thing.split(/[,:;]/u)
  return name.trim()
}

const alikeBy = new Map(ALIKE_MATERIALS.flatMap((names, group) => names.map((name) => [nounsOf(name), group] as const)))

/** What a name says: its words, and which of {@link ALIKE_MATERIALS} it is. */
type Named = { words: readonly string[]; group: number | undefined }

/** By the longest beginning of its name that a material of a list has: « craies de trottoir bleues » is chalk. */
function groupOf(words: readonly string[], groups: ReadonlyMap<string, number>): number | undefined {
  for (let length = words.length; length > 0; length--) {
    const group = groups.get(words.slice(0, length).join(' '))
    if (group !== undefined) return group
  }
  return undefined
}

const SIZE_NAMES = new Set([...SIZES.values()].map((size) => nounsOf(size)))
/** A size stands before what it is of: « grand carton ». */
const isSize = (word: string) => SIZE_NAMES.has(word) || /^petite?$/u.test(word)
const withoutSizes = (words: readonly string[]) => words.filter((word) => !isSize(word))
const alikeGroup = (words: readonly string[]) => groupOf(words, alikeBy) ?? groupOf(withoutSizes(words), alikeBy)

const collective = new Map(
  COLLECTIVE_NAMES.flatMap(({ names, things }) => names.map((name) => [foldText(name), things.join(', ')] as const)),
)

/** Kept: every sheet of the bank is asked the same of every request, of its list and of what calls for it. */
const named = new Map<string, readonly Named[]>()
/** Above the lines of the whole bank: with fewer, each request would read them all again. */
const NAMED_MAX = 30_000

/** What follows a thing in a line of a list and is none: « Ruban-cache, un rouleau par forme », « Débarbouillettes, les cœurs ». */
const SAYS_WHAT_FOR = /^\s*(?:les?|la|l[’']|une?|pour|dont|sans|plus)(?![\p{L}-])/iu
/** It is empty, and nothing to draw on. */
const TOILET_ROLL =
  /rouleaux? (?:vides? )?(?:de |d[’'])?(?:papier )?(?:de |d[’'])?(?:toilettes?|hygi[eé]niques?|essuie-tout)/iu

/** What some call a « cocotte », which is no apple. */
const PINE_CONE = /pommes? de pin/iu

/** No tub. */
const ICE_TRAY = /(?:bacs?|moules?|plateaux?) [àa] gla[cç]ons?/iu

/** What a line of a list, or a typed name, says: « Galets, branches et écorces » are three things, « éléments de la nature » many. */
function thingsIn(line: string): readonly Named[] {
  const known = named.get(line)
  if (known) return known
  const things = (collective.get(foldText(line)) ?? line)
    .split(/[,:;/]/u)
    .filter((part, index) => index === 0 || !SAYS_WHAT_FOR.test(part))
    .flatMap((part) =>
      part
        .replace(TOILET_ROLL, 'tube')
        .replace(PINE_CONE, 'cocotte')
        .replace(ICE_TRAY, 'alvéoles')
        .split(/ et | ou /u),
    )
    .map((part) => ({ words: nounsOf(part, COLOURS).split(' '), group: alikeGroup(nounsOf(part).split(' ')) }))
    .filter(({ words: [first] }) => first !== '')
  if (named.size >= NAMED_MAX) named.clear()
  named.set(line, things)
  return things
}

/** What holds a stuff, is a part of it, or shows it. */
const OF_A_STUFF = new Set(
  'figurine feuille pot bout morceau bande boule poignee brin sachet sac rouleau carre retaille boite'.split(' '),
)

/** What a bag is made of, and does not hold. */
const BAG_STUFF = new Set('papier tissu plastique jute coton'.split(' '))

/** What a tub is filled with to be played in. */
const LOOSE_STUFF = new Set('riz sable semoule haricot avoine neige terre eau'.split(' '))

/** The words by which a thing is one: the first that tells no size, and after a part or a vessel the next. */
function headsOf(words: readonly string[]): readonly string[] {
  const [head = '', stuff = ''] = withoutSizes(words)
  if (LOOSE_STUFF.has(stuff)) return [stuff]
  return OF_A_STUFF.has(head) && !(head === 'sac' && BAG_STUFF.has(stuff)) ? [head, stuff] : [head]
}

const isSaidBy = (one: Named, other: Named) => one.words.every((word) => other.words.includes(word))

const hasHeadOf = (one: Named, other: Named) => headsOf(one.words).some((head) => headsOf(other.words).includes(head))

/** Whether a thing is more exactly said than a typed name; by one word of it, only the first: « pilon à pommes de terre » is no apple. */
const isKindOf = (typed: Named, thing: Named) =>
  isSaidBy(typed, thing) && (typed.words.length > 1 || hasHeadOf(typed, thing))

/**
 * Whether a typed name is one of the things that a line names shortly: « pot de peinture » is paint, « épingle à linge » no
 * linen, and « papier bulle », which has names of its own, no paper.
 */
const isOneOf = (typed: Named, thing: Named) =>
  isSaidBy(thing, typed) && hasHeadOf(typed, thing) && (typed.group === undefined || thing.group === undefined)

/** What a typed vessel is filled with to be played in: water, of a « bassine d’eau »; undefined for what has a name of its own. Pure. */
export function fillingOf(name: string): string | undefined {
  const words = nounsOf(name, COLOURS).split(' ')
  const [, stuff = ''] = words
  return LOOSE_STUFF.has(stuff) && !alikeBy.has(words.join(' ')) ? stuff : undefined
}

/** Small ones where the list asks for big ones: « petites autos », for « camions plus gros que votre poing ». */
const isTooSmall = (typed: Named, thing: Named) =>
  typed.words.some((word) => /^petite?$/u.test(word)) && thing.words.some((word) => SIZE_NAMES.has(word))

/**
 * Whether a line of a list of material has what a typed name says, or what serves the same play: one says all that the other
 * says, so that « boîte de mouchoirs » is no « grande boîte ». Pure.
 */
export function servesAs(name: string, line: string): boolean {
  return thingsIn(name).some((typed) =>
    thingsIn(line).some(
      (thing) =>
        !isTooSmall(typed, thing) &&
        ((typed.group !== undefined && typed.group === thing.group) || isKindOf(typed, thing) || isOneOf(typed, thing)),
    ),
  )
}

/** Whether two names differ by their sizes only: « camions », « gros camions ». */
const isOfOtherSize = (one: string, other: string): boolean =>
  withoutSizes(nounsOf(one).split(' ')).join(' ') === withoutSizes(nounsOf(other).split(' ')).join(' ')

/**
 * Whether a typed name speaks of a thing, or of what serves as it, and not of a whole kind: « camions » are « gros camions », but
 * « papier » is no « papier de soie » and « balles » are no « balles de tennis ». Pure.
 */
export function speaksOfThing(name: string, thing: string): boolean {
  return servesAs(name, thing) && (servesAs(thing, name) || isOfOtherSize(name, thing))
}

const sameBy = new Map(SAME_MATERIALS.flatMap((names, group) => names.map((name) => [nounsOf(name), group] as const)))

/** Whether two names are of one thing: « masking tape » is « ruban-cache large ». Pure. */
export function isSameMaterial(name: string, other: string): boolean {
  const group = groupOf(nounsOf(name).split(' '), sameBy)
  return group !== undefined && group === groupOf(nounsOf(other).split(' '), sameBy)
}

const isKnown = (name: string): boolean =>
  alikeGroup(nounsOf(name).split(' ')) !== undefined || materialFacts(name, new Map()) !== undefined

/** Whether a thing is what stands around, with nothing that has to be brought: « Table couverte d’un drap » asks for the sheet. */
export const isAround = (around: readonly string[], thing: string): boolean =>
  thingsIn(thing).some(
    ({ words: [first = '', ...others] }) =>
      around.some((name) => thingsIn(name)[0]?.words[0] === first) &&
      !others.some((word) => alikeBy.has(word) || word === 'gym'),
  )

/** What there is for an activity. */
export type AtHand = {
  /** Of the person, as typed. */
  own: readonly string[]
  /** What stands or lies there, and what is worn: single words. */
  around: readonly string[]
}

/** Things whose name says after « et » what the thing before it is like: « bas » are socks too. */
const ALSO_ADJECTIVES = new Set(['bas', 'plat', 'plats'])

/** What is said of the thing before it, though its words name another: « Papier, en feuilles ». */
export const SAYS_HOW = /^(?:en|de|d[’'])(?![\p{L}-])/iu

/**
 * The things that a line of a list of material names: « Papier et crayons de cire » are two, « Chapeaux, cuillère et toutou »
 * three, « Bacs larges et bas » are one. Pure.
 */
export function thingsOf(line: string): string[] {
  const [all = ''] = line.split(/[:;]/u)
  for (const [whole, separator] of [
    [all.trim(), /, | et /u],
    [shortMaterial(line), / et /u],
  ] as const) {
    const [first = '', ...others] = whole.split(separator)
    const isThing = (other: string) =>
      isKnown(other) && !ALSO_ADJECTIVES.has(other) && !SAYS_WHAT_FOR.test(other) && !SAYS_HOW.test(other)
    if (others.length > 0 && others.every(isThing)) return [first, ...others]
  }
  return [shortMaterial(line)]
}

/** The things of a line of a list of material that are not at hand; all of them, as the line says them, where none is. Pure. */
export function missingFrom(line: string, { own, around }: AtHand): string[] {
  const isThere = (thing: string) => own.some((name) => servesAs(name, thing)) || isAround(around, thing)
  return thingsOf(line).filter((thing) => !isThere(thing))
}

/** Whether all that a line of a list of material names is at hand. Pure. */
export const isAtHand = (line: string, atHand: AtHand): boolean => missingFrom(line, atHand).length === 0
