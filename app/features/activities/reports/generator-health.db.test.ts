import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { adaptActivity, markLived } from '../marks/server.ts'
import { updateActivity } from '../sheet/edit/server.ts'
import { countFigures, readFigures } from './figures.server.ts'
import { reportSection } from './server.ts'
import { getGeneratorHealth } from './sheet-use.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
let admin: DaycareScope

beforeEach(async () => {
  await db().activity.deleteMany()
  await db().sectionReport.deleteMany()
  await db().generation.deleteMany()
  await db().figureSnapshot.deleteMany()
  ;({ here, there } = await createTwoDaycares(db()))
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
})

const MODEL = { kind: 'model', model: 'un-modele', promptVersion: '4', rules: 'aaaaaaaa' }
const BANK = { kind: 'bank', sheetKey: 'feuilles' }

async function made({ daycare, teacher }: StaffedDaycare, data: Prisma.ActivityUpdateInput): Promise<string> {
  const { id } = await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id })
  await db().activity.update({ where: { id }, data })
  return id
}
const byModel = (staff: StaffedDaycare) => made(staff, { source: 'MODEL', provenance: MODEL })

async function health() {
  await countFigures(db())
  return getGeneratorHealth(admin)
}

describe('what becomes of the sheets of each version of the generator', () => {
  test('is counted over all daycares, and read in one query', async () => {
    const one = await byModel(here)
    await byModel(there)
    await made(there, { source: 'BANK', provenance: BANK })
    await markLived(here.teacherScope, { activityId: one, livedOn: '2026-11-20', outcome: 'AGAIN', note: 'Encore!' })
    const value = ['Comparer des feuilles de près']
    await updateActivity(here.teacherScope, {
      activityId: one,
      section: 'objectifs',
      value,
      reason: 'EDIT',
      version: 1,
    })
    await reportSection(here.teacherScope, { activityId: one, section: 'titre', reason: 'OTHER', note: 'Un secret' })
    // A copy is lived, and was not made by the generator once more.
    const copy = await adaptActivity(here.managerScope, { activityId: one, id: crypto.randomUUID() })
    expect(copy.id).not.toBe(one)
    await countFigures(db())
    const { result, queries } = await countQueries(() => getGeneratorHealth(admin))
    expect(queries).toBe(1)
    const [model, bank] = ['un-modele', ''].map((name) => result.versions.find((it) => it.model === name))
    expect(model).toMatchObject({
      prompt: '4',
      rules: 'aaaaaaaa',
      made: 2,
      edited: 1,
      refused: 0,
      lived: 1,
      outcomes: { AGAIN: 1, ADJUST: 0, DROP: 0 },
      reports: [{ section: 'titre', reason: 'OTHER', count: 1 }],
    })
    expect(model?.changes).toMatchObject([{ section: 'objectifs', count: 1 }])
    expect(model?.changes[0]?.distance).toBeCloseTo(0.22, 2)
    expect(bank).toMatchObject({ prompt: '', rules: '', made: 1, edited: 0, changes: [], reports: [] })
    for (const text of ['Un secret', 'Encore', here.daycare.name, here.teacher.lastName, here.daycare.id, one])
      expect(JSON.stringify(result)).not.toContain(text)
  })

  test('a change goes from nothing to everything', async () => {
    const [same, other] = [await byModel(here), await byModel(here)]
    for (const activityId of [same, other])
      await updateActivity(here.teacherScope, {
        activityId,
        section: 'titre',
        value: 'La danse des ombres',
        reason: 'EDIT',
        version: 1,
      })
    const first = { sheet: { titre: 'La danse des ombres' } }
    await db().activityVersion.updateMany({ where: { activityId: { in: [same, other] } }, data: first })
    expect((await health()).versions[0]?.changes).toEqual([{ section: 'titre', count: 2, distance: 0 }])
    await db().activityVersion.updateMany({ where: { activityId: other }, data: { sheet: { titre: 'Pluie' } } })
    expect((await health()).versions[0]?.changes).toEqual([{ section: 'titre', count: 2, distance: 0.5 }])
  })

  test('the ends of the last 30 days, and what the present rules refuse', async () => {
    const own = { daycareId: here.daycare.id, userId: here.teacher.id, criteria: {} }
    const end = (failure: string | null, startedAt = new Date()) => ({
      ...own,
      id: crypto.randomUUID(),
      status: failure === null ? ('DONE' as const) : ('RELEASED' as const),
      failure,
      startedAt,
    })
    await db().generation.createMany({
      data: [end(null), end(null), end('timeout'), end('timeout', new Date(Date.now() - 40 * 86_400_000))],
    })
    const refusals = [{ rule: 'cords', section: 'materiel', reason: 'Une corde longue s’enroule.' }]
    await made(here, { source: 'MODEL', provenance: MODEL, refusals })
    await made(there, {
      source: 'MODEL',
      provenance: MODEL,
      editedAt: new Date(),
      refusals: [{ rule: 'water', section: 'materiel', reason: 'Le bac de Léa reste plein.' }],
    })
    const { ends, refusals: found } = await health()
    expect(ends).toEqual([
      { cause: '', count: 2 },
      { cause: 'timeout', count: 1 },
    ])
    expect(found.toSorted((a, b) => a.rule.localeCompare(b.rule))).toEqual([
      { rule: 'cords', count: 1, example: 'Une corde longue s’enroule.' },
      { rule: 'water', count: 1, example: null },
    ])
  })
})

describe('the count', () => {
  test('was never made, or was made in another shape: nothing is shown, and nothing fails', async () => {
    expect(await getGeneratorHealth(admin)).toEqual({ versions: [], refusals: [], ends: [], computedAt: null })
    await countFigures(db())
    await db().figureSnapshot.updateMany({ data: { content: { before: true } } })
    expect(await readFigures('generator-health')).toBeNull()
  })

  test('is made by one process at a time', async () => {
    expect(
      (await Promise.all([countFigures(db()), countFigures(db()), countFigures(db())])).filter(Boolean).length,
    ).toBeGreaterThan(0)
    expect(await db().figureSnapshot.count()).toBe(2)
  })
})
