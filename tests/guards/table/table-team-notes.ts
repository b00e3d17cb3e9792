import { PROPOSED_RULES } from '#app/features/activities/day/weather/schema.ts'
import type { World } from '../world.ts'
import { DAYCARE, type Details, HIDDEN, MANAGER_IN_DAYCARE } from './expected.ts'

/** A superadmin is a member of no daycare. */
const MEMBERS = { ...DAYCARE, superadmin: 404 }

async function note({ db, hereId, people }: World, deletedAt: Date | null = null): Promise<string> {
  const row = { id: crypto.randomUUID(), daycareId: hereId, userId: people.teacher.id, text: 'Réunion jeudi.' }
  return (await db.teamNote.create({ data: { ...row, deletedAt } })).id
}

/** Rows of what a team shares: its notes, its figures without names, its policy on the weather. */
export const TEAM_NOTE_ROWS: Record<string, Details> = {
  activities_getTeamBalance: { who: MEMBERS },
  activities_getOwnBalance: { who: MEMBERS },
  activities_joinBalance: { who: MEMBERS, input: () => ({ joins: true }) },
  activities_getWeatherPolicy: { who: MEMBERS },
  activities_saveWeatherPolicy: {
    who: MANAGER_IN_DAYCARE,
    // Over none, in a daycare that has none: whoever comes second sends the same again.
    input: () => ({ rules: PROPOSED_RULES, seen: null }),
  },
  teachers_getTeamNotes: { who: MEMBERS },
  teachers_saveTeamNote: {
    who: MEMBERS,
    input: () => ({ id: crypto.randomUUID(), text: 'Réunion jeudi.', seen: null }),
  },
  teachers_pinTeamNote: {
    who: MANAGER_IN_DAYCARE,
    except: { foreignManager: 404 },
    input: async (world) => ({ id: await note(world), isPinned: true }),
  },
  teachers_deleteTeamNote: { who: MEMBERS, except: HIDDEN, input: async (world) => ({ id: await note(world) }) },
  teachers_restoreTeamNote: {
    who: MEMBERS,
    except: HIDDEN,
    input: async (world) => ({ id: await note(world, new Date()) }),
  },
}
