import type { AgeGroup } from '#app/domain/enums.ts'

/** When it happens, or what it is about: values of `selectedMoment` in the address, in the order of the page. */
export const MOMENTS = {
  arrivee: 'Arrivée et départ',
  repas: 'Repas',
  sieste: 'Sieste',
  soins: 'Toilette et soins',
  jeu: 'Jeu',
  transition: 'Transitions',
  dehors: 'Dehors',
  langage: 'Langage',
  sante: 'Santé et blessures',
  famille: 'Vie de famille',
} as const

export type Moment = keyof typeof MOMENTS

/**
 * By id, in the order of the page; an id is the value of `selectedSituation` in the address, never renamed. A title ends the
 * sentence that the title of the guide begins. Apart from the situations: whoever names one does not have to load them.
 */
export const SITUATION_TITLES = {
  separation: 'Le parent part et l’enfant s’accroche',
  retrouvailles: 'Le soir, l’enfant ne veut pas partir',
  'parent-absent': 'Un parent n’arrive pas',
  repas: 'L’assiette reste pleine',
  'gros-mot': 'Un gros mot traverse la table',
  sieste: 'Le sommeil ne vient pas',
  doudou: 'La doudou est introuvable',
  noir: 'Le noir lui fait peur',
  accident: 'La culotte est mouillée',
  toilette: 'La toilette, c’est non',
  corps: 'Une main se glisse dans la culotte',
  morsure: 'Un enfant mord',
  tape: 'Un enfant frappe les autres',
  'un-seul-jouet': 'Deux enfants tirent sur la même pelle',
  'a-la-bouche': 'Un petit objet disparaît dans la bouche',
  exclusion: '« Tu joues pas avec nous »',
  fusil: 'Un bâton devient fusil',
  histoire: 'L’histoire n’est pas vraie',
  colere: 'Une grosse colère éclate',
  bruit: 'Un bruit l’effraie',
  habillage: 'L’habit de neige, jamais',
  fuite: 'Un enfant se sauve du groupe',
  plante: 'L’enfant a mangé une baie inconnue',
  silence: 'Un enfant se tait',
  'premiers-mots': 'Les mots n’arrivent pas encore',
  begaiement: 'Les mots butent',
  langues: 'On parle une autre langue à la maison',
  bosse: 'Une chute, une bosse à la tête',
  fievre: 'L’enfant est chaud et ne joue plus',
  allergie: 'Une réaction allergique commence',
  poux: 'Un pou dans les cheveux',
  bebe: 'Un bébé arrive dans la famille',
  'deux-maisons': 'Ses parents se séparent',
  demenagement: 'La famille déménage',
  'animal-mort': 'Son chien est mort',
  deuil: 'Quelqu’un meurt dans sa famille',
  confidence: 'Un enfant confie quelque chose de grave',
} as const

export type SituationId = keyof typeof SITUATION_TITLES

/** A moment of life in a group that takes an educator by surprise, and what helps. */
export type SituationContent = {
  id: SituationId
  /** The situation stands under the first one; the filter finds it under each. */
  moments: readonly [Moment, ...Moment[]]
  /** The youngest and the oldest group that it is about. */
  ages: readonly [youngest: AgeGroup, oldest: AgeGroup]
  /** Whom to call is said before anything else. */
  isUrgent?: true
  /** What is seen and heard. */
  scene: string
  /** What the age explains. */
  age: string
  /** Where the answer changes as the child grows; the youngest first. */
  byAge?: readonly { age: string; text: string }[]
  /** One gesture, now. */
  now: string
  /** What to say, in its quotation marks. */
  toChild: string
  toParent: string
  avoid: string
  /** When to look for help, and from whom. */
  help: string
  seeAlso: readonly SituationId[]
  /** Words that people type for it and that it does not say, for the search. */
  keywords: string
}

export type Situation = SituationContent & { title: string }
