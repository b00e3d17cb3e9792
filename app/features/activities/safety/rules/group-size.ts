import { safeguardRule } from '../safeguard-rule.ts'
import type { SafetyContext } from '../safety-rule.ts'

/** Children for one member of the childcare staff in a centre, by the age of the youngest, in months (ministère de la Famille). */
const RATIOS: [underMonths: number, children: number][] = [
  [18, 5],
  [48, 8],
  [Number.POSITIVE_INFINITY, 10],
]

function ratioOf({ youngestMonths }: SafetyContext): number {
  return RATIOS.find(([under]) => youngestMonths < under)?.[1] ?? 5
}

/** A group larger than the base ratio needs another adult, and the sheet says so. */
export const groupSize = safeguardRule('ratio', 'Nombre d’enfants pour chaque adulte', {
  when: (context) => typeof context.groupSize === 'number' && context.groupSize > ratioOf(context),
  lines: (context) => [
    `Groupe de ${context.groupSize} enfants\u00A0: prévoyez un autre adulte, le ratio de base est d’un pour ${ratioOf(context)} à l’âge du plus jeune.`,
  ],
  coveringPatterns: [['ratio', 'adulte']],
  because: 'groupe plus grand que le ratio de base',
})
