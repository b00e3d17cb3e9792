import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { AGE_GROUP_LABELS, DURATION_LABELS } from '#content/labels.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import type { ReportSectionInput } from './schema.ts'
import { closeSectionReport, getSectionReports, reportSection } from './server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
let admin: DaycareScope
let activityId: string

beforeEach(async () => {
  await db().sectionReport.deleteMany()
  ;({ here, there } = await createTwoDaycares(db()))
  admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  activityId = (await createActivity(db(), { daycareId: here.daycare.id, authorId: here.manager.id })).id
})

const report = (change: Partial<ReportSectionInput> = {}, scope = here.teacherScope) =>
  reportSection(scope, { activityId, section: 'deroulement', reason: 'TOO_HARD', note: '', ...change })
const open = async () => (await getSectionReports(admin, { isOpen: true, page: 1 })).reports

test('arrives with the text as it was, its criteria and what wrote it, without who sent it', async () => {
  const { sheet, title } = await db().activity.findUniqueOrThrow({ where: { id: activityId } })
  const criteria = {
    ageGroups: ['AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE'],
    themes: ['Les ombres'],
    materials: [],
    place: 'YARD',
    season: 'WINTER',
    durationMinutes: 20,
  }
  const generation = { id: crypto.randomUUID(), daycareId: here.daycare.id, userId: here.manager.id, criteria }
  await db().generation.create({ data: { ...generation, activityId } })
  const provenance = { kind: 'model', model: 'un-modele', promptVersion: '7' }
  await db().activity.update({ where: { id: activityId }, data: { provenance } })
  const { queries } = await countQueries(() => report({ note: 'Trop long pour eux.' }))
  expect(queries).toBe(2)
  await db().activity.update({ where: { id: activityId }, data: { sheet: {}, deletedAt: new Date() } })
  const { result, queries: read } = await countQueries(open)
  expect(read).toBe(2)
  expect(result).toMatchObject([
    {
      section: 'deroulement',
      reason: 'TOO_HARD',
      note: 'Trop long pour eux.',
      title,
      content: { deroulement: (sheet as Record<string, unknown>).deroulement },
      criteria: [AGE_GROUP_LABELS.AGE_3_YEARS_4_YEARS, 'Langagier', 'Cour', 'Hiver', DURATION_LABELS[20], 'Les ombres'],
      madeBy: 'le modèle un-modele, consigne 7',
      closedAt: null,
    },
  ])
  expect(JSON.stringify(result)).not.toContain(here.teacher.id)
  expect(JSON.stringify(result)).not.toContain(here.daycare.id)
})

test('outlives the sheet, whose criteria are then not kept', async () => {
  await report()
  await db().activity.delete({ where: { id: activityId } })
  expect(await open()).toMatchObject([{ criteria: [], content: { deroulement: expect.any(Array) } }])
})

test('sent again replaces the first and opens it again; of a colleague it is another one', async () => {
  const { id } = await report()
  await closeSectionReport(admin, { reportId: id, isClosed: true })
  expect(await open()).toEqual([])
  expect(await report({ reason: 'INACCURATE', note: 'Une heure?' })).toEqual({ id })
  expect(await open()).toMatchObject([{ id, reason: 'INACCURATE', note: 'Une heure?' }])
  await report({}, here.managerScope)
  await report({ section: 'titre' })
  expect(await open()).toHaveLength(3)
})

test('of a starter too; of nothing that she may not read, nor of a section that is empty', async () => {
  const starter = await createActivity(db(), { daycareId: null, authorId: null })
  await report({ activityId: starter.id })
  for (const scope of [there.teacherScope, there.managerScope])
    await expect(report({}, scope)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(report({ activityId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(report({}, admin)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { sheet } = await db().activity.findUniqueOrThrow({ where: { id: activityId } })
  await db().activity.update({
    where: { id: activityId },
    data: { sheet: { ...(sheet as object), observationDepart: null } },
  })
  await expect(report({ section: 'observationDepart' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await open()).toHaveLength(1)
})

test('the superadmin alone reads them and closes them, and may take that back', async () => {
  const { id } = await report()
  for (const scope of [here.teacherScope, here.managerScope, there.managerScope]) {
    await expect(getSectionReports(scope, { isOpen: true, page: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(closeSectionReport(scope, { reportId: id, isClosed: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  }
  const { queries } = await countQueries(() => closeSectionReport(admin, { reportId: id, isClosed: true }))
  expect(queries).toBe(1)
  expect((await getSectionReports(admin, { isOpen: false, page: 1 })).reports).toMatchObject([{ id }])
  await closeSectionReport(admin, { reportId: id, isClosed: false })
  expect(await open()).toMatchObject([{ id, closedAt: null }])
  await expect(closeSectionReport(admin, { reportId: crypto.randomUUID(), isClosed: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
