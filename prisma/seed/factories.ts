import type { Daycare, Membership, PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { hashSecret } from '#app/server/session/password.server.ts'

type NewPerson = {
  email: string
  firstName: string
  lastName: string
  role: User['role']
  password?: string
  passwordExpired?: boolean
  lastLogin?: Date | null
  selectedDaycareId?: string
}

/** Creates a person. Without `password` she can only sign in by a link. */
export async function createPerson(db: PrismaClient, { password, ...person }: NewPerson): Promise<User> {
  const passwordHash = password ? await hashSecret(password) : null
  const passwordChangedAt = password ? new Date() : null
  return db.user.create({ data: { ...person, passwordHash, passwordChangedAt } })
}

export function createDaycare(db: PrismaClient, daycare: Pick<Daycare, 'name'> & Partial<Daycare>): Promise<Daycare> {
  return db.daycare.create({ data: daycare })
}

export function createMembership(
  db: PrismaClient,
  daycareId: string,
  userId: string,
  role: 'MANAGER' | 'TEACHER',
): Promise<Membership> {
  return db.membership.create({ data: { daycareId, userId, role } })
}
