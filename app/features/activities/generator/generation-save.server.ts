import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import type { Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import { completeUnit } from './generation-units.server.ts'

/** A sheet that has passed every check, with what the library needs to know of it. */
export type FinishedSheet = {
  sheet: ActivitySheet
  /** One sentence for the card. */
  summary: string
  /** Empty: all year. */
  seasons: Season[]
  /** Names that end up in the library's filters. */
  themes: string[]
  materials: string[]
  provenance: ActivityProvenance
  report: SafetyReport
}

/** The unit was taken away while the sheet was being written: nothing is saved. */
export class UnitLost extends Error {
  override readonly name = 'UnitLost'
}

type NamedTable = {
  findMany: (query: { where: object; select: { id: true; slug: true } }) => Promise<{ id: string; slug: string }[]>
}

/** Ids of the reference rows and of this daycare's, by folded name, in the order of the names. Unknown names have none. */
async function idsOf(table: NamedTable, daycareId: string, names: readonly string[]): Promise<string[]> {
  const slugs = [...new Set(names.map(foldText))]
  if (slugs.length === 0) return []
  const rows = await table.findMany({
    where: { slug: { in: slugs }, OR: [{ daycareId: null }, { daycareId }] },
    select: { id: true, slug: true },
  })
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
}

function themeIdsOf(daycareId: string, names: readonly string[]): Promise<string[]> {
  return idsOf(db().theme, daycareId, names)
}

type Author = { generationId: string; userId: string; daycareId: string }

/**
 * Saves the activity and marks its generation done, in one transaction. Answers the activity's id. Four queries. Throws
 * {@link UnitLost} when the generation is not running any more.
 */
export async function saveActivity(
  { generationId, userId, daycareId }: Author,
  criteria: ActivityCriteria,
  finished: FinishedSheet,
): Promise<string> {
  const { sheet, summary, seasons, provenance, report } = finished
  const [themeIds, materialIds] = await Promise.all([
    themeIdsOf(daycareId, finished.themes),
    idsOf(db().material, daycareId, finished.materials),
  ])
  const { ageGroups, developments, place, durationMinutes, groupSize = null, allergies = [] } = criteria
  return db().$transaction(async (tx) => {
    const { id } = await tx.activity.create({
      data: {
        daycareId,
        authorId: userId,
        title: sheet.titre,
        summary,
        sheet,
        ageGroups,
        developments,
        themeIds,
        materialIds,
        place,
        seasons,
        durationMinutes,
        groupSize,
        allergies,
        source: provenance.kind === 'model' ? 'MODEL' : 'BANK',
        provenance,
        safety: report,
      },
      select: { id: true },
    })
    if (!(await completeUnit(tx, generationId, id))) throw new UnitLost()
    return id
  })
}

/** How the words of an activity came to be, kept with it. */
type ActivityProvenance =
  | {
      /** Shipped with the application; the hash tells whether the stored row is that of the content and the rules. */
      kind: 'starter'
      contentHash: string
    }
  | {
      kind: 'bank'
      bankVersion: string
      /** With the criteria and the version, gives the same sheet again. */
      seed: number
      /** The play of the bank: a section can be said in other words that go with the rest. */
      play?: string
    }
  | {
      kind: 'model'
      /** As the provider names it. */
      model: string
      promptVersion: string
      schemaVersion: string
      /** Of all calls for this sheet; null when the provider does not say. */
      inputTokens: number | null
      outputTokens: number | null
      /** From the first call to the last word. */
      milliseconds: number
      /** Sections that were written a second time. */
      repaired: string[]
    }
