import { createPerson } from '#tests/support/people.ts'
import { codeOf, giveSecondFactor } from '#tests/support/sign-in.ts'
import type { World } from '../world.ts'
import { ADMIN, AUTHED, type Details, type Expected, PUBLIC } from './expected.ts'

/** The step that comes before has not been taken in any browser of the table: whoever asks, there is nothing to open. */
const NOT_BEGUN = Object.fromEntries(Object.keys(PUBLIC).map((persona) => [persona, 401])) as Expected

/** Gives each of the people a second factor, all the same one for speed. */
async function everybodyHasOne({ db, people }: World): Promise<void> {
  const { teacher, ...others } = people
  await giveSecondFactor(db, teacher.id)
  const ids = Object.values(others).map(({ id }) => id)
  const secret = await db.secondFactor.findUniqueOrThrow({ where: { userId: teacher.id } })
  await db.secondFactor.deleteMany({ where: { userId: { in: ids } } })
  await db.secondFactor.createMany({ data: ids.map((userId) => ({ ...secret, userId })) })
  await db.user.updateMany({ where: { id: { in: ids } }, data: { secondFactorSince: new Date() } })
}

/** Of each of the people, whose application shows this code now. */
async function begunByEverybody(world: World): Promise<{ code: string }> {
  await everybodyHasOne(world)
  await world.db.user.updateMany({ data: { secondFactorSince: null } })
  const { secret } = await world.db.secondFactor.findUniqueOrThrow({ where: { userId: world.people.teacher.id } })
  return { code: codeOf(secret) }
}

async function managerWithOne({ db }: World): Promise<{ managerId: string }> {
  const { id } = await createPerson(db, 'MANAGER')
  await giveSecondFactor(db, id)
  return { managerId: id }
}

/** Rows of the second factor, and of the second step of signing in. */
export const SECOND_FACTOR_ROWS: Record<string, Details> = {
  auth_authenticateSecondFactor: { who: NOT_BEGUN, input: () => ({ code: '123456' }) },
  auth_authenticateRecoveryCode: { who: NOT_BEGUN, input: () => ({ recoveryCode: '2345-6789-abcd' }) },
  auth_beginSecondFactor: { who: AUTHED },
  auth_confirmSecondFactor: { who: AUTHED, backgroundWork: 'mail', input: begunByEverybody },
  // Both take no input: what they act upon is prepared where it would be.
  auth_renewRecoveryCodes: { who: AUTHED, backgroundWork: 'mail', input: everybodyHasOne },
  auth_removeSecondFactor: { who: AUTHED, backgroundWork: 'mail', input: everybodyHasOne },
  managers_removeSecondFactor: { who: ADMIN, backgroundWork: 'mail', input: managerWithOne },
}
