import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { Place, Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import {
  FOUND_AT_WATER,
  FOUND_IN_NATURE,
  FOUND_IN_SEASON,
  FOUND_IN_YARD,
  FOUND_INDOORS,
  STANDS_FOR,
  WORN,
} from '#content/activities/alike-materials.ts'
import { type BankSheet, MATERIAL_CLASSES, type MaterialClass } from '#content/activities/types.ts'
import { MATERIALS, type MaterialKey } from '#content/reference.ts'
import {
  type AtHand,
  fillingOf,
  isSameMaterial,
  materialFacts,
  missingFrom,
  nounsOf,
  SAYS_HOW,
  servesAs,
  shortMaterial,
  thingsOf,
} from '../reference-lists/describe-material.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { textIn } from './conditional-text.ts'
import { nearestForm } from './sheet-in-situation.ts'

/* What a sheet of the bank does with the material of a request, and what it needs besides. */

const materialKeys = new Map<string, MaterialKey>(MATERIALS.map(({ key, name }) => [foldText(name), key]))

/** The classes of material for which the author of a sheet wrote a sentence, once they have been looked for. */
const slots = new Map<string, MaterialClass[]>()

function slotsOf({ key, sheet }: BankSheet): MaterialClass[] {
  let found = slots.get(key)
  if (!found) {
    const text = JSON.stringify(sheet)
    found = MATERIAL_CLASSES.filter((of) => text.includes(`avec-${of}`))
    slots.set(key, found)
  }
  return found
}

/** What each sheet speaks of, wherever it does, once it has been looked for. */
const spokenOf = new Map<string, ReadonlySet<string>>()

/** Whether a sheet itself speaks of a thing: beside its own ice, no sentence on ice brought along makes sense. */
function speaksOf({ key, sheet }: BankSheet, name: string): boolean {
  let words = spokenOf.get(key)
  if (!words) {
    words = new Set(nounsOf(JSON.stringify([sheet.materiel, sheet.preparation, sheet.deroulement])).split(' '))
    spokenOf.set(key, words)
  }
  return nounsOf(name)
    .split(' ')
    .every((noun) => words.has(noun))
}

/** A line of a list of material as it reads for a request. */
type Line = { name: string; replaced: string; isOptional: boolean }

export function linesOf(
  bankSheet: BankSheet,
  { ageGroups, place, season, durationMinutes, materials }: ActivityCriteria,
): Line[] {
  const here = { ageGroups, place, season, materials, minutes: nearestForm(bankSheet, durationMinutes) }
  const lines = bankSheet.sheet.materiel.map(({ nom, remplacement, facultatif }) => ({
    name: textIn(nom, here),
    replaced: remplacement === null ? '' : textIn(remplacement, here),
    isOptional: facultatif,
  }))
  return lines.filter(({ name }) => name !== '')
}

/** Whether a typed vessel is filled with what no line of a list speaks of: who has a « bassine d’eau » has more in mind than a dry tub. */
export function isFilledOtherwise(lines: readonly Pick<Line, 'name'>[], name: string): boolean {
  const stuff = fillingOf(name)
  return stuff !== undefined && !lines.some((line) => nounsOf(line.name).split(' ').includes(stuff))
}

/** What a thing is made of, which the author may not say. */
const IS_MADE_OF = new Set(['carton', 'plastique', 'bois', 'tissu', 'papier'])

/** Whether an author replaces the thing of a line by what has that name: what only serves as such is a step too far from it. */
function isReplacement({ replaced }: Line, name: string): boolean {
  const words = nounsOf(replaced).split(' ')
  const isNamed = nounsOf(name)
    .split(' ')
    .every((noun) => words.includes(noun) || IS_MADE_OF.has(noun))
  return servesAs(name, replaced) && (isNamed || thingsOf(replaced).some((thing) => isSameMaterial(name, thing)))
}

/** Whether a list of material has a thing, or says that it may stand for another; what may be left out is no use of it. */
const isIn = (lines: readonly Line[], name: string): boolean =>
  lines.some((line) => !line.isOptional && (servesAs(name, line.name) || isReplacement(line, name)))

/**
 * The thing of a list in whose place a material stands, where no thing there has its name: « parachute » for « Drap léger »,
 * or one that the author herself replaces by such, with her words. A sheet that only says « drap » does not tell her that
 * hers serves.
 */
export function stoodInFor(lines: readonly Line[], name: string): { thing: string; by?: string } | undefined {
  const nouns = new Set(nounsOf(name).split(' '))
  const hasItsName = ({ name: thing }: Line) =>
    nounsOf(thing)
      .split(' ')
      .some((noun) => nouns.has(noun))
  if (materialKeys.has(foldText(name)) || lines.some(hasItsName)) return undefined
  const line = lines.find((it) => servesAs(name, it.name))
  if (!line) {
    const replaced = lines.find((it) => isReplacement(it, name))
    return replaced && { thing: shortMaterial(replaced.name), by: replaced.replaced }
  }
  const parts = line.name
    .split(/[,:;]| ou /u)
    .map((part) => part.trim().replace(/^et /u, ''))
    .filter((part) => !SAYS_HOW.test(part))
    .flatMap(thingsOf)
  const thing = parts.find((part) => servesAs(name, part)) ?? line.name
  return isSameMaterial(name, thing) ? undefined : { thing: shortMaterial(thing) }
}

/** The class of a material, where the author of the sheet wrote what to do with such a one beside those of the sheet. */
export function slotFor(sheet: BankSheet, lines: readonly Line[], name: string, described: DescribedMaterials) {
  const of = materialFacts(name, described)?.class
  return of && slotsOf(sheet).includes(of) && !isIn(lines, name) && !speaksOf(sheet, name) ? of : undefined
}

/** How far a thing is used that an author names in the place of hers, and one of a class for which the sheet has a sentence. */
const [IN_ITS_STEAD, OF_A_CLASS] = [0.75, 0.5]

/**
 * How far the sheet uses a material, 0 to 1: one of the reference list or of its own list, less what may stand for one, and
 * least one of a class it has room for.
 */
export function useOf(sheet: BankSheet, lines: readonly Line[], name: string, described: DescribedMaterials): number {
  if (isFilledOtherwise(lines, name)) return 0
  if (lines.some((line) => !line.isOptional && servesAs(name, line.name))) return 1
  const key = materialKeys.get(foldText(name))
  // What a list names in other forms only is not used in this one; snow, sand and the like are in no list.
  const isElsewhere = sheet.sheet.materiel.some(({ nom }) => servesAs(name, nom))
  if (!isElsewhere && sheet.materials.some((it) => it === key)) return 1
  if (isIn(lines, name)) return IN_ITS_STEAD
  const isOffered = lines.some((line) => line.isOptional && (servesAs(name, line.name) || isReplacement(line, name)))
  return isOffered || slotFor(sheet, lines, name, described) ? OF_A_CLASS : 0
}

/** Share, 0 to 1, of the materials that call for the sheet: it is about playing with them. */
export function playedShare({ calls }: BankSheet, names: readonly string[]): number {
  const isCalledBy = (name: string) => calls.some((call) => servesAs(name, call))
  return names.filter(isCalledBy).length / Math.max(1, names.length)
}

/** Share, 0 to 1, of the materials that stand first in the list of a sheet: an author begins with what is played with. */
export function firstShare(lines: readonly Line[], names: readonly string[]): number {
  const first = lines.slice(0, 1)
  return names.filter((name) => isIn(first, name)).length / Math.max(1, names.length)
}

/** What lies there by itself. */
function foundAt(place: Place, season: Season): string[] {
  if (place === 'INDOORS') return [...FOUND_INDOORS]
  const found = place === 'YARD' ? FOUND_IN_YARD : place === 'WATERSIDE' ? FOUND_AT_WATER : FOUND_IN_NATURE
  return [...found, ...FOUND_IN_SEASON[season]]
}

/** What is at hand for a request: her materials, what lies there, what the children wear, and these. */
export function atHand({ materials, place, season }: ActivityCriteria, others: readonly string[] = []): AtHand {
  const keys = materials.flatMap((name) => materialKeys.get(foldText(name)) ?? [])
  return {
    own: [...materials, ...keys.flatMap((key) => STANDS_FOR[key] ?? [])],
    around: [...foundAt(place, season), ...WORN, ...others],
  }
}

/** What a thing is in the play: « Débarbouillettes rouges, les cœurs » are not for washing. */
const IS_PLAYED_WITH = /,\s*(?:les?|la|l[’'])\s?\p{L}/iu
/** The same, where a line ends with it. */
const ROLE_IN_PLAY = /,\s*(?:les?|la|l[’'])\s?[^,;]*$/iu

/** A line of a list of material as one would bring it, without what the thing is in the play: « Grands tapis, la lune ». */
export const withoutRole = (line: string): string => line.replace(ROLE_IN_PLAY, '')

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The things of a line that are not at hand, as a line of their own; empty when all are. */
function missingOf(line: string, available: AtHand, withCare: AtHand): string {
  const missing = missingFrom(line, IS_PLAYED_WITH.test(line) ? available : withCare)
  return missing.length === thingsOf(line).length ? line : LIST.format(missing)
}

/**
 * What is missing of a list here, each with what its author replaces it by, where that is at hand.
 * @param withCare the same as `available`, with what every group has to wash and dry.
 */
function shortagesOf(lines: readonly Line[], available: AtHand, withCare: AtHand): { thing: string; by?: string }[] {
  return lines.flatMap(({ name, replaced, isOptional }) => {
    const thing = isOptional ? '' : missingOf(name, available, withCare)
    if (thing === '') return []
    const isReplaced = replaced !== '' && missingOf(replaced, available, withCare) === ''
    return [isReplaced ? { thing, by: replaced } : { thing }]
  })
}

/**
 * What the sheet needs here that is neither at hand nor may be replaced by what is; of several things, only those that are missing.
 * @param withCare the same as `available`, with what every group has to wash and dry.
 */
export const lacksOf = (lines: readonly Line[], available: AtHand, withCare = available): string[] =>
  shortagesOf(lines, available, withCare).flatMap(({ thing, by }) => (by === undefined ? [thing] : []))

/**
 * The things that are missing here, each with what its author replaces it by, where that is at hand.
 * @param withCare the same as `available`, with what every group has to wash and dry.
 */
export const swapsOf = (lines: readonly Line[], available: AtHand, withCare: AtHand): { thing: string; by: string }[] =>
  shortagesOf(lines, available, withCare).flatMap(({ thing, by }) => (by === undefined ? [] : [{ thing, by }]))
