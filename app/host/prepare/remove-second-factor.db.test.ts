import { afterAll, expect, test } from 'vitest'
import { createDb } from '#app/server/database/create-db.server.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveSecondFactor, openSession } from '#tests/support/sign-in.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

const db = createDb(process.env.DATABASE_URL ?? '', 2, 20)
afterAll(() => db.$disconnect())

const remove = (email: string) => db.$transaction((tx) => removeSecondFactor(tx, email, 'https://brindille.example'))

test('an educator who has lost her device enters without it; the log says so, and she is told', async () => {
  const { id, email } = await createPerson(db, 'TEACHER')
  await giveSecondFactor(db, id)
  await openSession(db, id)
  await remove(email)
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ secondFactorSince: null })
  expect(await db.session.count({ where: { userId: id } })).toBe(0)
  const entries = await db.auditEntry.findMany({ where: { action: 'secondFactor.removedForOther', targetId: id } })
  expect(entries).toMatchObject([{ actorId: null, details: { command: 'second-factor:remove' } }])
  expect(await db.mailJob.findMany({ where: { userId: id } })).toMatchObject([{ data: { change: 'removedByOther' } }])
})

test('an address without a second factor is refused, and nothing changes', async () => {
  const { id, email } = await createPerson(db, 'TEACHER')
  await openSession(db, id)
  for (const address of [email, 'personne@exemple.test'])
    await expect(remove(address)).rejects.toThrow(/Aucun compte avec une vérification/)
  expect(await db.session.count({ where: { userId: id } })).toBe(1)
})
