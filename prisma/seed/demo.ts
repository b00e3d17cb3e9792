import { subDays, subHours } from 'date-fns'
import { createDb } from '#app/server/create-db.server.ts'
import type { Prisma, PrismaClient } from '#app/server/generated/prisma/client.ts'
import { createDaycare, createMembership, createPerson } from './factories.ts'

export const DEMO_PASSWORD = 'brindille-demo-2026'
const DEMO_DOMAIN = '@brindille.test'

export const DEMO_PEOPLE: { email: string; label: string }[] = [
  { email: `educatrice${DEMO_DOMAIN}`, label: 'Éducatrice' },
  { email: `gestionnaire${DEMO_DOMAIN}`, label: 'Gestionnaire de deux milieux' },
  { email: `admin${DEMO_DOMAIN}`, label: 'Administration de Brindille' },
  { email: `educatrice.voisine${DEMO_DOMAIN}`, label: 'Éducatrice d’un autre milieu' },
  { email: `gestionnaire.sans.milieu${DEMO_DOMAIN}`, label: 'Gestionnaire sans milieu' },
  { email: `nouvelle${DEMO_DOMAIN}`, label: 'Première entrée, mot de passe temporaire' },
]

/** True when the database holds demo people: it may then not be reachable from elsewhere. */
export async function hasDemoPeople(databaseUrl: string): Promise<boolean> {
  const db = createDb(databaseUrl, 1)
  try {
    return (await db.user.count({ where: { email: { endsWith: DEMO_DOMAIN } } })) > 0
  } finally {
    await db.$disconnect()
  }
}

/** Loads the demo people and what they have lived, once. Two processes at the same time load it once. */
export async function seedDemo(databaseUrl: string): Promise<void> {
  const db = createDb(databaseUrl, 2)
  try {
    await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(72707370)`
        if (await tx.user.count({ where: { email: { endsWith: DEMO_DOMAIN } } })) return
        // One transaction: a start killed in the middle leaves nothing, and the next one loads everything.
        await load(tx as PrismaClient)
      },
      { timeout: 60_000, maxWait: 10_000 },
    )
  } finally {
    await db.$disconnect()
  }
}

async function load(db: PrismaClient): Promise<void> {
  const now = new Date()
  const password = DEMO_PASSWORD
  const mesanges = await createDaycare(db, { name: 'CPE Les Mésanges', kind: 'CPE' })
  const ruisseau = await createDaycare(db, { name: 'Garderie du Ruisseau', kind: 'GARDERIE' })
  const erables = await createDaycare(db, { name: 'CPE Les Petits Érables', kind: 'CPE' })
  await createPerson(db, {
    ...{ email: `admin${DEMO_DOMAIN}`, firstName: 'Amélie', lastName: 'Fortin', role: 'SUPERADMIN', password },
    lastLogin: subHours(now, 20),
  })
  const manager = await createPerson(db, {
    ...{ email: `gestionnaire${DEMO_DOMAIN}`, firstName: 'Louise', lastName: 'Bergeron', role: 'MANAGER', password },
    ...{ selectedDaycareId: mesanges.id, lastLogin: subHours(now, 3) },
  })
  await createPerson(db, {
    ...{ email: `gestionnaire.sans.milieu${DEMO_DOMAIN}`, firstName: 'Nadia', lastName: 'Haddad', role: 'MANAGER' },
    ...{ password, lastLogin: subDays(now, 1) },
  })
  const teacher = await createPerson(db, {
    ...{ email: `educatrice${DEMO_DOMAIN}`, firstName: 'Marie', lastName: 'Lavoie', role: 'TEACHER', password },
    ...{ selectedDaycareId: mesanges.id, lastLogin: subHours(now, 26) },
  })
  const colleague = await createPerson(db, {
    ...{ email: `sophie${DEMO_DOMAIN}`, firstName: 'Sophie', lastName: 'Tremblay', role: 'TEACHER', password },
    ...{ selectedDaycareId: mesanges.id, lastLogin: subDays(now, 4) },
  })
  const neighbour = await createPerson(db, {
    ...{ email: `educatrice.voisine${DEMO_DOMAIN}`, firstName: 'Fatou', lastName: 'Diallo', role: 'TEACHER', password },
    ...{ selectedDaycareId: erables.id, lastLogin: subDays(now, 2) },
  })
  const newcomer = await createPerson(db, {
    ...{ email: `nouvelle${DEMO_DOMAIN}`, firstName: 'Camille', lastName: 'Roy', role: 'TEACHER', password },
    ...{ selectedDaycareId: mesanges.id, passwordExpired: true },
  })
  await createMembership(db, mesanges.id, manager.id, 'MANAGER')
  await createMembership(db, ruisseau.id, manager.id, 'MANAGER')
  for (const person of [teacher, colleague, newcomer]) await createMembership(db, mesanges.id, person.id, 'TEACHER')
  await createMembership(db, erables.id, neighbour.id, 'TEACHER')
  await loadActivities(db, [
    { daycareId: mesanges.id, authorIds: [teacher.id, colleague.id], count: 30 },
    { daycareId: ruisseau.id, authorIds: [manager.id], count: 4 },
    { daycareId: erables.id, authorIds: [neighbour.id], count: 3 },
  ])
}

type Lived = { daycareId: string; authorIds: string[]; count: number }

/** Sheets of the past weeks, copied from the starter library, so that every screen has something to show. */
async function loadActivities(db: PrismaClient, daycares: Lived[]): Promise<void> {
  const starters = await db.activity.findMany({ where: { daycareId: null }, orderBy: { starterKey: 'asc' } })
  if (starters.length === 0) return
  const rows: Prisma.ActivityCreateManyInput[] = []
  for (const { daycareId, authorIds, count } of daycares)
    for (let index = 0; index < count; index++) {
      const starter = starters[(index * 7) % starters.length]
      if (!starter) continue
      const { id: _id, starterKey: _key, createdAt: _created, updatedAt: _updated, ...copy } = starter
      rows.push({
        ...copy,
        sheet: copy.sheet ?? {},
        safety: copy.safety ?? {},
        provenance: { kind: 'bank', bankVersion: 'demo', seed: index },
        source: 'BANK',
        daycareId,
        authorId: authorIds[index % authorIds.length],
        createdAt: subHours(new Date(), 5 + index * 31),
      })
    }
  await db.activity.createMany({ data: rows })
}
