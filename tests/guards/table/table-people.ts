import { addDays } from 'date-fns'
import { createPerson } from '#tests/support/people.ts'
import { HERE_WORD, type World } from '../world.ts'
import { type Details, HIDDEN, NOBODY_ELSES } from './expected.ts'

/** Of the educators of another daycare nobody is found. */
const NOT_FOUND_FROM_THERE = { foreignManager: 404 }

let count = 0
const newcomer = () => ({ firstName: 'Aude', lastName: 'Roy', email: `aude-${process.pid}-${count++}@exemple.test` })

/** An educator of the first daycare, who has never come in. */
async function invited({ db, hereId }: World): Promise<string> {
  const daycare = await db.daycare.findUniqueOrThrow({ where: { id: hereId } })
  const { id } = await createPerson(db, 'TEACHER', daycare, { lastLogin: null })
  return id
}

/** One who has left the team of the first daycare. */
async function departed(world: World): Promise<string> {
  const userId = await invited(world)
  await world.db.membership.deleteMany({ where: { userId } })
  const dates = { joinedAt: addDays(new Date(), -9) }
  await world.db.departure.create({ data: { daycareId: world.hereId, userId, role: 'TEACHER', ...dates } })
  return userId
}

/** The team of the first daycare asks its educator, who is there already: enough to refuse. */
async function asked({ db, hereId: daycareId, people }: World): Promise<string> {
  const row = { daycareId, userId: people.teacher.id, firstName: 'Aude', lastName: 'Roy' }
  await db.teamInvitation.createMany({ data: [row], skipDuplicates: true })
  return daycareId
}

const DETAILS = { name: `CPE ${HERE_WORD} rénové`, kind: 'CPE' }

/** One that the manager of the first daycare has deleted. */
async function deletedDaycare({ db, people }: World): Promise<string> {
  const memberships = { create: { userId: people.manager.id, role: 'MANAGER' as const } }
  const { id } = await db.daycare.create({ data: { ...DETAILS, kind: 'CPE', deletedAt: new Date(), memberships } })
  return id
}

/** One more that she runs. */
async function anotherDaycare({ db, people }: World): Promise<string> {
  const memberships = { create: { userId: people.manager.id, role: 'MANAGER' as const } }
  return (await db.daycare.create({ data: { ...DETAILS, kind: 'CPE', memberships } })).id
}

/** Rows of daycares and of the team. */
export const PEOPLE_ROWS: Record<string, Details> = {
  daycares_getAnyDaycare: { input: ({ hereId }) => ({ daycareId: hereId }) },
  daycares_updateDaycare: {
    except: { ...HIDDEN, teacher: 403, foreignTeacher: 403 },
    input: async (world) => ({ ...DETAILS, daycareId: await anotherDaycare(world), version: 1 }),
  },
  daycares_deleteDaycare: {
    except: { ...HIDDEN, teacher: 403, foreignTeacher: 403 },
    worksOn: 'mail',
    input: async (world) => ({ name: DETAILS.name, daycareId: await anotherDaycare(world) }),
  },
  daycares_restoreDaycare: {
    except: { foreignManager: 404, managerWithoutDaycare: 404 },
    input: async (world) => ({ daycareId: await deletedDaycare(world) }),
  },
  daycares_restoreAnyDaycare: { input: async (world) => ({ daycareId: await deletedDaycare(world) }) },
  daycares_updateMaxTeachers: { input: ({ hereId }) => ({ daycareId: hereId, maxTeachers: 20 }) },

  // A manager is no educator: nobody, without a refusal.
  teachers_getCurrentTeacher: { except: { expired: 200, managerWithoutDaycare: 200 } },
  teachers_getTeachersByDaycare: {
    except: { foreignManager: 404, managerWithoutDaycare: 404 },
    input: ({ hereId }) => ({ daycareId: hereId }),
  },
  teachers_createTeacher: { worksOn: 'mail', input: newcomer },
  teachers_createTeachers: { worksOn: 'mail', input: () => ({ people: [newcomer(), newcomer()] }) },
  teachers_deleteTeacher: {
    except: NOT_FOUND_FROM_THERE,
    input: async (world) => ({ userId: await invited(world) }),
  },
  teachers_restoreTeacher: {
    except: NOT_FOUND_FROM_THERE,
    worksOn: 'mail',
    input: async (world) => ({ userId: await departed(world) }),
  },
  teachers_answerInvitation: {
    // Nobody else has that invitation, whoever she is.
    except: NOBODY_ELSES,
    input: async (world) => ({ daycareId: await asked(world), accepts: false }),
  },
  teachers_resendInvitation: {
    except: NOT_FOUND_FROM_THERE,
    worksOn: 'mail',
    input: async (world) => ({ userId: await invited(world) }),
  },
}
