import type { Season } from '#app/domain/enums.ts'
import type { ExerciseKey } from './titles.ts'
import type { BenefitTopic, RiskTopic } from './vocabulary.ts'

/** Families of risky play: the categories of the Société canadienne de pédiatrie (2024), and one for what is alive. */
export const PLAY_KINDS = [
  'HEIGHT',
  'SPEED',
  'TOOLS',
  'ELEMENTS',
  'ROUGH',
  'OUT_OF_SIGHT',
  'VICARIOUS',
  'LIVING',
] as const
export type PlayKind = (typeof PLAY_KINDS)[number]

export const PLAY_KIND_LABELS: Record<PlayKind, string> = {
  HEIGHT: 'Jeu en hauteur',
  SPEED: 'Jeu à grande vitesse',
  TOOLS: 'Jeu avec des outils',
  ELEMENTS: 'Jeu à proximité d’éléments dangereux',
  ROUGH: 'Jeu turbulent et jeu avec chocs',
  OUT_OF_SIGHT: 'Jeu avec risque de disparaître de la vue',
  VICARIOUS: 'Jeu par procuration',
  LIVING: 'Matières et vivant',
}

type Statement = {
  /** `<exercise>-<rank>`, for example `12-3`: kept in people's answers, so never reused for another statement. */
  id: string
  /** What happens in this very situation, as a sentence. */
  text: string
  /** Shown as soon as the statement is placed; says what it depends on when `depends` is true. */
  reason: string
  /** « Ça dépend » is accepted as well. */
  depends?: true
}

export type RiskTag = Statement & { correct: 'risks'; topic: RiskTopic; precaution: string }
/** What the child can neither see nor manage: the precaution is the adult’s, who removes it. */
export type DangerTag = Statement & { correct: 'dangers'; topic: RiskTopic; precaution: string }
export type BenefitTag = Statement & { correct: 'benefits'; topic: BenefitTopic }
/** What can hurt, with what the adult does about it. */
export type HazardTag = RiskTag | DangerTag
export type ExerciseTag = HazardTag | BenefitTag

export type Exercise = {
  /** 1 to 42, the order of the printed list. */
  id: number
  /** Names the image and the address; never changes. */
  key: ExerciseKey
  title: string
  description: string
  image: string
  /** What the image shows, for someone who does not see it. */
  alt: string
  kind: PlayKind
  /** The seasons in which the situation can be lived; never empty. */
  seasons: Season[]
  /** 60 to 110 words: gain, risk, danger, the adult's stance, an adaptation for the youngest. */
  explanation: string
  tags: ExerciseTag[]
}

/** A situation as its author writes it: its title stands with those of the others. */
export type ExerciseDraft = Omit<Exercise, 'title'>
