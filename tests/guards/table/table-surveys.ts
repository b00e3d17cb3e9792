import type { SurveyOutcome } from '#app/server/generated/prisma/client.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import type { World } from '../world.ts'
import { DAYCARE, type Details, HIDDEN, MANAGER_IN_DAYCARE } from './expected.ts'

/** A superadmin is a member of no daycare: a survey does not exist for her. */
const MEMBERS = { ...DAYCARE, superadmin: 404 }
const HIDDEN_FROM_FOREIGN_MANAGER = { foreignManager: 404 }

/** A survey of the first daycare, the only one of both, in which one at a time may go on. */
async function survey({ db, hereId, thereId }: World, outcomes: SurveyOutcome[] = []): Promise<string> {
  await db.survey.deleteMany({ where: { daycareId: { in: [hereId, thereId] } } })
  const row = { daycareId: hereId, exerciseId: 1, isRoundOpen: outcomes.length === 0, outcomes }
  return (await db.survey.create({ data: row })).id
}

const choices = (EXERCISES.find(({ id }) => id === 1)?.tags ?? []).map(({ id }) => ({
  statementId: id,
  side: 'depends',
}))

/** Rows of the surveys of a team. */
export const SURVEY_ROWS: Record<string, Details> = {
  exercises_getSurveys: { who: MEMBERS },
  exercises_getSurvey: { who: MEMBERS, except: HIDDEN, input: async (world) => ({ surveyId: await survey(world) }) },
  exercises_openSurvey: {
    who: MANAGER_IN_DAYCARE,
    input: async ({ db, hereId, thereId }) => {
      await db.survey.deleteMany({ where: { daycareId: { in: [hereId, thereId] } } })
      return { exerciseId: 1 }
    },
  },
  exercises_answerSurvey: {
    who: MEMBERS,
    except: HIDDEN,
    input: async (world) => ({ surveyId: await survey(world), round: 1, choices }),
  },
  exercises_closeRound: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ surveyId: await survey(world), round: 1 }),
  },
  exercises_openSecondRound: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ surveyId: await survey(world, ['SHOWN']) }),
  },
  exercises_closeSurvey: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ surveyId: await survey(world, ['SHOWN']) }),
  },
}
