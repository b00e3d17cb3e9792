import * as z from 'zod/mini'
import type { AgeGroup, Development } from './enums.ts'

/**
 * The sheet of an activity, as stored, composed, written by the language model and shown: its field names, closed lists
 * and order are a contract. Lengths and cross-field rules are in `check-structure.ts` and not here, because providers
 * of language models ignore or refuse them in a schema.
 */
export const SHEET_DOMAINS = ['physique_moteur', 'cognitif', 'langagier', 'social_affectif'] as const
export type SheetDomain = (typeof SHEET_DOMAINS)[number]

export const SHEET_MOMENTS = ['amorce', 'exploration', 'retour'] as const
export const ADAPTATION_TARGETS = [
  '0-18m',
  '18-24m',
  '2-3a',
  '3-4a',
  '4-5a',
  'besoins_particuliers',
  'interieur',
  'autre_saison',
] as const
export type AdaptationTarget = (typeof ADAPTATION_TARGETS)[number]

/** Closest to farthest: palier1 is one adult within arm's reach, palier4 is watching from afar. */
export const SUPERVISION_LEVELS = ['palier1', 'palier2', 'palier3', 'palier4'] as const

const strings = z.array(z.string())

export const ActivitySheet = z.strictObject({
  titre: z.string(),
  observationDepart: z.nullable(z.string()),
  intentionEducative: z.string(),
  domaines: z.array(
    z.strictObject({
      domaine: z.enum(SHEET_DOMAINS),
      composante: z.string(),
      role: z.enum(['principal', 'secondaire']),
    }),
  ),
  objectifs: strings,
  materiel: z.array(
    z.strictObject({
      nom: z.string(),
      quantite: z.string(),
      facultatif: z.boolean(),
      remplacement: z.nullable(z.string()),
      petitesPieces: z.boolean(),
      aliment: z.boolean(),
    }),
  ),
  preparation: strings,
  deroulement: z.array(
    z.strictObject({
      moment: z.enum(SHEET_MOMENTS),
      minutes: z.int(),
      texte: z.string(),
      jeuLibre: z.boolean(),
    }),
  ),
  roleEducatrice: z.strictObject({ gestes: strings, questionsOuvertes: strings }),
  vocabulaire: strings,
  adaptations: z.array(z.strictObject({ pour: z.enum(ADAPTATION_TARGETS), texte: z.string() })),
  securite: z.strictObject({
    risquesAcceptes: strings,
    dangersAEliminer: strings,
    supervision: z.enum(SUPERVISION_LEVELS),
    allergies: strings,
  }),
  observation: strings,
  prolongements: strings,
  reflexionRetroaction: strings,
})
export type ActivitySheet = z.infer<typeof ActivitySheet>

export type SheetSection = keyof ActivitySheet

/**
 * In the order in which sections are written and shown: the educator can judge early and stop, and safety comes before
 * extensions.
 */
export const SHEET_SECTIONS = Object.keys(ActivitySheet.shape) as SheetSection[]

/** On the page of a sheet: why, then the materials and the safety section, at the side where there is room, then what one does. */
export const WHY_SECTIONS = ['observationDepart', 'intentionEducative'] as const satisfies SheetSection[]
export const LIVED_SECTIONS = [
  'preparation',
  'deroulement',
  'roleEducatrice',
  'objectifs',
  'vocabulaire',
  'adaptations',
  'domaines',
  'observation',
  'prolongements',
  'reflexionRetroaction',
] as const satisfies SheetSection[]

export const SHEET_DOMAIN_OF: Record<Development, SheetDomain> = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: 'physique_moteur',
  DEVELOPMENT_COGNITIVE: 'cognitif',
  DEVELOPMENT_LANGUAGE: 'langagier',
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 'social_affectif',
}

export const ADAPTATION_OF: Record<AgeGroup, AdaptationTarget> = {
  AGE_0_18_MONTHS: '0-18m',
  AGE_18_MONTHS_2_YEARS: '18-24m',
  AGE_2_YEARS_3_YEARS: '2-3a',
  AGE_3_YEARS_4_YEARS: '3-4a',
  AGE_4_YEARS_5_YEARS: '4-5a',
}

/**
 * Components of the four domains, the allowed values of `domaines[].composante`. Exact labels of *Accueillir la petite
 * enfance* (ministère de la Famille, 2019), p. 98.
 */
export const COMPONENTS: Record<SheetDomain, readonly string[]> = {
  physique_moteur: [
    'Santé et sécurité',
    'Alimentation',
    'Sommeil',
    'Hygiène',
    'Développement sensoriel',
    'Schéma corporel',
    'Motricité globale',
    'Motricité fine',
  ],
  cognitif: [
    'Attention',
    'Mémoire',
    'Fonction symbolique',
    'Catégories et concepts',
    'Raisonnement',
    'Éveil aux mathématiques',
    'Éveil aux sciences',
  ],
  langagier: [
    'Langage prélinguistique',
    'Langage oral',
    'Éveil à la lecture et à l’écriture',
    'Développement graphique',
  ],
  social_affectif: [
    'Attachement',
    'Tempérament',
    'Concept de soi',
    'Identité',
    'Compétences émotionnelles',
    'Compétences sociales',
  ],
}

const SafetyChange = z.object({
  section: z.enum(SHEET_SECTIONS),
  before: z.string(),
  after: z.string(),
  /** One French sentence, shown to the educator. */
  reason: z.string(),
})
/** A change that a safety rule made to a sheet, or a passage that it blocks (with an empty `after`). */
export type SafetyChange = z.infer<typeof SafetyChange>

const SafetyRuleResult = z.object({
  rule: z.string(),
  label: z.string(),
  /** `asked`: passages that a person has to look at; `before` is the passage, `reason` the question. */
  outcome: z.enum(['ok', 'changed', 'blocked', 'asked']),
  changes: z.array(SafetyChange),
})
export type SafetyRuleResult = z.infer<typeof SafetyRuleResult>

/** Results of the safety rules for a sheet, stored with it and shown under it. */
export const SafetyReport = z.object({ rules: z.array(SafetyRuleResult) })
export type SafetyReport = z.infer<typeof SafetyReport>

/** A section that a safety rule refuses, and why, in one French sentence. */
export const SafetyRefusal = z.object({ rule: z.string(), section: z.enum(SHEET_SECTIONS), reason: z.string() })
export type SafetyRefusal = z.infer<typeof SafetyRefusal>

/** Whether a section says nothing yet: an empty text or list, or lists that are all empty. Pure. */
export function isEmptySection(value: ActivitySheet[SheetSection]): boolean {
  if (value === null || typeof value === 'string') return !value?.trim()
  if (Array.isArray(value)) return value.length === 0
  return Object.values(value).every((part) => !Array.isArray(part) || part.length === 0)
}

/** A sheet with nothing in any section, to be completed or checked in parts. */
export const EMPTY_SHEET: ActivitySheet = {
  titre: '',
  observationDepart: null,
  intentionEducative: '',
  domaines: [],
  objectifs: [],
  materiel: [],
  preparation: [],
  deroulement: [],
  roleEducatrice: { gestes: [], questionsOuvertes: [] },
  vocabulaire: [],
  adaptations: [],
  securite: { risquesAcceptes: [], dangersAEliminer: [], supervision: 'palier1', allergies: [] },
  observation: [],
  prolongements: [],
  reflexionRetroaction: [],
}
