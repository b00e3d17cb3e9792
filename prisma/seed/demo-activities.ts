import { subHours } from 'date-fns/subHours'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS, DEVELOPMENTS, DURATIONS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { type BankAnswer, bestSheetsFromBank } from '#app/features/activities/bank/sheet-from-bank.ts'
import { DAY_SLOTS, mondayOf, weekdaysFrom } from '#app/features/activities/week/week-days.ts'
import { calendarDay, seasonOf } from '#app/lib/dates/dates.ts'
import type { Prisma, PrismaClient } from '#app/server/generated/prisma/client.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { referenceId } from './reference-rows.ts'

/** How many activities a daycare gets, and their authors in turn. */
export type DemoActivities = { daycareId: string; authorIds: string[]; count: number }

/** An item of a list. A `step` that is prime to the length of the list makes consecutive activities differ. */
function pick<T>(list: readonly T[], index: number, step: number): T {
  const item = list[(index * step) % list.length]
  if (item === undefined) throw new Error('An empty list')
  return item
}

function criteriaOf(index: number): ActivityCriteria {
  const youngest = (index * 3) % AGE_GROUPS.length
  const place = pick(PLACES, index, 2)
  return {
    ageGroups: AGE_GROUPS.slice(youngest, youngest + 1 + (index % 4 === 3 ? 1 : 0)),
    developments: [pick(DEVELOPMENTS, index, 1)],
    themes: [pick(THEMES, index, 7).name],
    materials: index % 3 === 0 ? [pick(MATERIALS, index, 5).name] : [],
    place,
    season: pick(SEASONS, index, 3),
    durationMinutes: pick(DURATIONS, index, 2),
  }
}

function idsOf(kind: 'theme' | 'material', list: readonly { key: string; name: string }[], names: string[]): string[] {
  return list.filter(({ name }) => names.includes(name)).map(({ key }) => referenceId(kind, key))
}

function answerFor(criteria: ActivityCriteria, had: ReadonlySet<string>): BankAnswer {
  const [answer] = bestSheetsFromBank(criteria, had, 1)
  if (!answer) throw new Error('The bank has no sheet for these criteria')
  return answer
}

function toRow(index: number, had: Set<string>): Omit<Prisma.ActivityCreateManyInput, 'daycareId'> {
  const criteria = criteriaOf(index)
  const { bankSheet, sheet, report, minutes, themes, materials, notice } = answerFor(criteria, had)
  had.add(bankSheet.key)
  const { ageGroups, place } = criteria
  return {
    title: sheet.titre,
    summary: bankSheet.summary,
    sheet,
    ageGroups,
    developments: bankSheet.developments,
    place,
    seasons: bankSheet.seasons,
    durationMinutes: minutes,
    themeIds: idsOf('theme', THEMES, themes),
    materialIds: idsOf('material', MATERIALS, materials),
    source: 'BANK',
    provenance: { kind: 'bank', sheetKey: bankSheet.key, notice, neighbours: [] },
    safety: report,
  }
}

/** Creates activities of the past weeks, taken from the bank, so that every page has something to show. */
export async function createDemoActivities(db: PrismaClient, daycares: DemoActivities[]): Promise<void> {
  const had = new Set<string>()
  let index = 0
  const rows: Prisma.ActivityCreateManyInput[] = []
  for (const { daycareId, authorIds, count } of daycares)
    for (let position = 0; position < count; position++, index++) {
      const createdAt = subHours(new Date(), 5 + position * 31)
      rows.push({ ...toRow(index, had), daycareId, authorId: pick(authorIds, position, 1), createdAt })
    }
  await db.activity.createMany({ data: rows })
}

/**
 * Plans this week of a person (from a Saturday on, the next one) with activities of her daycare for her group and the
 * season: indoors in the morning and the afternoon, another place in between.
 */
export async function planDemoWeek(db: PrismaClient, owner: { daycareId: string; userId: string }): Promise<void> {
  const today = calendarDay()
  const fitting = await db.activity.findMany({
    where: {
      daycareId: null,
      ageGroups: { has: 'AGE_3_YEARS_4_YEARS' },
      OR: [{ seasons: { has: seasonOf(new Date()) } }, { seasons: { isEmpty: true } }],
    },
    select: { id: true, place: true },
    orderBy: { title: 'asc' },
  })
  const indoors = fitting.filter(({ place }) => place === 'INDOORS')
  const outdoors = fitting.filter(({ place }) => place !== 'INDOORS')
  const days = weekdaysFrom(mondayOf(today))
  await db.plannedActivity.createMany({
    data: days.flatMap((day, index) =>
      DAY_SLOTS.map((slot) => ({
        ...owner,
        day: new Date(`${day}T00:00:00Z`),
        slot,
        activityId: (slot === 'OUTDOORS'
          ? pick(outdoors, index, 7)
          : pick(indoors, index * 2 + (slot === 'MORNING' ? 0 : 1), 7)
        ).id,
      })),
    ),
    skipDuplicates: true,
  })
}
