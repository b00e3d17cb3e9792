import type {
  AgeGroup,
  Allergen,
  Development,
  Duration,
  MaterialTrait,
  Place,
  Role,
  Season,
} from '#app/domain/enums.ts'
import type { MaterialClass } from './activities/types.ts'

/** French names of the closed lists: the one place where a code becomes words. */
export const ROLE_LABELS: Record<Role, string> = {
  SUPERADMIN: 'Administration',
  MANAGER: 'Gestionnaire',
  TEACHER: 'Éducatrice',
}

export const DAYCARE_KIND_LABELS: Record<'CPE' | 'GARDERIE' | 'MILIEU_FAMILIAL', string> = {
  CPE: 'Centre de la petite enfance (CPE)',
  GARDERIE: 'Garderie',
  MILIEU_FAMILIAL: 'Milieu familial',
}

/** The same in a closed list of choices, whose width cannot follow the words. */
export const DAYCARE_KIND_CHOICES: typeof DAYCARE_KIND_LABELS = { ...DAYCARE_KIND_LABELS, CPE: 'CPE' }

export const AGE_GROUP_LABELS: Record<AgeGroup, string> = {
  AGE_0_18_MONTHS: '0-18 mois',
  AGE_18_MONTHS_2_YEARS: '18 mois - 2 ans',
  AGE_2_YEARS_3_YEARS: '2-3 ans',
  AGE_3_YEARS_4_YEARS: '3-4 ans',
  AGE_4_YEARS_5_YEARS: '4-5 ans',
}

export const DEVELOPMENT_LABELS: Record<Development, string> = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: 'Physique et moteur',
  DEVELOPMENT_COGNITIVE: 'Cognitif',
  DEVELOPMENT_LANGUAGE: 'Langagier',
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 'Social et affectif',
}

export const PLACE_LABELS: Record<Place, string> = {
  INDOORS: 'Intérieur',
  YARD: 'Cour',
  PARK: 'Parc ou ruelle',
  WOODS: 'Boisé ou champ',
  WATERSIDE: 'Bord de l’eau',
}

export const SEASON_LABELS: Record<Season, string> = {
  SPRING: 'Printemps',
  SUMMER: 'Été',
  AUTUMN: 'Automne',
  WINTER: 'Hiver',
}

export const DURATION_LABELS: Record<Duration, string> = {
  10: '10 min',
  20: '20 min',
  30: '30 min',
  45: '45 min',
  60: '60 min et plus',
}

export const ALLERGEN_LABELS: Record<Allergen, string> = {
  PEANUT: 'Arachides',
  NUTS: 'Noix',
  SESAME: 'Sésame',
  EGG: 'Œufs',
  MILK: 'Lait',
  WHEAT: 'Blé',
  SOY: 'Soya',
  KIWI: 'Kiwi',
  LATEX: 'Latex',
  MUSTARD: 'Moutarde',
  FISH: 'Poissons et fruits de mer',
}

export const MATERIAL_CLASS_LABELS: Record<MaterialClass, string> = {
  outil: 'Un outil',
  contenant: 'Un contenant',
  tissu: 'Du tissu',
  papier: 'Du papier, du carton',
  naturel: 'Un objet de la nature',
  roulant: 'Un jouet qui roule',
  corde: 'Une corde, un lien',
  aliment: 'Un aliment',
  coussin: 'Un coussin, un matelas',
}

export const MATERIAL_TRAIT_LABELS: Record<MaterialTrait, string> = {
  SMALL: 'Passe dans un rouleau de papier hygiénique',
  EDIBLE: 'Se mange',
  TIES: 'Se noue',
  LIQUID: 'Coule',
  SHARP: 'Pique ou coupe',
  HOT: 'Chauffe',
  BREAKABLE: 'Se casse en morceaux',
}

/** Who has read an activity over: a colleague’s eye counts more than one’s own. */
export const REVIEW_LABELS: Record<'COLLEAGUE' | 'AUTHOR', string> = {
  COLLEAGUE: 'Relue',
  AUTHOR: 'Relue par son autrice',
}

/** Who wrote the words of an activity; shown on cards, sheets and prints. */
export const ACTIVITY_SOURCE_LABELS: Record<'STARTER' | 'BANK' | 'MODEL' | 'FOUND', string> = {
  STARTER: 'Bibliothèque de départ',
  BANK: 'Adaptée de la banque',
  MODEL: 'Générée par l’IA',
  FOUND: 'Trouvée ailleurs',
}

/** Parties d’une journée. */
export const DAY_SLOT_LABELS = { MORNING: 'Matin', OUTDOORS: 'Dehors', AFTERNOON: 'Après-midi' } as const
