import { subHours } from 'date-fns'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { composeActivity } from '#app/features/activities/bank/compose-activity.ts'
import { checkSafety } from '#app/features/activities/safety/check-safety.ts'
import type { Prisma, PrismaClient } from '#app/server/generated/prisma/client.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { referenceId } from './reference-rows.ts'

export type Lived = { daycareId: string; authorIds: string[]; count: number }

/** Steps prime to the lengths of the lists, so that the sheets vary in everything. */
function at<T>(list: readonly T[], index: number, step: number): T {
  const item = list[(index * step) % list.length]
  if (item === undefined) throw new Error('An empty list')
  return item
}

function criteriaOf(index: number): ActivityCriteria {
  const youngest = (index * 3) % AGE_GROUPS.length
  const place = at(PLACES, index, 2)
  return {
    ageGroups: AGE_GROUPS.slice(youngest, youngest + 1 + (index % 4 === 3 ? 1 : 0)),
    developments: [at(DEVELOPMENTS, index, 1)],
    themes: [at(THEMES, index, 7).name],
    materials: index % 3 === 0 ? [at(MATERIALS, index, 5).name] : [],
    place,
    season: at(SEASONS, index, 3),
    durationMinutes: at(DURATIONS, index, 2),
  }
}

function idsOf(kind: 'theme' | 'material', list: readonly { key: string; name: string }[], names: string[]): string[] {
  return list.filter(({ name }) => names.includes(name)).map(({ key }) => referenceId(kind, key))
}

function rowOf(index: number): Omit<Prisma.ActivityCreateManyInput, 'daycareId'> {
  const criteria = criteriaOf(index)
  const { sheet: draft, summary, seasons, usedThemes, usedMaterials } = composeActivity(criteria, index)
  const { sheet, report } = checkSafety(draft, criteria)
  const { ageGroups, developments, place, durationMinutes } = criteria
  return {
    title: sheet.titre,
    summary,
    sheet,
    ageGroups,
    developments,
    place,
    seasons,
    durationMinutes,
    themeIds: idsOf('theme', THEMES, usedThemes),
    materialIds: idsOf('material', MATERIALS, usedMaterials),
    source: 'BANK',
    provenance: { kind: 'bank', bankVersion: 'demo', seed: index },
    safety: report,
  }
}

/** Sheets of the past weeks, composed from the bank as the generator does, so that every screen has something to show. */
export async function loadActivities(db: PrismaClient, daycares: Lived[]): Promise<void> {
  let index = 0
  const rows: Prisma.ActivityCreateManyInput[] = []
  for (const { daycareId, authorIds, count } of daycares)
    for (let rank = 0; rank < count; rank++, index++) {
      const createdAt = subHours(new Date(), 5 + rank * 31)
      rows.push({ ...rowOf(index), daycareId, authorId: at(authorIds, rank, 1), createdAt })
    }
  await db.activity.createMany({ data: rows })
}
