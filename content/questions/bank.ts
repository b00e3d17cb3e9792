import { APPROACH_QUESTIONS } from './alex/approach-and-continuum.ts'
import { MATERIALS_QUESTIONS } from './alex/materials-and-tools.ts'
import { OUTDOOR_HEALTH_QUESTIONS } from './alex/outdoor-health.ts'
import { OUTINGS_QUESTIONS } from './alex/outings.ts'
import { RISK_QUESTIONS } from './alex/risk-and-danger.ts'
import { SUPPORTED_PLAY_QUESTIONS } from './alex/supported-risky-play.ts'
import { WEATHER_QUESTIONS } from './alex/weather.ts'
import { DOMAINS_QUESTIONS } from './early-childhood/domains.ts'
import { EDUCATIONAL_PROCESS_QUESTIONS } from './early-childhood/educational-process.ts'
import { FAMILIES_AND_FRAMEWORK_QUESTIONS } from './early-childhood/families-and-framework.ts'
import { HEALTH_AND_SAFETY_QUESTIONS } from './early-childhood/health-and-safety.ts'
import { INCLUSION_QUESTIONS } from './early-childhood/inclusion.ts'
import { INTERACTIONS_QUESTIONS } from './early-childhood/interactions.ts'
import { MEALS_AND_REST_QUESTIONS } from './early-childhood/meals-and-rest.ts'
import { PLAY_AND_ROUTINES_QUESTIONS } from './early-childhood/play-and-routines.ts'
import { PRINCIPLES_QUESTIONS } from './early-childhood/principles.ts'
import { ZERO_TO_FIVE_QUESTIONS } from './early-childhood/zero-to-five.ts'
import type { BankQuestion } from './types.ts'

/** The questions shipped with the application, both programs, topic by topic. */
export const QUESTION_BANK: BankQuestion[] = [
  ...PRINCIPLES_QUESTIONS,
  ...EDUCATIONAL_PROCESS_QUESTIONS,
  ...INTERACTIONS_QUESTIONS,
  ...DOMAINS_QUESTIONS,
  ...ZERO_TO_FIVE_QUESTIONS,
  ...PLAY_AND_ROUTINES_QUESTIONS,
  ...MEALS_AND_REST_QUESTIONS,
  ...HEALTH_AND_SAFETY_QUESTIONS,
  ...INCLUSION_QUESTIONS,
  ...FAMILIES_AND_FRAMEWORK_QUESTIONS,
  ...APPROACH_QUESTIONS,
  ...RISK_QUESTIONS,
  ...SUPPORTED_PLAY_QUESTIONS,
  ...WEATHER_QUESTIONS,
  ...OUTINGS_QUESTIONS,
  ...OUTDOOR_HEALTH_QUESTIONS,
  ...MATERIALS_QUESTIONS,
]
