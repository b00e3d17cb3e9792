import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import {
  deleteSituation,
  getSharedSituations,
  getSituations,
  restoreSituation,
  saveSituation,
  shareSituation,
} from './own-sheets/situations.server.ts'
import { getProgress, restartExercise, saveAttempt } from './sort/attempts.server.ts'

let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

const attempt = { exerciseId: 1, placements: { '1-1': 'risks' as const }, precautions: {}, finished: false }
const OWN_DANGER = { side: 'dangers' as const, text: 'La rue est en bas.', precaution: 'Prendre l’autre versant.' }
const situation = () => ({
  id: crypto.randomUUID(),
  version: 0,
  title: 'Notre butte',
  description: '',
  statements: [{ side: 'risks' as const, text: 'La neige est dure.', precaution: 'Casser la croûte.' }],
})

describe('an exercise', () => {
  test('is resumed where it was left, and stays finished', async () => {
    await saveAttempt(ours.teacherScope, attempt)
    await saveAttempt(ours.teacherScope, { ...attempt, precautions: { '1-1': 'Dégager le sol.' }, finished: true })
    await saveAttempt(ours.teacherScope, { ...attempt, placements: { '1-1': 'depends' } })
    const [saved] = await getProgress(ours.teacherScope)
    expect(saved).toMatchObject({ exerciseId: 1, placements: { '1-1': 'depends' }, finishedAt: expect.any(Date) })
  })

  test('is private: neither her manager nor the other daycare reads it', async () => {
    expect(await getProgress(ours.managerScope)).toEqual([])
    expect(await getProgress(theirs.teacherScope)).toEqual([])
    await restartExercise(theirs.teacherScope, 1)
    expect(await getProgress(ours.teacherScope)).toHaveLength(1)
    await restartExercise(ours.teacherScope, 1)
    expect(await getProgress(ours.teacherScope)).toEqual([])
  })

  test.each([{ placements: { '2-1': 'risks' as const } }, { precautions: { '1-2': 'Pour un bénéfice' } }])(
    'refuses %j and stores nothing',
    async (invalid) => {
      const refused = saveAttempt(theirs.managerScope, { ...attempt, placements: {}, ...invalid })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      expect(await getProgress(theirs.managerScope)).toEqual([])
    },
  )
})

describe('a situation', () => {
  test('is created, changed, deleted and restored', async () => {
    const first = await saveSituation(ours.teacherScope, situation())
    const { updatedAt: _, sharedAt: __, ...changed } = { ...first, title: 'La butte du parc' }
    const second = await saveSituation(ours.teacherScope, changed)
    expect(second).toMatchObject({ version: 2, title: 'La butte du parc' })
    await deleteSituation(ours.teacherScope, first.id)
    expect(await getSituations(ours.teacherScope)).toEqual([])
    await restoreSituation(ours.teacherScope, first.id)
    expect(await getSituations(ours.teacherScope)).toEqual([expect.objectContaining({ id: first.id })])
  })

  test('is read by her team while she shares it, and by nobody else otherwise', async () => {
    const { id } = await saveSituation(ours.teacherScope, { ...situation(), title: 'Notre étang' })
    const sharedWith = async (scope: StaffedDaycare['teacherScope']) =>
      (await getSharedSituations(scope)).map((one) => one.id)
    expect(await sharedWith(ours.managerScope)).not.toContain(id)
    await shareSituation(ours.teacherScope, { id, shared: true })
    const { firstName, lastName } = ours.teacher
    expect(await getSharedSituations(ours.managerScope)).toContainEqual(
      expect.objectContaining({ id, title: 'Notre étang', author: `${firstName} ${lastName}` }),
    )
    expect(await sharedWith(ours.teacherScope)).not.toContain(id)
    expect(await sharedWith(theirs.managerScope)).not.toContain(id)
    expect(await sharedWith(theirs.teacherScope)).not.toContain(id)
    await expect(shareSituation(ours.managerScope, { id, shared: false })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(shareSituation(theirs.teacherScope, { id, shared: false })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await deleteSituation(ours.teacherScope, id)
    expect(await sharedWith(ours.managerScope)).not.toContain(id)
    await restoreSituation(ours.teacherScope, id)
    await shareSituation(ours.teacherScope, { id, shared: false })
    expect(await sharedWith(ours.managerScope)).not.toContain(id)
  })

  test('changed in two places at once: one version is stored, the other is a conflict', async () => {
    const { updatedAt: _, sharedAt: __, ...read } = await saveSituation(theirs.teacherScope, situation())
    const results = await Promise.allSettled(
      ['Une', 'Deux'].map((title) => saveSituation(theirs.teacherScope, { ...read, title })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'CONFLICT' })
  })

  test('whose first answer was lost is created once, with what was written since', async () => {
    const first = situation()
    await saveSituation(ours.teacherScope, first)
    expect(await saveSituation(ours.teacherScope, first)).toMatchObject({ version: 1, title: 'Notre butte' })
    const edited = { ...first, title: 'Notre butte glacée' }
    expect(await saveSituation(ours.teacherScope, edited)).toMatchObject({ version: 2, title: 'Notre butte glacée' })
    const stale = saveSituation(ours.teacherScope, { ...first, title: 'Écrit d’un autre onglet' })
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test.each(['managerScope', 'teacherScope'] as const)('does not exist for the other daycare (%s)', async (role) => {
    const { updatedAt: _, sharedAt: __, ...read } = await saveSituation(ours.teacherScope, situation())
    const stranger = theirs[role]
    await expect(saveSituation(stranger, read)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(saveSituation(stranger, { ...read, version: 0 })).rejects.toThrow()
    await expect(deleteSituation(stranger, read.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(restoreSituation(stranger, read.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().situation.findUniqueOrThrow({ where: { id: read.id } })).toMatchObject({
      version: 1,
      deletedAt: null,
    })
  })
})

test('a danger is placed apart, with what eliminates it', async () => {
  const danger = {
    exerciseId: 5,
    placements: { '5-2': 'dangers' as const },
    precautions: { '5-2': 'Ranger la corde.' },
    finished: false,
  }
  expect(await saveAttempt(theirs.managerScope, danger)).toMatchObject({ precautions: { '5-2': 'Ranger la corde.' } })
  expect(await saveSituation(theirs.managerScope, { ...situation(), statements: [OWN_DANGER] })).toMatchObject({
    statements: [OWN_DANGER],
  })
})
