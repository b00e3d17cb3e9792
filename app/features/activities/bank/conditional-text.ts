import { ADAPTATION_OF } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup, DURATIONS, type Duration, type Place, type Season } from '#app/domain/enums.ts'
import { MATERIAL_CLASSES, type MaterialClass } from '#content/activities/types.ts'
import { speaksOfThing } from '../reference-lists/describe-material.ts'

/*
 * An author writes a sentence that holds only sometimes between braces: `{hiver|La neige remplace le sable.}`. Before
 * the bar stand the conditions, separated by spaces. Several of one kind are alternatives; kinds are combined:
 * `{cour parc hiver|…}` is « in the yard or the park, in winter ». `!hiver` is « in every season but winter ».
 *
 * ages      0-18m 18-24m 2-3a 3-4a 4-5a     the group has children of that age
 * together  multiage                        the group has children of several of them
 * places    dedans dehors cour parc bois rive
 * seasons   printemps ete automne hiver
 * minutes   10min 20min 30min 45min 60min   the form of the sheet
 * adults    1adulte 2adultes
 * materials avec-outil avec-contenant …     the person has such a material: `@materiel` in the sentence names it
 * asked     si-loupes si-papier-de-soie …   the person typed that thing, or one that serves as it; nobody else reads of it
 *
 * `@interet` names what the children are interested in, in a sheet that follows any interest.
 */

/** Where, when and for whom a sheet is shown. A missing value is « any »: every condition on it holds. */
export type SheetSituation = {
  ageGroups: AgeGroup[]
  place?: Place | undefined
  season?: Season | undefined
  minutes?: Duration | undefined
  adults?: 1 | 2 | undefined
  /** A material that the person typed, as it stands in a sentence (« vos bouchons »), with its class. */
  material?: { name: string; class: MaterialClass } | undefined
  /** The materials that the person typed; without them, nothing is said of what only some ask for. */
  materials?: readonly string[] | undefined
  /** What the children are interested in, as the person typed it. */
  interest?: string | undefined
}

type Kind = 'age' | 'mix' | 'place' | 'season' | 'minutes' | 'adults' | 'material' | 'asked'
/** Whether a condition holds; undefined when the situation does not say. */
type Condition = { kind: Kind; holds: (situation: SheetSituation) => boolean | undefined }

const PLACE_WORDS: Record<string, readonly Place[]> = {
  dedans: ['INDOORS'],
  dehors: ['YARD', 'PARK', 'WOODS', 'WATERSIDE'],
  cour: ['YARD'],
  parc: ['PARK'],
  bois: ['WOODS'],
  rive: ['WATERSIDE'],
}
const SEASON_WORDS: Record<string, Season> = {
  printemps: 'SPRING',
  ete: 'SUMMER',
  automne: 'AUTUMN',
  hiver: 'WINTER',
}

const CONDITIONS: Record<string, Condition> = {
  multiage: { kind: 'mix', holds: ({ ageGroups }) => ageGroups.length > 1 },
  '1adulte': { kind: 'adults', holds: ({ adults }) => adults && adults === 1 },
  '2adultes': { kind: 'adults', holds: ({ adults }) => adults && adults === 2 },
}
for (const age of AGE_GROUPS)
  CONDITIONS[ADAPTATION_OF[age]] = { kind: 'age', holds: ({ ageGroups }) => ageGroups.includes(age) }
for (const [word, places] of Object.entries(PLACE_WORDS))
  CONDITIONS[word] = { kind: 'place', holds: ({ place }) => place && places.includes(place) }
for (const [word, wanted] of Object.entries(SEASON_WORDS))
  CONDITIONS[word] = { kind: 'season', holds: ({ season }) => season && season === wanted }
for (const wanted of DURATIONS)
  CONDITIONS[`${wanted}min`] = { kind: 'minutes', holds: ({ minutes }) => minutes && minutes === wanted }
for (const wanted of MATERIAL_CLASSES)
  CONDITIONS[`avec-${wanted}`] = { kind: 'material', holds: ({ material }) => material?.class === wanted }

const CONDITIONAL = /\{(?<words>[^{}|]*)\|(?<sentence>[^{}]*)\}/gu

const ASKED = /^si-(?=\p{L})/u

/** « papier de soie », of « si-papier-de-soie ». */
const thingOf = (word: string) => word.replace(ASKED, '').replaceAll('-', ' ')

/** The condition that a word says; that a thing was typed is read from the word itself. @throws for a word that is none. */
function conditionOf(word: string): Condition {
  const known = CONDITIONS[word]
  if (known) return known
  if (!ASKED.test(word)) throw new Error(`unknown condition: ${word}`)
  const thing = thingOf(word)
  const asked: Condition = {
    kind: 'asked',
    holds: ({ materials = [] }) => materials.some((name) => speaksOfThing(name, thing)),
  }
  CONDITIONS[word] = asked
  return asked
}

/** Whether the words before a bar hold. @throws for a word that is not a condition. */
function isMet(words: string, situation: SheetSituation): boolean {
  const alternatives = new Map<Kind, boolean>()
  for (const word of words.split(' ')) {
    const isNegated = word.startsWith('!')
    const { kind, holds: isHeld } = conditionOf(isNegated ? word.slice(1) : word)
    const holds = isHeld(situation)
    if (isNegated && holds === true) return false
    if (!isNegated) alternatives.set(kind, (alternatives.get(kind) ?? false) || holds !== false)
  }
  return [...alternatives.values()].every(Boolean)
}

/** The things that only those who typed them read of, as the conditions of a text name them: « loupes ». Pure. */
export function askedIn(text: string): string[] {
  const heads = [...text.matchAll(CONDITIONAL)].flatMap(({ groups }) => groups?.words?.split(' ') ?? [])
  return [...new Set(heads.filter((word) => ASKED.test(word)))].map(thingOf)
}

/** The text without what only those read who typed a thing: it tells nothing of the play of everybody else. Pure. */
export const withoutAsked = (text: string): string =>
  text.replace(CONDITIONAL, (whole: string, words: string) =>
    words.split(' ').some((word) => ASKED.test(word)) ? '' : whole,
  )

/** Between two alternatives that both hold, inside a name: « {hiver|Tuque}{!hiver|Chapeau} » in a sheet of all seasons. */
const BOTH_HOLD = /(?<=[\p{L}\p{N}])\u{E000}\u{E001}(\p{L})/gu
const MARKS = /[\u{E000}\u{E001}]/gu

/**
 * The text as it reads in a situation, on one line; empty when nothing of it holds there. Pure.
 * @throws Error for a condition that does not exist.
 */
export function textIn(text: string, situation: SheetSituation): string {
  return text
    .replace(CONDITIONAL, (_, words: string, sentence: string) =>
      isMet(words, situation) ? `\u{E001}${sentence}\u{E000}` : '',
    )
    .replace(BOTH_HOLD, (_, letter: string) => ` ou ${letter.toLowerCase()}`)
    .replace(MARKS, '')
    .replaceAll('@materiel', situation.material?.name ?? '')
    .replaceAll('@interet', situation.interest ?? 'ce qui les passionne')
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[.,;])/gu, '')
    .trim()
}
