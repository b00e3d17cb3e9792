import { longDate } from '#app/lib/dates/dates.ts'
import { isSingular, plural } from '#app/lib/french/grammar.ts'
import type { AnswerCounts, HardQuestion, ProgramReview, Review } from './schema.ts'

/** « 3 justes », « 1 erronée », « 0 sans réponse ». */
export function countsInWords({ right, wrong, unanswered }: AnswerCounts): [string, string, string] {
  return [plural(right, 'juste'), plural(wrong, 'erronée'), `${unanswered}\u00A0sans réponse`]
}

/** « 3 personnes sur 8 ont la bonne réponse », « Aucune des 8 personnes n’a la bonne réponse ». */
export function successInWords({ right, people }: Pick<HardQuestion, 'right' | 'people'>): string {
  if (right === 0) return `Aucune des ${people}\u00A0personnes n’a la bonne réponse`
  return `${plural(right, 'personne')} sur ${people} ${isSingular(right) ? 'a' : 'ont'} la bonne réponse`
}

/** « question 4 sur 10 » and « 3 quiz terminés », as far as they apply. */
export function progressInWords({ open, finished }: Pick<ProgramReview, 'open' | 'finished'>): string[] {
  const done = finished > 0 ? `${finished}\u00A0quiz ${isSingular(finished) ? 'terminé' : 'terminés'}` : ''
  const at = open ? `question\u00A0${Math.min(open.answered + 1, open.total)} sur ${open.total}` : ''
  return [at, done].filter(Boolean)
}

/** « Revu le 3 mars 2026 par Marie Lavoie ». */
export function reviewedInWords({ reviewedAt, by }: Pick<Review, 'reviewedAt' | 'by'>): string {
  return `Revu le ${longDate(reviewedAt)}${by && ` par ${by}`}`
}
