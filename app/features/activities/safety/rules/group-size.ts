import { safeguardRule } from '../safeguard-rule.ts'
import type { SafetyContext } from '../safety-rule.ts'

/** Months under which a child is a « poupon ». */
const TODDLER_MONTHS = 18

/** Children for one member of the childcare staff in a centre, by the age of the youngest, in months (ministère de la Famille). */
const RATIOS: [underMonths: number, children: number][] = [
  [TODDLER_MONTHS, 5],
  [48, 8],
  [Number.POSITIVE_INFINITY, 10],
]

/** Children of one person alone at home, two of them under 18 months at most (same source). */
const AT_HOME = 6

/** Babies with much older children are those of a home, or of a centre where the older ones count for less. */
const isAsAtHome = ({ youngestMonths, isMixed = false }: SafetyContext): boolean =>
  isMixed && youngestMonths < TODDLER_MONTHS

function ratioOf(context: SafetyContext): number {
  if (isAsAtHome(context)) return AT_HOME
  return RATIOS.find(([under]) => context.youngestMonths < under)?.[1] ?? 5
}

/** Adults that a group needs by the base ratio; one where its size is not known. Pure. */
export const adultsNeeded = (context: SafetyContext): number => Math.ceil((context.groupSize ?? 1) / ratioOf(context))

function lineFor(context: SafetyContext): string {
  const { groupSize } = context
  if (isAsAtHome(context))
    return `Groupe de ${groupSize} enfants d’âges variés\u00A0: prévoyez un autre adulte; en milieu familial, une personne seule en reçoit six au plus, dont deux de moins de 18\u00A0mois.`
  return `Groupe de ${groupSize} enfants\u00A0: il faut ${adultsNeeded(context)} adultes, le ratio de base est d’un pour ${ratioOf(context)} à l’âge du plus jeune.`
}

/** A group larger than the base ratio needs another adult, and the sheet says so. */
export const groupSize = safeguardRule('ratio', 'Nombre d’enfants pour chaque adulte', {
  when: (context) => adultsNeeded(context) > 1,
  lines: (context) => [lineFor(context)],
  coveringPatterns: [['ratio', 'adulte']],
  because: 'groupe plus grand que le ratio de base',
})
