import { DAYCARE, type Details, MANAGER_IN_DAYCARE } from './expected.ts'

/** A superadmin is a member of no daycare. */
const MEMBERS = { ...DAYCARE, superadmin: 404 }

/** Rows of what is for who starts. */
export const WELCOME_ROWS: Record<string, Details> = {
  welcome_getOwnPath: { who: MEMBERS },
  welcome_savePath: { who: MEMBERS, input: () => ({ steps: { morsure: true, separation: false } }) },
  welcome_putPathAway: { who: MEMBERS, input: () => ({ isPutAway: false }) },
  welcome_endWelcome: { who: MEMBERS },
  activities_getFirstActivity: { who: DAYCARE, input: () => ({ ageGroups: ['AGE_2_YEARS_3_YEARS'] }) },
  welcome_getTeamPaths: { who: MANAGER_IN_DAYCARE },
  welcome_getNextSteps: { who: MANAGER_IN_DAYCARE },
  welcome_putNextStepsAway: { who: MANAGER_IN_DAYCARE, input: () => ({ isPutAway: true }) },
}
