import type {
  AdaptationTarget,
  SHEET_MOMENTS,
  SheetDomain,
  SheetSection,
  SUPERVISION_LEVELS,
} from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Allergen, Development, Duration, Place, Role, Season } from '#app/domain/enums.ts'

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

/** The same four, as the sheet codes them. */
export const SHEET_DOMAIN_LABELS: Record<SheetDomain, string> = {
  physique_moteur: DEVELOPMENT_LABELS.DEVELOPMENT_PHYSICAL_AND_MOTOR,
  cognitif: DEVELOPMENT_LABELS.DEVELOPMENT_COGNITIVE,
  langagier: DEVELOPMENT_LABELS.DEVELOPMENT_LANGUAGE,
  social_affectif: DEVELOPMENT_LABELS.DEVELOPMENT_SOCIAL_AND_EMOTIONAL,
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

/** Who wrote the words of an activity; shown on cards, sheets and prints. */
export const ACTIVITY_SOURCE_LABELS: Record<'STARTER' | 'BANK' | 'MODEL', string> = {
  STARTER: 'Bibliothèque de départ',
  BANK: 'Composée à partir de la banque',
  MODEL: 'Générée par l’IA',
}

export const DOMAIN_ROLE_LABELS: Record<'principal' | 'secondaire', string> = {
  principal: 'Principal',
  secondaire: 'Secondaire',
}

export const MOMENT_LABELS: Record<(typeof SHEET_MOMENTS)[number], string> = {
  amorce: 'Amorce',
  exploration: 'Exploration',
  retour: 'Retour au calme',
}

export const ADAPTATION_LABELS: Record<AdaptationTarget, string> = {
  '0-18m': AGE_GROUP_LABELS.AGE_0_18_MONTHS,
  '18-24m': AGE_GROUP_LABELS.AGE_18_MONTHS_2_YEARS,
  '2-3a': AGE_GROUP_LABELS.AGE_2_YEARS_3_YEARS,
  '3-4a': AGE_GROUP_LABELS.AGE_3_YEARS_4_YEARS,
  '4-5a': AGE_GROUP_LABELS.AGE_4_YEARS_5_YEARS,
  besoins_particuliers: 'Besoins particuliers',
  interieur: 'À l’intérieur',
  autre_saison: 'Autre saison',
}

export const SUPERVISION_LABELS: Record<(typeof SUPERVISION_LEVELS)[number], { title: string; meaning: string }> = {
  palier1: {
    title: 'Palier 1 : à portée de main',
    meaning: 'Un contact est possible immédiatement et l’attention est entière.',
  },
  palier2: {
    title: 'Palier 2 : à portée de pas',
    meaning: 'L’adulte se tient à deux ou trois pas, prêt à intervenir.',
  },
  palier3: {
    title: 'Palier 3 : à portée de voix et de vue',
    meaning: 'L’adulte voit tout le monde en continu et sa position couvre la zone.',
  },
  palier4: {
    title: 'Palier 4 : autonomie balisée',
    meaning: 'La zone est délimitée, les limites sont visibles et le groupe est compté souvent; dès 3 ans.',
  },
}

/** Said under every supervision level, because none of them means nobody. */
export const SUPERVISION_NOTE =
  'À tous les paliers, les ratios s’appliquent et chaque enfant est sous la responsabilité d’un adulte nommé.'

export const SHEET_SECTION_LABELS: Record<SheetSection, string> = {
  titre: 'Titre',
  observationDepart: 'Observation de départ',
  intentionEducative: 'Intention éducative',
  domaines: 'Domaines et composantes',
  objectifs: 'Ce que l’enfant peut y vivre',
  materiel: 'Matériel',
  preparation: 'Préparation',
  deroulement: 'Déroulement',
  roleEducatrice: 'Rôle de l’éducatrice',
  vocabulaire: 'Vocabulaire',
  adaptations: 'Adaptations',
  securite: 'Sécurité',
  observation: 'Pistes d’observation',
  prolongements: 'Prolongements',
  reflexionRetroaction: 'Réflexion-rétroaction',
}
