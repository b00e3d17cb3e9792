import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet, SafetyReport } from '#app/domain/activity-sheet.ts'
import type { Development, Season } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Visibility } from '../limits.ts'
import { SAFETY_RULES } from '../safety/rules-version.server.ts'
import { GenerationStopped } from './generation-failure.ts'
import { completeUnit } from './generation-units.server.ts'

/** A sheet that has passed every check, with the columns of the library. */
export type FinishedSheet = {
  sheet: ActivitySheet
  /** One sentence for the card. */
  summary: string
  /** Empty for an activity of all seasons. */
  seasons: Season[]
  /** Names of reference rows or of the daycare's own; unknown ones are ignored. */
  themes: string[]
  materials: string[]
  /** Minutes and domains of the sheet, where they are not those of the request. */
  durationMinutes?: number
  developments?: Development[]
  provenance: ActivityProvenance
  report: SafetyReport
}

type NamedTable = {
  findMany: (query: { where: object; select: { id: true; slug: true } }) => Promise<{ id: string; slug: string }[]>
}

/** Ids of the reference rows and the daycare's own rows with these names, in their order, case and accents ignored. */
async function findIdsByName(table: NamedTable, daycareId: string, names: readonly string[]): Promise<string[]> {
  const slugs = [...new Set(names.map(foldText))]
  if (slugs.length === 0) return []
  const rows = await table.findMany({
    where: { slug: { in: slugs }, OR: [{ daycareId: null }, { daycareId }] },
    select: { id: true, slug: true },
  })
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
}

type Owner = { userId: string; daycareId: string }
type GenerationOwner = Owner & { generationId: string }
type RowCriteria = Pick<ActivityCriteria, 'ageGroups' | 'place' | 'groupSize' | 'allergies'>
/** A sheet whose minutes and domains are known. */
type CountedSheet = FinishedSheet & Required<Pick<FinishedSheet, 'durationMinutes' | 'developments'>>

const SOURCES = { starter: 'STARTER', bank: 'BANK', model: 'MODEL', found: 'FOUND' } as const

/** The row of an activity. Two queries. */
async function rowOf({ userId, daycareId }: Owner, criteria: RowCriteria, finished: CountedSheet) {
  const { sheet, summary, seasons, provenance, report, developments, durationMinutes } = finished
  const [themeIds, materialIds] = await Promise.all([
    findIdsByName(db().theme, daycareId, finished.themes),
    findIdsByName(db().material, daycareId, finished.materials),
  ])
  const { ageGroups, place, groupSize = null, allergies = [] } = criteria
  return {
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
    source: SOURCES[provenance.kind],
    provenance: { ...provenance, rules: SAFETY_RULES },
    safety: report,
  }
}

/** What only a sheet that was found elsewhere says of itself; `id` was made by the browser. */
type FoundColumns = {
  id: string
  visibility: Visibility
  foundIn: string | null
  editedAt: Date
  editedById: string
}

/** Saves an activity that no generation has made, unless its id exists already. Three queries. */
export async function insertActivity(
  owner: Owner,
  criteria: RowCriteria,
  finished: CountedSheet,
  found: FoundColumns,
): Promise<void> {
  const row = await rowOf(owner, criteria, finished)
  await db().activity.createMany({ data: [{ ...row, ...found }], skipDuplicates: true })
}

/**
 * Saves the activity and marks its generation as done, in one transaction. Four queries.
 * @returns the id of the activity.
 * @throws GenerationStopped when the generation was stopped or released meanwhile.
 */
export async function saveActivity(
  { generationId, userId, daycareId }: GenerationOwner,
  criteria: ActivityCriteria,
  finished: FinishedSheet,
): Promise<string> {
  const { developments = criteria.developments, durationMinutes = criteria.durationMinutes } = finished
  const row = await rowOf({ userId, daycareId }, criteria, { ...finished, developments, durationMinutes })
  return db().$transaction(async (tx) => {
    const { id } = await tx.activity.create({ data: row, select: { id: true } })
    if (!(await completeUnit(tx, generationId, id))) throw new GenerationStopped()
    return id
  })
}

/** How the text of an activity was produced, stored with it and with the version of the safety rules that checked it. */
type ActivityProvenance =
  | {
      /** Shipped with the application; the hash tells whether the stored row matches the current content and rules. */
      kind: 'starter'
      contentHash: string
      /** Key of the sheet of the bank. */
      sheetKey: string
    }
  | {
      kind: 'bank'
      /** Key of the sheet of the bank that was adapted. */
      sheetKey: string
      /** What was adapted and what did not fit, for the person; empty when all fits. */
      notice: string
      /** Sheets of the library that came next, offered beside. */
      neighbours: { id: string; title: string }[]
    }
  | {
      /** Found elsewhere by a person; where, is in a column of its own, since she types it. */
      kind: 'found'
    }
  | {
      kind: 'model'
      /** As the provider names it. */
      model: string
      promptVersion: string
      schemaVersion: string
      /** Sum over all calls for this sheet; null when the provider does not report it. */
      inputTokens: number | null
      outputTokens: number | null
      /** From the start of the first call to the end of the checks. */
      milliseconds: number
      /** Sections that were written a second time. */
      repaired: string[]
      /** What was set aside in the request, for the person. */
      notice?: string
    }
