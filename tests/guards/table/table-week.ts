import { workingDayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { createActivity, createHandoverToken } from '#tests/support/activities.ts'
import type { World } from '../world.ts'
import { DAYCARE, DAYCARE_WRITE, type Details, HIDDEN, PUBLIC } from './expected.ts'

/** Creates an activity of the teacher. */
async function activityId({ db, hereId, people }: World): Promise<string> {
  return (await createActivity(db, { daycareId: hereId, authorId: people.teacher.id })).id
}

/** Rows of « Ma semaine ». */
export const WEEK_ROWS: Record<string, Details> = {
  activities_getWeek: { who: DAYCARE, input: () => ({ monday: '2026-11-23' }) },
  activities_planActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({ activityId: await activityId(world), day: '2026-11-23', slot: 'MORNING' }),
  },
  activities_unplanActivity: {
    who: DAYCARE_WRITE,
    input: async (world) => ({ activityId: await activityId(world), day: '2026-11-23', slot: 'MORNING' }),
  },
  activities_saveDayNote: {
    who: DAYCARE_WRITE,
    input: () => ({ day: '2026-11-25', text: 'Double paire de mitaines.', seen: null }),
  },
  activities_moveActivity: {
    who: DAYCARE_WRITE,
    except: HIDDEN,
    input: async (world) => ({
      activityId: await activityId(world),
      from: { day: '2026-11-23', slot: 'MORNING' },
      to: { day: '2026-11-24', slot: 'OUTDOORS' },
    }),
  },
  activities_getCalendarFeed: { who: DAYCARE },
  activities_createCalendarFeed: { who: DAYCARE_WRITE },
  activities_revokeCalendarFeed: { who: DAYCARE_WRITE },
  activities_getHandover: { who: DAYCARE, input: () => ({ day: '2026-11-23' }) },
  activities_saveHandoverText: {
    who: DAYCARE_WRITE,
    input: () => ({ topic: 'HABITS', text: 'La collation se prend dehors.', seen: null }),
  },
  activities_getHandoverLink: { who: DAYCARE },
  activities_createHandoverLink: { who: DAYCARE_WRITE, input: () => ({ day: workingDayOf(calendarDay()) }) },
  activities_revokeHandoverLink: { who: DAYCARE_WRITE },
  activities_getSharedHandover: {
    who: PUBLIC,
    input: async ({ db, hereId, people }) => ({
      token: await createHandoverToken(db, { daycareId: hereId, userId: people.teacher.id }),
    }),
  },
  activities_copyWeek: { who: DAYCARE_WRITE, input: () => ({ from: '2026-11-23', to: '2026-11-30' }) },
  activities_uncopyWeek: { who: DAYCARE_WRITE, input: () => ({ monday: '2026-11-30', plannedAt: 1_764_000_000_000 }) },
}
