import { addDays } from 'date-fns/addDays'
import { createPerson } from '#tests/support/people.ts'
import { HERE_WORD, type World } from '../world.ts'
import {
  ADMIN,
  AUTHED,
  DAYCARE,
  DAYCARE_WRITE,
  type Details,
  HIDDEN,
  MANAGER,
  MANAGER_IN_DAYCARE,
  OWN_ACCOUNT_ROW,
} from './expected.ts'

/** For an educator of the first daycare. */
const HIDDEN_FROM_FOREIGN_MANAGER = { foreignManager: 404 }

let count = 0
const newcomer = () => ({ firstName: 'Aude', lastName: 'Roy', email: `aude-${process.pid}-${count++}@exemple.test` })

/** An educator of the first daycare who has never signed in. */
async function invited({ db, hereId }: World): Promise<string> {
  const daycare = await db.daycare.findUniqueOrThrow({ where: { id: hereId } })
  const { id } = await createPerson(db, 'TEACHER', daycare, { lastLogin: null })
  return id
}

/** An educator who has left the first daycare. */
async function departed(world: World): Promise<string> {
  const userId = await invited(world)
  await world.db.membership.deleteMany({ where: { userId } })
  const dates = { joinedAt: addDays(new Date(), -9) }
  await world.db.departure.create({ data: { daycareId: world.hereId, userId, role: 'TEACHER', ...dates } })
  return userId
}

/** Invites the teacher to her own daycare, so that she has an invitation to decline. */
async function inviteTeacher({ db, hereId: daycareId, people }: World): Promise<string> {
  const row = { daycareId, userId: people.teacher.id, firstName: 'Aude', lastName: 'Roy' }
  await db.teamInvitation.createMany({ data: [row], skipDuplicates: true })
  return daycareId
}

const DETAILS = { name: `CPE ${HERE_WORD} rénové`, kind: 'CPE' }

/** A deleted daycare of the manager. */
async function deletedDaycare({ db, people }: World): Promise<string> {
  const memberships = { create: { userId: people.manager.id, role: 'MANAGER' as const } }
  const { id } = await db.daycare.create({ data: { ...DETAILS, kind: 'CPE', deletedAt: new Date(), memberships } })
  return id
}

/** A second daycare of the manager. */
async function anotherDaycare({ db, people }: World): Promise<string> {
  const memberships = { create: { userId: people.manager.id, role: 'MANAGER' as const } }
  return (await db.daycare.create({ data: { ...DETAILS, kind: 'CPE', memberships } })).id
}

/** Rows of daycares and of the team. */
export const PEOPLE_ROWS: Record<string, Details> = {
  daycares_getAnyDaycare: { who: ADMIN, input: ({ hereId }) => ({ daycareId: hereId }) },
  daycares_updateDaycare: {
    who: DAYCARE,
    except: { ...HIDDEN, teacher: 403, foreignTeacher: 403 },
    input: async (world) => ({ ...DETAILS, daycareId: await anotherDaycare(world), version: 1 }),
  },
  daycares_deleteDaycare: {
    who: DAYCARE,
    except: { ...HIDDEN, teacher: 403, foreignTeacher: 403 },
    backgroundWork: 'mail',
    input: async (world) => ({ name: DETAILS.name, daycareId: await anotherDaycare(world) }),
  },
  daycares_restoreDaycare: {
    who: MANAGER,
    except: { foreignManager: 404, managerWithoutDaycare: 404 },
    input: async (world) => ({ daycareId: await deletedDaycare(world) }),
  },
  daycares_restoreAnyDaycare: { who: ADMIN, input: async (world) => ({ daycareId: await deletedDaycare(world) }) },
  daycares_updateMaxTeachers: { who: ADMIN, input: ({ hereId }) => ({ daycareId: hereId, maxTeachers: 20 }) },

  // Answers null to a person who is not an educator.
  teachers_getCurrentTeacher: { who: DAYCARE_WRITE, except: { expired: 200, managerWithoutDaycare: 200 } },
  teachers_getTeachersByDaycare: {
    who: MANAGER_IN_DAYCARE,
    except: { foreignManager: 404, managerWithoutDaycare: 404 },
    input: ({ hereId }) => ({ daycareId: hereId }),
  },
  teachers_createTeacher: { who: MANAGER_IN_DAYCARE, backgroundWork: 'mail', input: newcomer },
  teachers_createTeachers: {
    who: MANAGER_IN_DAYCARE,
    backgroundWork: 'mail',
    input: () => ({ people: [newcomer(), newcomer()] }),
  },
  teachers_deleteTeacher: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    input: async (world) => ({ userId: await invited(world) }),
  },
  teachers_restoreTeacher: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    backgroundWork: 'mail',
    input: async (world) => ({ userId: await departed(world) }),
  },
  teachers_answerInvitation: {
    who: AUTHED,
    // Only the teacher has this invitation.
    except: OWN_ACCOUNT_ROW,
    input: async (world) => ({ daycareId: await inviteTeacher(world), accepts: false }),
  },
  teachers_resendInvitation: {
    who: MANAGER_IN_DAYCARE,
    except: HIDDEN_FROM_FOREIGN_MANAGER,
    backgroundWork: 'mail',
    input: async (world) => ({ userId: await invited(world) }),
  },
}
