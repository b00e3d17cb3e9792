import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { deleteActivity } from '../../library/server.ts'
import { updateActivity } from '../edit/server.ts'
import { sheetFingerprint } from './fingerprint.ts'
import { getPaperState } from './paper.server.ts'

const printed = sheetFingerprint(minimalSheet())

async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const { id } = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
  const read = (scope = here.managerScope) => getPaperState(scope, { activityId: id, printed })
  const edit = async (vocabulaire: string[]) => {
    const { version } = await db().activity.findUniqueOrThrow({ where: { id } })
    await updateActivity(here.teacherScope, {
      activityId: id,
      version,
      section: 'vocabulaire',
      value: vocabulaire,
      reason: 'EDIT',
    })
  }
  return { here, there, id, read, edit }
}

test('says the sections that a person has changed since it was printed, and nothing once they are back', async () => {
  const { read, edit } = await setUp()
  const { result, queries } = await countQueries(() => read())
  expect(queries).toBe(1)
  expect(result).toMatchObject({ title: 'Le jeu des feuilles', changed: [], deletedAt: null, refusals: [] })
  await edit(['feuille', 'tige'])
  const changed = await read()
  expect(changed.changed).toEqual(['vocabulaire'])
  expect(Date.now() - changed.changedAt.getTime()).toBeLessThan(60_000)
  await edit(['feuille'])
  expect((await read()).changed).toEqual([])
})

test('says what the rules refuse in it, and when it was deleted', async () => {
  const { here, id, read } = await setUp()
  const refusals = [{ rule: 'all-ages-hazards', section: 'titre', reason: 'Pour voir.' }]
  await db().activity.update({ where: { id }, data: { refusals } })
  expect((await read()).refusals).toEqual(refusals)
  await deleteActivity(here.teacherScope, id)
  expect((await read()).deletedAt).toBeInstanceOf(Date)
})

test('is read by the daycare alone, a private one by its author; of the starter library by anybody signed in', async () => {
  const { here, there, id, read } = await setUp()
  await expect(read(there.managerScope)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db().activity.update({ where: { id }, data: { visibility: 'PRIVATE' } })
  await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await read(here.teacherScope)).toMatchObject({ changed: [] })
  const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER' })
  for (const scope of [here.teacherScope, there.teacherScope])
    expect(await getPaperState(scope, { activityId: starter.id, printed })).toMatchObject({ changed: [] })
})
