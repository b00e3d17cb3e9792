import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen, Development, Duration, Place, Season } from '#app/domain/enums.ts'
import type { MaterialKey, ThemeKey } from '../reference.ts'

/** Moments of the day that a sheet was written for; without one it is for a period of play. */
export const DAY_MOMENTS = ['arrivee', 'habillage', 'transition', 'sieste', 'reveil', 'collation', 'depart'] as const
export type DayMoment = (typeof DAY_MOMENTS)[number]

/**
 * What a sheet has the words of and nothing in it holds: allergens (an egg of plastic, a cake of blocks), water (a lake of
 * cloth, the quay of a train), animals (a snake of dough), heat (an oven of cloth), tools (the blades of a blind).
 */
export type NamedInPlay = Allergen | 'WATER' | 'ANIMALS' | 'HEAT' | 'TOOLS'

/** Moments of the Québec year that are the play of a sheet. */
export const OCCASIONS = [
  'temps-des-sucres',
  'premiere-neige',
  'halloween',
  'recoltes',
  'saint-jean',
  'semaine-des-services-de-garde',
  'poisson-d-avril',
  'fonte',
  'canicule',
  'nouvel-enfant',
  'depart-maternelle',
] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Feasts that are the play of a sheet, which nobody wants who has not named one: carols in February. */
export const FEASTS = ['noel', 'saint-valentin', 'paques', 'fete-des-parents', 'anniversaire'] as const
export type Feast = (typeof FEASTS)[number]

/** Subjects that ask for tact, each with sheets of its own. */
export const DELICATE_SUBJECTS = [
  'peuples',
  'deuil',
  'separation',
  'deux-maisons',
  'religion',
  'guerre',
  'peur',
] as const
export type DelicateSubject = (typeof DELICATE_SUBJECTS)[number]

/** What children do or live through that an educator sees one day and answers by a play the next; see scene-words.ts. */
export const SCENES = [
  'laisser-tomber',
  'lancer',
  'rouler',
  'transporter',
  'remplir-vider',
  'ouvrir-fermer',
  'inserer-enfiler',
  'empiler-construire',
  'demolir',
  'aligner',
  'trier',
  'cacher-trouver',
  'se-cacher',
  'envelopper',
  'tirer',
  'pousser',
  'tourner',
  'taper-bruit',
  'attacher',
  'dechirer-couper',
  'tracer-ecrire',
  'peindre',
  'petrir',
  'bouche',
  'grimper',
  'sauter',
  'courir',
  'deplacer-bebe',
  'equilibre',
  'rouler-corps',
  'danser',
  'imiter-animaux',
  'corps',
  'eau',
  'flaques-boue',
  'creuser',
  'neige-glace',
  'bestioles',
  'ramasser',
  'plantes',
  'ombre-lumiere',
  'vent-pluie',
  'voix',
  'chanter',
  'mots',
  'rimes-lettres',
  'livres-histoires',
  'figurines',
  'compter',
  'mesurer',
  'pourquoi',
  'bebes-soins',
  'cuisine',
  'magasin-metiers',
  'vehicules',
  'monstres',
  'heros',
  'deguiser',
  'menage',
  'voyage',
  'fete',
  'mordre-frapper',
  'chicane',
  'gagner-perdre',
  'separation',
  'nouveau',
  'consoler',
  'aider-petits',
  'colere',
  'petit-frere',
  'cooperer',
  'peurs',
  'fierte',
  'attente',
  'habillage',
  'rangement',
  'sieste',
  'repos',
  'repas',
  'hygiene',
  'depart',
  'bulles',
  'traces',
  'ecouter',
  'sentir',
  'velos',
  'ballon-pied',
  'promenade',
  'figer',
  'politesse',
  'corps-non',
  'blagues',
  'inventer-regles',
  'glisser-corps',
  'textures',
  'casse-tete',
  'telephone',
  'naissances-familles',
] as const
export type Scene = (typeof SCENES)[number]

/** Classes of a material that a person typed; a sentence written for one says `{avec-<classe>|…@materiel…}`. */
export const MATERIAL_CLASSES = [
  'outil',
  'contenant',
  'tissu',
  'papier',
  'naturel',
  'roulant',
  'corde',
  'aliment',
  'coussin',
] as const
export type MaterialClass = (typeof MATERIAL_CLASSES)[number]

/** Minutes of a step in each form of the sheet in which it occurs: `{ 10: 2, 20: 3 }`. */
export type StepMinutes = Partial<Record<Duration, number>>

type SheetStep = ActivitySheet['deroulement'][number]
export type BankStep = Omit<SheetStep, 'minutes'> & { minutes: StepMinutes }

/**
 * A sheet as its author wrote it, with what changes elsewhere. Any text may hold sentences for some conditions only:
 * `{hiver|La neige remplace le sable.}`; see `conditional-text.ts` for the conditions.
 */
export type BankSheetText = Omit<ActivitySheet, 'deroulement'> & { deroulement: BankStep[] }

/** A whole sheet of the bank; `key` names its row for ever, so that the seed updates it in place. */
export type BankSheet = {
  key: string
  /** One sentence for the card, ≤ 160 characters: what the children do. */
  summary: string
  /** Every age for which the sheet was written, youngest first. */
  ageGroups: AgeGroup[]
  /** Those of its ages that take part beside older children: it was not written for a group of these alone. */
  onlyBesideOlder?: readonly AgeGroup[]
  /** Those that cannot take part in a place: its woods are not for who crawls. */
  notAt?: Partial<Record<Place, readonly AgeGroup[]>>
  /** One or two; the first is the main one and matches the sheet's principal domain. */
  developments: Development[]
  /** Themes that are the play itself: its gestures, its words and its questions. */
  themes: ThemeKey[]
  materials: MaterialKey[]
  place: Place
  /** Other places in which it works, each with one sentence on what changes there; in the seasons of which it says nothing, it does not. */
  alsoAt?: Partial<Record<Place, string>>
  /** Seasons in which it works as it stands; empty: all year. */
  seasons: Season[]
  /** Other seasons in which it works, each with one sentence on what changes then. */
  alsoIn?: Partial<Record<Season, string>>
  /** Minutes of the form shown in the library; the other forms are those of the steps. */
  durationMinutes: Duration
  /** Two where one adult alone cannot lead it. */
  adults: 1 | 2
  moment?: DayMoment
  occasion?: Occasion
  feast?: Feast
  /** A sheet that follows any interest of the children: its texts hold `@interet`. */
  followsInterest?: true
  subject?: DelicateSubject
  onlyNamed?: readonly NamedInPlay[]
  /** Words of an observation or a theme that call for this play: gestures, things, places, as educators type them. */
  calls: string[]
  /** What an educator saw the day before, as she types it, to which this play is the answer. */
  seen: readonly string[]
  /** Scenes of an observation that this play answers: the gesture, or what is lived through, is the play itself. */
  scenes: readonly Scene[]
  /** What its picture shows, for those who do not see it; the file is `public/images/activities/<key>.svg`. */
  picture?: string
  /** Day of its last review, « 2026-11-22 », where that is later than the review of the whole bank. */
  reviewedOn?: string
  sheet: BankSheetText
}
