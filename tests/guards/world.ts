import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'

/** Who calls: every row of the table says what each of them gets. */
export const PERSONAS = [
  'anonymous',
  'teacher',
  'manager',
  'superadmin',
  'expired',
  'managerWithoutDaycare',
  'foreignTeacher',
  'foreignManager',
] as const
export type Persona = (typeof PERSONAS)[number]

export const PASSWORD = 'feuilles-mortes-au-parc'

/** Found in an answer, these words say that a daycare has been seen from the other one. */
export const HERE_WORD = 'Quinoxale'
export const THERE_WORD = 'Zorglubine'

export type World = {
  db: PrismaClient
  people: Record<Exclude<Persona, 'anonymous'>, User>
  hereId: string
  thereId: string
}

let passwordHash: Promise<string> | undefined

/** Hash of {@link PASSWORD}. */
export function passwordHashOfAll(): Promise<string> {
  passwordHash ??= hashSecret(PASSWORD)
  return passwordHash
}

/** Makes everybody's password {@link PASSWORD}; hashed once, because hashing is slow on purpose. */
async function givePassword(db: PrismaClient, people: User[]): Promise<void> {
  await db.user.updateMany({
    where: { id: { in: people.map(({ id }) => id) } },
    data: { passwordHash: await passwordHashOfAll(), passwordChangedAt: new Date() },
  })
}

async function furnish(db: PrismaClient, daycareId: string, authorId: string, word: string): Promise<void> {
  const slug = word.toLowerCase()
  await db.theme.create({ data: { daycareId, name: `${word} thème`, slug: `${slug} theme` } })
  await db.material.create({ data: { daycareId, name: `${word} matériel`, slug: `${slug} materiel` } })
  await createActivity(db, { daycareId, authorId }, { title: `${word} au parc` })
}

/** Two daycares that must not see each other, and somebody for each persona. */
export async function createWorld(db: PrismaClient): Promise<World> {
  const here = await createDaycare(db, { name: `CPE ${HERE_WORD}` })
  const there = await createDaycare(db, { name: `CPE ${THERE_WORD}` })
  const atHome = { lastName: HERE_WORD }
  const abroad = { lastName: THERE_WORD }
  const people = {
    teacher: await createPerson(db, 'TEACHER', here, atHome),
    manager: await createPerson(db, 'MANAGER', here, atHome),
    superadmin: await createPerson(db, 'SUPERADMIN'),
    expired: await createPerson(db, 'TEACHER', here, { ...atHome, passwordExpired: true }),
    managerWithoutDaycare: await createPerson(db, 'MANAGER'),
    foreignTeacher: await createPerson(db, 'TEACHER', there, abroad),
    foreignManager: await createPerson(db, 'MANAGER', there, abroad),
  }
  await givePassword(db, Object.values(people))
  await furnish(db, here.id, people.teacher.id, HERE_WORD)
  await furnish(db, there.id, people.foreignTeacher.id, THERE_WORD)
  return { db, people, hereId: here.id, thereId: there.id }
}
