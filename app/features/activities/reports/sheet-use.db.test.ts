import Papa from 'papaparse'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { adaptActivity, markLived } from '../marks/server.ts'
import { updateActivity } from '../sheet/edit/server.ts'
import { countFigures } from './figures.server.ts'
import type { SheetUseInput } from './schema.ts'
import { reportSection } from './server.ts'
import { exportSheetUse, getSheetUse } from './sheet-use.server.ts'

const [first, second] = SHEETS.map(({ key }) => key) as [string, string]
const today = dayOf(new Date())

let here: StaffedDaycare
let there: StaffedDaycare
let admin: DaycareScope

beforeEach(async () => {
  await db().activity.deleteMany()
  await db().sectionReport.deleteMany()
  ;({ here, there } = await createTwoDaycares(db()))
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
})

async function generated({ daycare, teacher }: StaffedDaycare, sheetKey: string): Promise<string> {
  const { id } = await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id })
  await db().activity.update({ where: { id }, data: { provenance: { kind: 'bank', sheetKey } } })
  return id
}

const input = (change: Partial<SheetUseInput> = {}): SheetUseInput => ({
  page: 1,
  filter: 'all',
  sort: 'generated',
  ascending: false,
  ...change,
})
async function use(change?: Partial<SheetUseInput>) {
  await countFigures(db())
  return (await getSheetUse(admin, input(change))).sheets
}

describe('what becomes of a sheet', () => {
  test('is counted over all daycares, whatever the visibility, in two queries', async () => {
    const one = await generated(here, first)
    await generated(there, first)
    await generated(there, second)
    await db().activity.update({ where: { id: one }, data: { visibility: 'PRIVATE' } })
    await markLived(here.teacherScope, { activityId: one, livedOn: today, outcome: 'AGAIN', note: 'Encore!' })
    const objectifs = ['Comparer des feuilles de près']
    const edit = { activityId: one, section: 'objectifs', value: objectifs, reason: 'EDIT' } as const
    const { version } = await updateActivity(here.teacherScope, { ...edit, version: 1 })
    // The same section once more is no other change.
    await updateActivity(here.teacherScope, { ...edit, version, value: [...objectifs, 'Nommer'] })
    const report = { section: 'deroulement', reason: 'TOO_HARD', note: '' } as const
    await reportSection(here.teacherScope, { activityId: one, ...report })
    await countFigures(db())
    const { result, queries } = await countQueries(() => getSheetUse(admin, input()))
    expect(queries).toBe(2)
    expect(result.total).toBe(SHEETS.length)
    expect(result.sheets[0]).toMatchObject({
      key: first,
      generated: 2,
      lived: 1,
      outcomes: { AGAIN: 1, ADJUST: 0, DROP: 0 },
      changes: [{ section: 'objectifs', count: 1 }],
      reported: 1,
    })
    expect(result.sheets[1]).toMatchObject({ key: second, generated: 1, lived: 0, changes: [], reported: 0 })
  })

  test('names no person, no daycare and no note', async () => {
    const id = await generated(here, first)
    await markLived(here.teacherScope, { activityId: id, livedOn: today, outcome: 'DROP', note: 'Un secret' })
    await countFigures(db())
    const answer = JSON.stringify(await getSheetUse(admin, input()))
    for (const text of ['Un secret', here.daycare.name, here.teacher.lastName, here.teacher.id, here.daycare.id, id])
      expect(answer).not.toContain(text)
  })

  test('of a copy: its days count, and it was not chosen twice', async () => {
    const activityId = await generated(here, first)
    const copy = await adaptActivity(here.managerScope, { activityId, id: crypto.randomUUID() })
    await markLived(here.managerScope, { activityId: copy.id, livedOn: today, outcome: null, note: '' })
    expect((await use())[0]).toMatchObject({
      generated: 1,
      lived: 1,
      outcomes: { AGAIN: 0, ADJUST: 0, DROP: 0 },
    })
  })

  test('stays counted when a report has lost its activity', async () => {
    const id = await generated(there, second)
    await reportSection(there.teacherScope, { activityId: id, section: 'titre', reason: 'OTHER', note: '' })
    await db().activity.delete({ where: { id } })
    expect((await use({ filter: 'reported' })).map(({ key, reported }) => [key, reported])).toEqual([[second, 1]])
  })
})

describe('the list', () => {
  test('opens the sheet of the library, where there is one', async () => {
    const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER', starterKey: first })
    const unused = await use({ filter: 'unused', search: SHEETS[0]?.sheet.titre })
    expect(unused.find(({ key }) => key === first)?.activityId).toBe(starter.id)
    await generated(here, second)
    expect((await use({ filter: 'used' })).map(({ key, activityId }) => [key, activityId])).toEqual([[second, null]])
  })

  test('is searched without accents, sorted both ways, and cut in pages', async () => {
    const title = SHEETS[0]?.sheet.titre ?? ''
    expect((await use({ search: title.toUpperCase() })).map(({ key }) => key)).toContain(first)
    expect((await getSheetUse(admin, input({ search: 'aucune-fiche-de-ce-nom' }))).total).toBe(0)
    const titles = (await use({ sort: 'title', ascending: true })).map((it) => it.title)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'fr')))
    const last = Math.ceil(SHEETS.length / titles.length)
    const end = await use({ sort: 'title', ascending: false, page: last })
    expect(end.at(-1)?.title).toBe(titles[0])
  })

  test('as a file has every sheet that passes the filter', async () => {
    await generated(here, first)
    await generated(there, second)
    await generated(there, second)
    await countFigures(db())
    const { csv } = await exportSheetUse(admin, { filter: 'used', sort: 'generated', ascending: false })
    const [header, ...lines] = Papa.parse<string[]>(csv.slice(1).trim(), { delimiter: ';' }).data
    expect(header?.slice(0, 4)).toEqual(['Fiche', 'Clé', 'Âge', 'Choisie'])
    expect(lines.map((line) => [line[1], line[3]])).toEqual([
      [second, '2'],
      [first, '1'],
    ])
  })
})
