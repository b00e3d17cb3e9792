import { calendarDay } from '#app/lib/dates/dates.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { getPlan } from '../week/server.ts'
import { workingDayOf } from '../week/week-days.ts'
import { mergeMaterials } from '../week/week-materials.ts'

/** Names of materials on the card; the rest are counted. */
const MATERIALS_SHOWN = 8

/**
 * What the person has planned today, or on Monday from a Saturday on, and the names of the materials to take out for it, of
 * which some are only counted. One query.
 */
export async function getPlannedDay(scope: DaycareScope, today = calendarDay()) {
  const day = workingDayOf(today)
  const plan = await getPlan(scope, day, day)
  const names = mergeMaterials(plan).map(({ name }) => name)
  return {
    day,
    isToday: day === today,
    planned: plan.map(({ activityId, slot, title, durationMinutes, place, picture }) => ({
      activityId,
      slot,
      title,
      durationMinutes,
      place,
      picture: picture?.src ?? null,
    })),
    materials: names.slice(0, MATERIALS_SHOWN),
    otherMaterials: Math.max(0, names.length - MATERIALS_SHOWN),
  }
}
