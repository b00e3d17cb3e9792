import { subDays } from 'date-fns/subDays'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { Inspiration } from '../generator/generate-activity.prompt.ts'
import { GenerationFailure } from '../generator/generation-failure.ts'
import type { FinishedSheet } from '../generator/generation-save.server.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { type BankAnswer, bestSheetsFromBank, sheetFromBank } from './sheet-from-bank.ts'

/** Days during which a sheet counts as already had. */
const HAD_DAYS = 30
const NEIGHBOURS = 2

/** Sheets given to the language model as examples. */
const EXAMPLES = 2
const TITLES_MAX = 40

/** Activities generated in the last thirty days by the person, or by a colleague for the same ages. */
function hadWhere(scope: DaycareScope, { ageGroups }: Pick<ActivityCriteria, 'ageGroups'>): Prisma.ActivityWhereInput {
  return {
    daycareId: requireDaycareId(scope),
    createdAt: { gte: subDays(new Date(), HAD_DAYS) },
    OR: [{ authorId: scope.userId }, { ageGroups: { equals: ageGroups } }],
  }
}

/**
 * Keys of the sheets that the person, or a colleague for the same ages, has had from the bank in the last thirty days. One
 * query.
 */
export async function findSheetsHad(
  scope: DaycareScope,
  criteria: Pick<ActivityCriteria, 'ageGroups'>,
): Promise<Set<string>> {
  const rows = await db().activity.findMany({
    where: { ...hadWhere(scope, criteria), source: 'BANK' },
    select: { sheetKey: true },
  })
  return new Set(rows.flatMap(({ sheetKey }) => sheetKey ?? []))
}

/** Generations of the person that began before this one and are still under way: their sheets are not saved yet. One query. */
async function countUnderWay({ userId }: DaycareScope, generationId: string): Promise<number> {
  const own = await db().generation.findUnique({ where: { id: generationId }, select: { turn: true } })
  return db().generation.count({ where: { userId, status: 'RESERVED', turn: { lt: own?.turn ?? 0 } } })
}

async function finished(
  { bankSheet, sheet, report, minutes, themes, materials, notice }: BankAnswer,
  next: BankAnswer[],
): Promise<FinishedSheet> {
  const keys = next.map((it) => it.bankSheet.key)
  const neighbours = await db().activity.findMany({
    where: { starterKey: { in: keys }, deletedAt: null },
    select: { id: true, title: true },
  })
  return {
    sheet,
    report,
    summary: bankSheet.summary,
    seasons: bankSheet.seasons,
    themes,
    materials,
    durationMinutes: minutes,
    developments: bankSheet.developments,
    provenance: {
      kind: 'bank',
      sheetKey: bankSheet.key,
      notice,
      neighbours,
    },
  }
}

/**
 * The sheet of the bank for a request: the chosen idea, or the best one that the person has not had this month, adapted as its
 * author wrote. Parallel requests with the same criteria get different sheets. Four queries; one for a chosen idea.
 * @throws GenerationFailure when the bank has no sheet for the request.
 */
export async function takeSheetFromBank(
  scope: DaycareScope,
  generationId: string,
  criteria: ActivityCriteria,
  described: DescribedMaterials,
): Promise<FinishedSheet> {
  const chosen = criteria.idea?.sheetKey ? sheetFromBank(criteria, criteria.idea.sheetKey, described) : null
  if (chosen) return finished(chosen, [])
  // Counted before the history is read: one that ends in between is then passed over twice rather than given twice.
  const underWay = await countUnderWay(scope, generationId)
  const had = await findSheetsHad(scope, criteria)
  const answers = bestSheetsFromBank(criteria, had, underWay + 1 + NEIGHBOURS, described)
  const answer = answers[underWay] ?? answers.at(-1)
  if (!answer) throw new GenerationFailure('noSheet', 'no sheet of the bank suits the request')
  return finished(answer, answers.filter((it) => it !== answer).slice(-NEIGHBOURS))
}

/**
 * What the language model starts from: the two sheets of the bank nearest to the request, as they read for it, and the titles
 * that the person or her colleagues have had this month for the same ages. One query.
 */
export async function inspirationFor(scope: DaycareScope, criteria: ActivityCriteria): Promise<Inspiration> {
  const rows = await db().activity.findMany({
    where: hadWhere(scope, criteria),
    orderBy: { createdAt: 'desc' },
    take: TITLES_MAX,
    select: { title: true },
  })
  const nearest = bestSheetsFromBank({ ...criteria, observation: '', groupSize: null }, new Set(), EXAMPLES)
  return { examples: nearest.map(({ sheet }) => sheet), titlesHad: rows.map(({ title }) => title) }
}
