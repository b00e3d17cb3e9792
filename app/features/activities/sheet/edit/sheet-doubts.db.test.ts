import { beforeEach, expect, test } from 'vitest'
import { getActivity } from '#app/features/activities/library/server.ts'
import { openQuestions } from '#app/features/activities/safety/sheet-passages.ts'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { DOUBTED, startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { doneEventOf, fakeModel, generate } from '#tests/support/model/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { UpdateActivityInput } from './schema.ts'
import { updateActivity } from './server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

/** Nobody but a person can judge it. */
const UNKNOWN = 'La patente que mon beau-frère a soudée'

const item = (nom: string) => ({
  nom,
  quantite: '',
  facultatif: false,
  remplacement: null,
  petitesPieces: false,
  aliment: false,
})

const materials = (activityId: string, version: number, ...names: string[]) => ({
  activityId,
  version,
  section: 'materiel' as const,
  value: names.map(item),
  reason: 'EDIT' as const,
})

test('a text with a doubt waits for the person, who looks and keeps it; it is not asked again', async () => {
  const { id } = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
  const before = await db().activity.findUniqueOrThrow({ where: { id } })
  const edit = materials(id, 1, UNKNOWN, 'Paniers')
  const asked = await updateActivity(here.teacherScope, edit)
  expect(asked.doubts).toEqual([{ section: 'materiel', text: UNKNOWN, question: expect.stringMatching(/\?$/) }])
  expect(await db().activity.findUniqueOrThrow({ where: { id } })).toEqual(before)

  const saved = await updateActivity(here.teacherScope, { ...edit, vouched: [UNKNOWN] })
  expect(saved).toMatchObject({ version: 2, doubts: [] })
  const { safety } = await getActivity(here.managerScope, id)
  expect(safety.rules.find(({ rule }) => rule === 'verification')?.changes).toMatchObject([{ before: UNKNOWN }])
  const next = await updateActivity(here.managerScope, materials(id, 2, UNKNOWN, 'Paniers d’osier'))
  expect(next.doubts).toEqual([])
  const later = await getActivity(here.managerScope, id)
  expect(later.safety.rules.find(({ rule }) => rule === 'verification')?.changes).toMatchObject([{ before: UNKNOWN }])
})

test('a vouched text vouches for nothing else, and nothing for another daycare', async () => {
  const { id } = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
  const other = { ...materials(id, 1, 'La bébelle du fond de la remise'), vouched: [UNKNOWN] }
  expect((await updateActivity(here.teacherScope, other)).doubts).toHaveLength(1)
  const danger = { ...materials(id, 1, 'Billes d’eau'), vouched: ['Billes d’eau'] }
  await expect(updateActivity(here.teacherScope, danger)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const foreign = { ...materials(id, 1, UNKNOWN), vouched: [UNKNOWN] }
  await expect(updateActivity(there.teacherScope, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a question of the second reading stays while its passage does, and goes with it', async () => {
  const fake = await startFakeLlm()
  const { activity } = doneEventOf(await generate(here, fakeModel(fake, 'doubted-always')))
  await fake.close()
  const { id } = activity
  const asked = async () => {
    const { sheet, safety } = await getActivity(here.managerScope, id)
    return openQuestions(sheet, safety).map(({ before }) => before)
  }
  expect(await asked()).toEqual([DOUBTED])
  const edit = (version: number, section: 'titre' | 'preparation', value: unknown) =>
    updateActivity(
      here.teacherScope,
      UpdateActivityInput.parse({ activityId: id, version, section, value, reason: 'EDIT' }),
    )
  const next = await edit(1, 'titre', 'La pluie d’or')
  expect(await asked()).toEqual([DOUBTED])
  await edit(next.version, 'preparation', ['Rassemblez les feuilles en un tas bas.'])
  expect(await asked()).toEqual([])
})
