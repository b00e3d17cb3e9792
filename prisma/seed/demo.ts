import { setTimeout as sleep } from 'node:timers/promises'
import { subDays } from 'date-fns/subDays'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { createDemoActivities, planDemoWeek } from './demo-activities.ts'
import { createDemoAdministration } from './demo-administration.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from './demo-people.ts'
import { createDemoQuizzes, reviewOldestQuizzes } from './demo-quizzes.ts'
import { createDemoTeam } from './demo-team.ts'
import { createDaycare, createMembership, createPerson } from './factories.ts'

const TRANSACTION_OPTIONS = { timeout: 60_000, maxWait: 10_000 }

/** Creates the demo people and their data, unless they exist. Any number of processes may call it at once. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  const db = createDb(databaseUrl, 2, 20)
  try {
    // The lock is polled: a statement that waited for it as long as another process loads would be cancelled.
    while (!(await db.$transaction((tx) => tryLoadOnce(tx as PrismaClient), TRANSACTION_OPTIONS))) await sleep(200)
  } finally {
    await db.$disconnect()
  }
}

/**
 * Runs in one transaction, so that a process that is killed leaves nothing behind.
 * @returns false while another process is loading
 */
async function tryLoadOnce(db: PrismaClient): Promise<boolean> {
  const [lock] = await db.$queryRaw<{ isOurs: boolean }[]>`SELECT pg_try_advisory_xact_lock(72707370) AS "isOurs"`
  if (!lock?.isOurs) return false
  if (!(await db.user.count({ where: { email: { endsWith: DEMO_DOMAIN } } }))) await createDemo(db)
  return true
}

type Details = { lastLogin?: Date; selectedDaycareId?: string; passwordExpired?: boolean }

function demoPerson(
  db: PrismaClient,
  name: string,
  role: User['role'],
  address: string,
  details: Details = {},
): Promise<User> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${address}${DEMO_DOMAIN}`
  return createPerson(db, { firstName, lastName, email, role, password: DEMO_PASSWORD, ...details })
}

async function createDemo(db: PrismaClient): Promise<void> {
  const daysAgo = (days: number) => ({ lastLogin: subDays(new Date(), days) })
  const mesanges = await createDaycare(db, { name: 'CPE Les Mésanges', kind: 'CPE' })
  const ruisseau = await createDaycare(db, { name: 'Garderie du Ruisseau', kind: 'GARDERIE' })
  const erables = await createDaycare(db, { name: 'CPE Les Petits Érables', kind: 'CPE' })
  const atMesanges = { selectedDaycareId: mesanges.id }

  const admin = await demoPerson(db, 'Amélie Fortin', 'SUPERADMIN', 'admin', daysAgo(1))
  await demoPerson(db, 'Nadia Haddad', 'MANAGER', 'gestionnaire.sans.milieu', daysAgo(1))
  const manager = await demoPerson(db, 'Louise Bergeron', 'MANAGER', 'gestionnaire', { ...atMesanges, ...daysAgo(0) })
  const teacher = await demoPerson(db, 'Marie Lavoie', 'TEACHER', 'educatrice', { ...atMesanges, ...daysAgo(1) })
  const colleague = await demoPerson(db, 'Sophie Tremblay', 'TEACHER', 'sophie', { ...atMesanges, ...daysAgo(4) })
  const karine = await demoPerson(db, 'Karine Bouchard', 'TEACHER', 'karine', { ...atMesanges, ...daysAgo(2) })
  const mylene = await demoPerson(db, 'Mylène Gagnon', 'TEACHER', 'mylene', { ...atMesanges, ...daysAgo(9) })
  const newcomer = await demoPerson(db, 'Camille Roy', 'TEACHER', 'nouvelle', { ...atMesanges, passwordExpired: true })
  const neighbour = await demoPerson(db, 'Fatou Diallo', 'TEACHER', 'educatrice.voisine', {
    selectedDaycareId: erables.id,
    ...daysAgo(2),
  })

  for (const daycare of [mesanges, ruisseau]) await createMembership(db, daycare.id, manager.id, 'MANAGER')
  for (const person of [teacher, colleague, karine, mylene, newcomer])
    await createMembership(db, mesanges.id, person.id, 'TEACHER')
  await createMembership(db, erables.id, neighbour.id, 'TEACHER')

  const { id: userId } = await demoPerson(db, 'Geneviève Pelletier', 'TEACHER', 'invitee', daysAgo(35))
  const typed = { firstName: 'Geneviève', lastName: 'Pelletier', invitedById: manager.id }
  await db.teamInvitation.create({ data: { daycareId: mesanges.id, userId, ...typed } })

  await createDemoActivities(db, [
    { daycareId: mesanges.id, authorIds: [teacher.id, colleague.id], count: 30 },
    { daycareId: ruisseau.id, authorIds: [manager.id], count: 4 },
    { daycareId: erables.id, authorIds: [neighbour.id], count: 3 },
  ])

  const marie = { userId: teacher.id, daycareId: mesanges.id }
  const sophie = { userId: colleague.id, daycareId: mesanges.id }
  const louise = { userId: manager.id, daycareId: mesanges.id }
  await planDemoWeek(db, marie)
  const fatou = { userId: neighbour.id, daycareId: erables.id }
  const team = [karine, mylene].map(({ id }) => ({ userId: id, daycareId: mesanges.id }))
  await createDemoQuizzes(db, [
    ...team.map((one) => ({ ...one, program: 'PETITE_ENFANCE' as const, finished: [38, 16], mistakes: [5, 3] })),
    ...team.map((one) => ({ ...one, program: 'ALEX' as const, finished: [21], mistakes: [4] })),
    { ...marie, program: 'PETITE_ENFANCE', finished: [61, 48, 33, 20, 12, 6], mistakes: [5, 4, 4, 2, 3, 1], open: 3 },
    { ...marie, program: 'ALEX', finished: [40, 26, 9], mistakes: [4, 3, 2] },
    { ...sophie, program: 'PETITE_ENFANCE', finished: [52, 30, 15], mistakes: [6, 4, 3], open: 6 },
    { ...sophie, program: 'ALEX', finished: [22, 5], mistakes: [3, 3] },
    { ...louise, program: 'PETITE_ENFANCE', finished: [45, 18], mistakes: [3, 2] },
    { ...louise, program: 'ALEX', finished: [17], mistakes: [4] },
    { ...fatou, program: 'PETITE_ENFANCE', finished: [25, 8], mistakes: [4, 2], open: 2 },
    { ...fatou, program: 'ALEX', finished: [14], mistakes: [2] },
  ])
  await reviewOldestQuizzes(db, { ...marie, managerId: manager.id })
  await createDemoTeam(db, mesanges.id, { manager, teacher, colleague, beginner: karine })
  await createDemoAdministration(db, { admin, manager, teacher, newcomer, leaving: mylene, mesanges, ruisseau })
}
