import type { BenefitTag, DangerTag, ExerciseTag, RiskTag } from './types.ts'
import type { BenefitTopic, RiskTopic } from './vocabulary.ts'

/** Short ways to write the repeated shapes of an exercise. */
export function risk(id: string, topic: RiskTopic, text: string, reason: string, precaution: string): RiskTag {
  return { id, correct: 'risks', topic, text, reason, precaution }
}

export function danger(id: string, topic: RiskTopic, text: string, reason: string, precaution: string): DangerTag {
  return { id, correct: 'dangers', topic, text, reason, precaution }
}

export function benefit(id: string, topic: BenefitTopic, text: string, reason: string): BenefitTag {
  return { id, correct: 'benefits', topic, text, reason }
}

/** The statement leans to one side, but « Ça dépend » is right too: its reason says what it depends on. */
export function itDepends<Tag extends ExerciseTag>(tag: Tag): Tag {
  return { ...tag, depends: true }
}
