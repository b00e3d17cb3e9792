import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { updateOwnGroup, updateOwnName } from './update-profile.server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }

test('a person corrects her own name, nobody else’s; the audit log says so without the names', async () => {
  const { here, there } = await createTwoDaycares(db())
  const user = { ...here.teacher, selectedDaycareId: here.daycare.id, selectedDaycareName: here.daycare.name }
  const session = { id: crypto.randomUUID(), confirmedAt: null, user }
  const names = { firstName: 'Océane', lastName: 'Saint-Hilaire' }
  const { queries } = await countQueries(() => updateOwnName(session, names, client))
  expect(queries).toBe(4)
  expect(await db().user.findUnique({ where: { id: here.teacher.id } })).toMatchObject({
    ...names,
    email: here.teacher.email,
  })
  for (const { id, lastName } of [here.manager, there.teacher])
    expect(await db().user.findUnique({ where: { id } })).toMatchObject({ lastName })
  const entry = await db().auditEntry.findFirstOrThrow({ where: { action: 'profile.updated' } })
  expect(entry).toMatchObject({ actorId: here.teacher.id, targetId: here.teacher.id, details: {} })
})

test('what she says of her group is hers, and replaces what she had said', async () => {
  const { here, there } = await createTwoDaycares(db())
  const user = { ...here.teacher, selectedDaycareId: here.daycare.id, selectedDaycareName: here.daycare.name }
  const session = { id: crypto.randomUUID(), confirmedAt: null, user }
  const group = {
    ageGroups: ['AGE_3_YEARS_4_YEARS' as const],
    groupSize: 8,
    groupAdults: 1,
    groupAllergies: ['PEANUT' as const],
  }
  await updateOwnGroup(session, group)
  expect(await db().user.findUnique({ where: { id: here.teacher.id } })).toMatchObject(group)
  for (const { id } of [here.manager, there.teacher])
    expect(await db().user.findUnique({ where: { id } })).toMatchObject({ groupSize: null, groupAllergies: [] })
  const other = { ageGroups: [], groupSize: null, groupAdults: null, groupAllergies: [] }
  await updateOwnGroup(session, other)
  expect(await db().user.findUnique({ where: { id: here.teacher.id } })).toMatchObject(other)
})
