import type { PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'

/** The callers: every row of the table has a status for each of them. */
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

/** Words in the rows of each daycare: found in an answer to the other daycare, they reveal a leak. */
export const HERE_WORD = 'Quinoxale'
export const THERE_WORD = 'Zorglubine'

export type World = {
  db: PrismaClient
  people: Record<Exclude<Persona, 'anonymous'>, User>
  hereId: string
  thereId: string
}

let passwordHash: Promise<string> | undefined

/** Hash of {@link PASSWORD}, computed once because hashing is slow on purpose. */
export function sharedPasswordHash(): Promise<string> {
  passwordHash ??= hashSecret(PASSWORD)
  return passwordHash
}

/** Sets the password of these people to {@link PASSWORD}. */
async function givePassword(db: PrismaClient, people: User[]): Promise<void> {
  await db.user.updateMany({
    where: { id: { in: people.map(({ id }) => id) } },
    data: { passwordHash: await sharedPasswordHash(), passwordChangedAt: new Date() },
  })
}

async function addContent(db: PrismaClient, daycareId: string, authorId: string, word: string): Promise<void> {
  const slug = word.toLowerCase()
  await db.theme.create({ data: { daycareId, name: `${word} thème`, slug: `${slug} theme` } })
  await db.material.create({ data: { daycareId, name: `${word} matériel`, slug: `${slug} materiel` } })
  await createActivity(db, { daycareId, authorId }, { title: `${word} au parc` })
}

/** Creates two daycares that must not see each other, and a person for each persona. */
export async function createWorld(db: PrismaClient): Promise<World> {
  const here = await createDaycare(db, { name: `CPE ${HERE_WORD}` })
  const there = await createDaycare(db, { name: `CPE ${THERE_WORD}` })
  const ofHere = { lastName: HERE_WORD }
  const ofThere = { lastName: THERE_WORD }
  const people = {
    teacher: await createPerson(db, 'TEACHER', here, ofHere),
    manager: await createPerson(db, 'MANAGER', here, ofHere),
    superadmin: await createPerson(db, 'SUPERADMIN'),
    expired: await createPerson(db, 'TEACHER', here, { ...ofHere, passwordExpired: true }),
    managerWithoutDaycare: await createPerson(db, 'MANAGER'),
    foreignTeacher: await createPerson(db, 'TEACHER', there, ofThere),
    foreignManager: await createPerson(db, 'MANAGER', there, ofThere),
  }
  await givePassword(db, Object.values(people))
  await addContent(db, here.id, people.teacher.id, HERE_WORD)
  await addContent(db, there.id, people.foreignTeacher.id, THERE_WORD)
  return { db, people, hereId: here.id, thereId: there.id }
}
