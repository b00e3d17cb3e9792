import type { Daycare, PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import * as factories from '#prisma/seed/factories.ts'

let count = 0

/** Creates a daycare, with a name of its own by default. */
export function createDaycare(db: PrismaClient, daycare: Partial<Daycare> = {}): Promise<Daycare> {
  return factories.createDaycare(db, { name: `Milieu ${process.pid}-${count++}`, ...daycare })
}

type PersonOptions = Partial<Pick<User, 'email' | 'firstName' | 'lastName' | 'passwordExpired' | 'lastLogin'>> & {
  password?: string
}

/**
 * Creates a person who has already signed in and works in this daycare, or in none. She has a password only when one is
 * given, since hashing is slow on purpose.
 */
export async function createPerson(
  db: PrismaClient,
  role: User['role'],
  daycare?: Daycare,
  options: PersonOptions = {},
): Promise<User> {
  const number = count++
  const person = await factories.createPerson(db, {
    email: `personne-${process.pid}-${number}@exemple.test`,
    firstName: 'Personne',
    lastName: `Numéro ${number}`,
    role,
    lastLogin: new Date(),
    ...options,
    ...(daycare && { selectedDaycareId: daycare.id }),
  })
  if (daycare && role !== 'SUPERADMIN') await factories.createMembership(db, daycare.id, person.id, role)
  return person
}

/** The scope of an operation for this person working in this daycare. */
export function scopeOf(person: User, daycare: Daycare | null): DaycareScope {
  return { userId: person.id, role: person.role, daycareId: daycare?.id ?? null }
}

/** A daycare with a manager and a teacher, and their scopes. */
export type StaffedDaycare = {
  daycare: Daycare
  manager: User
  teacher: User
  managerScope: DaycareScope
  teacherScope: DaycareScope
}

/** Creates a daycare with a manager and a teacher. */
export async function createStaffedDaycare(db: PrismaClient): Promise<StaffedDaycare> {
  const daycare = await createDaycare(db)
  const manager = await createPerson(db, 'MANAGER', daycare)
  const teacher = await createPerson(db, 'TEACHER', daycare)
  return { daycare, manager, teacher, managerScope: scopeOf(manager, daycare), teacherScope: scopeOf(teacher, daycare) }
}

/** Two daycares that must not see each other, so that a missing `daycareId` in a WHERE makes a test fail. */
export async function createTwoDaycares(db: PrismaClient): Promise<{ here: StaffedDaycare; there: StaffedDaycare }> {
  return { here: await createStaffedDaycare(db), there: await createStaffedDaycare(db) }
}
