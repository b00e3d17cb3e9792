import type {
  AdaptationTarget,
  SHEET_MOMENTS,
  SheetDomain,
  SheetSection,
  SUPERVISION_LEVELS,
} from '#app/domain/activity-sheet.ts'
import { AGE_GROUP_LABELS, DEVELOPMENT_LABELS } from './labels.ts'

/** French names of the closed lists of a sheet, which its pages alone need. */
export const SHEET_DOMAIN_LABELS: Record<SheetDomain, string> = {
  physique_moteur: DEVELOPMENT_LABELS.DEVELOPMENT_PHYSICAL_AND_MOTOR,
  cognitif: DEVELOPMENT_LABELS.DEVELOPMENT_COGNITIVE,
  langagier: DEVELOPMENT_LABELS.DEVELOPMENT_LANGUAGE,
  social_affectif: DEVELOPMENT_LABELS.DEVELOPMENT_SOCIAL_AND_EMOTIONAL,
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
  interieur: 'Dans le local',
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
