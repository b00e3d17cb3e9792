import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { db } from '#app/server/db.server.ts'
import type { NearActivity } from './generation-events.ts'
import { themeIdsOf } from './generation-save.server.ts'

const SHOWN = 3
/** Newest of each origin that are compared. */
const CANDIDATES = 40

/**
 * Up to three activities of the library that come near a request: fit for its youngest children and one of its domains,
 * then by theme, place, season and duration. Three queries.
 */
export async function nearActivities(daycareId: string, criteria: ActivityCriteria): Promise<NearActivity[]> {
  const youngest = AGE_GROUPS.find((group) => criteria.ageGroups.includes(group)) ?? AGE_GROUPS[0]
  const fitting = (owner: string | null) =>
    db().activity.findMany({
      where: {
        daycareId: owner,
        deletedAt: null,
        ageGroups: { has: youngest },
        developments: { hasSome: criteria.developments },
      },
      select: {
        id: true,
        title: true,
        developments: true,
        themeIds: true,
        place: true,
        seasons: true,
        durationMinutes: true,
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: CANDIDATES,
    })
  const [own, starters, themeIds] = await Promise.all([
    fitting(daycareId),
    fitting(null),
    themeIdsOf(daycareId, criteria.themes),
  ])
  const likeness = (activity: (typeof own)[number]): number =>
    3 * activity.themeIds.filter((id) => themeIds.includes(id)).length +
    (activity.developments[0] === criteria.developments[0] ? 2 : 0) +
    (activity.place === criteria.place ? 2 : 0) +
    (activity.seasons.length === 0 || activity.seasons.includes(criteria.season) ? 1 : 0) -
    Math.abs(activity.durationMinutes - criteria.durationMinutes) / 60
  return [...own, ...starters]
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, SHOWN)
    .map(({ id, title }) => ({ id, title }))
}
