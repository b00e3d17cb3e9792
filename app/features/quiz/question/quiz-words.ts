import type { Program } from '#app/domain/enums.ts'
import { wholeMinutes } from '#app/domain/quiz-duration.ts'
import { formatNumber, isSingular, plural } from '#app/lib/french/grammar.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'

/** French label of a topic; an unknown key is returned as it is. */
export function topicLabel(program: Program, topic: string): string {
  const labels: Record<string, string> = QUESTION_TOPICS[program]
  return Object.hasOwn(labels, topic) ? (labels[topic] ?? topic) : topic
}

/** « 7 bonnes réponses sur 10 ». */
export function scoreInWords(right: number, total: number): string {
  return `${plural(right, 'bonne réponse', 'bonnes réponses')} sur ${formatNumber(total)}`
}

/** « 74 % ». */
export function percent(right: number, total: number): string {
  return `${total > 0 ? Math.round((right / total) * 100) : 0}\u00A0%`
}

/** « Vous avez répondu à 42 questions. 31 réponses étaient justes, soit 74 %. » */
export function statsInWords(answered: number, right: number): string {
  const verb = isSingular(right) ? 'était' : 'étaient'
  return `Vous avez répondu à ${plural(answered, 'question')}. ${plural(right, 'réponse')} ${verb} juste${isSingular(right) ? '' : 's'}, soit ${percent(right, answered)}.`
}

/** « 6 minutes ». */
export function durationInWords(milliseconds: number): string {
  return plural(wholeMinutes(milliseconds), 'minute')
}
