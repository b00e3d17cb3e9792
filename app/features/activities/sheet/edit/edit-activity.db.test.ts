import { beforeEach, describe, expect, test } from 'vitest'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import { getActivities } from '#app/features/activities/library/library-list.server.ts'
import { NO_FILTERS } from '#app/features/activities/library/schema.ts'
import { getActivity } from '#app/features/activities/library/server.ts'
import { checkEditedSheet } from '#app/features/activities/safety/check-edited-sheet.ts'
import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { createActivity } from '#tests/support/activities.ts'
import {
  doneEventOf,
  fakeModel,
  fakeModelServer,
  generate,
  generationRequest,
} from '#tests/support/model/generation.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getActivityVersions, restoreActivityVersion } from './activity-versions.server.ts'
import { changeSection } from './change-section.server.ts'
import { UpdateActivityInput, type Wish } from './schema.ts'
import { reviewActivity, updateActivity } from './server.ts'

const fake = await fakeModelServer()
let here: StaffedDaycare
let there: StaffedDaycare
beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const group = {
  ageGroups: ['AGE_2_YEARS_3_YEARS' as const],
  developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR' as const],
  durationMinutes: 30,
  place: 'YARD' as const,
  seasons: ['AUTUMN' as const],
  groupSize: null,
  allergies: [],
}
/** A sheet that the safety rules leave as it is. */
const goodSheet = checkEditedSheet(baseSheet, group).sheet

/** A good sheet for 2-3 years, by the teacher of a daycare. */
async function createSheet({ daycare, teacher }: StaffedDaycare, sheet: Partial<ActivitySheet> = {}): Promise<string> {
  const columns = {
    ageGroups: ['AGE_2_YEARS_3_YEARS' as const],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR' as const],
    durationMinutes: 30,
    place: 'YARD' as const,
    seasons: ['AUTUMN' as const],
  }
  const { id } = await createActivity(db(), { daycareId: daycare.id, authorId: teacher.id }, columns)
  await db().activity.update({ where: { id }, data: { sheet: { ...goodSheet, ...sheet }, title: goodSheet.titre } })
  return id
}

/** The input of an edit, as it is parsed from the wire. */
const editInput = (activityId: string, version: number, section: SheetSection, value: unknown): UpdateActivityInput =>
  UpdateActivityInput.parse({ activityId, version, section, value })
const rowOf = (id: string) => db().activity.findUniqueOrThrow({ where: { id } })
/** Every section but one is byte for byte as the database held it. */
function expectOthersSame(after: unknown, before: unknown, changed: keyof ActivitySheet): void {
  const others = (sheet: unknown) =>
    Object.entries(sheet as ActivitySheet).map(([key, value]) => [key, key === changed ? '' : JSON.stringify(value)])
  expect(others(after)).toEqual(others(before))
}
const item = (nom: string) => ({
  nom,
  quantite: 'un bac',
  facultatif: false,
  remplacement: null,
  petitesPieces: false,
  aliment: false,
})

describe('an edit', () => {
  test('writes one section and its column, leaves the others byte for byte, and says by whom', async () => {
    const id = await createSheet(here)
    const before = await rowOf(id)
    const saved = await updateActivity(here.teacherScope, editInput(id, 1, 'titre', '  Le  tas "magique"  '))
    expect(saved).toMatchObject({ version: 2, changes: [], sheet: { ...goodSheet, titre: 'Le tas "magique"' } })
    const row = await rowOf(id)
    expect(row).toMatchObject({ title: 'Le tas "magique"', version: 2, editedById: here.teacher.id, reviewedAt: null })
    expectOthersSame(row.sheet, before.sheet, 'titre')
    expect(await getActivity(here.managerScope, id)).toMatchObject({
      editedByName: `${here.teacher.firstName} ${here.teacher.lastName}`,
      canEdit: true,
      isOwn: true,
    })
  })

  test('completes the safety section, and the report says so, also after another edit', async () => {
    const id = await createSheet(here)
    const step = { moment: 'exploration', minutes: 30, jeuLibre: true } as const
    const saved = await updateActivity(
      here.teacherScope,
      editInput(id, 1, 'deroulement', [{ ...step, texte: 'On transvase l’eau du bac, l’éducatrice à côté.' }]),
    )
    expect(saved.sheet.securite.dangersAEliminer.join(' ')).toContain('Noyade')
    expect(saved.changes[0]).toMatchObject({ section: 'securite', before: '' })
    await updateActivity(here.teacherScope, editInput(id, 2, 'vocabulaire', ['rouler']))
    const { safety } = await getActivity(here.teacherScope, id)
    expect(safety.rules.flatMap(({ changes }) => changes.map(({ after }) => after)).join(' ')).toContain('Noyade')
  })

  test('that cannot be made safe is refused with the reason, and writes nothing', async () => {
    const id = await createSheet(here)
    const before = await rowOf(id)
    await expect(
      updateActivity(here.teacherScope, editInput(id, 1, 'titre', 'La magie des billes d’eau')),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/^Ce texte n’est pas enregistré/) })
    expect(await rowOf(id)).toEqual(before)
  })

  test('of another shape, empty or too long is refused before it is read', () => {
    const id = crypto.randomUUID()
    for (const [section, value] of [
      ['titre', ''],
      ['titre', ['Une liste']],
      ['vocabulaire', { rouler: 'rouler' }],
      ['securite', { risquesAcceptes: [], dangersAEliminer: [], supervision: 'palier1', allergies: [], plus: 'x' }],
      ['materiel', [{ ...item('Bac'), quantite: ['un', 'deux'] }]],
      ['titre', 'x'.repeat(81)],
      ['objectifs', 'pas une liste'],
      ['objectifs', Array.from({ length: 16 }, () => 'x')],
      ['deroulement', [{ moment: 'amorce', minutes: 0, texte: 'Jouez.', jeuLibre: true }]],
      ['preparation', ['x'.repeat(901)]],
    ])
      expect(UpdateActivityInput.safeParse({ activityId: id, version: 1, section, value }).success).toBe(false)
    const whole = Object.entries(goodSheet).map(([section, value]) => ({ activityId: id, version: 1, section, value }))
    expect(whole.filter((input) => !UpdateActivityInput.safeParse(input).success)).toEqual([])
  })

  test('that is empty once invisible characters are removed is refused', async () => {
    const id = await createSheet(here)
    await expect(updateActivity(here.teacherScope, editInput(id, 1, 'titre', '\u200b'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('of steps and domains updates what the library filters on', async () => {
    const id = await createSheet(here)
    const steps = [{ moment: 'exploration', minutes: 45, texte: 'Jouez.', jeuLibre: true }]
    await updateActivity(here.teacherScope, editInput(id, 1, 'deroulement', steps))
    const domaines = [{ domaine: 'langagier', composante: 'Langage oral', role: 'principal' }]
    await updateActivity(here.teacherScope, editInput(id, 2, 'domaines', domaines))
    expect(await rowOf(id)).toMatchObject({ durationMinutes: 45, developments: ['DEVELOPMENT_LANGUAGE'] })
  })

  test('of a sheet that was changed meanwhile is a conflict; of the same text, nothing', async () => {
    const id = await createSheet(here)
    await updateActivity(here.teacherScope, editInput(id, 1, 'titre', 'Un'))
    await expect(updateActivity(here.managerScope, editInput(id, 1, 'titre', 'Deux'))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await updateActivity(here.managerScope, editInput(id, 2, 'titre', 'Un'))).version).toBe(2)
    const both = await Promise.allSettled([
      updateActivity(here.teacherScope, editInput(id, 2, 'titre', 'Trois')),
      updateActivity(here.managerScope, editInput(id, 2, 'titre', 'Quatre')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await rowOf(id)).version).toBe(3)
  })

  test('is for the author and the manager; of a starter, a copy; of another daycare, nothing', async () => {
    const id = await createSheet(here)
    const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER' })
    const colleague = scopeOf(await createPerson(db(), 'TEACHER', here.daycare), here.daycare)
    const admin = { ...here.managerScope, role: 'SUPERADMIN' as const, daycareId: null }
    const refused = (scope: typeof colleague | typeof admin, activityId: string, code: string) =>
      expect(updateActivity(scope, editInput(activityId, 1, 'titre', 'Pris'))).rejects.toMatchObject({ code })
    await refused(colleague, id, 'FORBIDDEN')
    await refused(here.teacherScope, starter.id, 'FORBIDDEN')
    await refused(there.managerScope, id, 'NOT_FOUND')
    await refused(admin, id, 'FORBIDDEN')
    await db().activity.update({ where: { id }, data: { visibility: 'PRIVATE' } })
    await refused(colleague, id, 'NOT_FOUND')
  })

  test('costs six queries', async () => {
    const id = await createSheet(here)
    const first = await countQueries(() => updateActivity(here.teacherScope, editInput(id, 1, 'titre', 'Un')))
    const second = await countQueries(() => updateActivity(here.teacherScope, editInput(id, 2, 'objectifs', ['Deux'])))
    expect([first.queries, second.queries]).toEqual([6, 6])
  })
})

describe('former texts', () => {
  test('ten are kept, one for consecutive edits of a section; any of them can be restored', async () => {
    const id = await createSheet(here)
    let version = 1
    for (const title of ['U', 'Un', 'Un t', 'Un tas'])
      ({ version } = await updateActivity(here.teacherScope, editInput(id, version, 'titre', title)))
    expect((await getActivityVersions(here.teacherScope, id)).map(({ number }) => number)).toEqual([1])
    for (let index = 0; index < 12; index++) {
      const section = index % 2 ? 'objectifs' : 'preparation'
      ;({ version } = await updateActivity(here.teacherScope, editInput(id, version, section, [`Fois ${index}`])))
    }
    const { result: versions, queries } = await countQueries(() => getActivityVersions(here.managerScope, id))
    expect(queries).toBe(2)
    expect(versions).toHaveLength(10)
    expect(versions[0]).toMatchObject({ reason: 'EDIT', section: 'objectifs', sheet: { preparation: ['Fois 10'] } })
    const [, second] = versions
    const present = await rowOf(id)
    const number = second?.number ?? 0
    const restored = await restoreActivityVersion(here.teacherScope, { activityId: id, version, number })
    expect(restored.sheet).toEqual(second?.sheet)
    const [latest] = await getActivityVersions(here.teacherScope, id)
    expect(latest).toMatchObject({ reason: 'RESTORE', sheet: present.sheet, number: present.version })
  })

  test('are nobody else’s, and a version that is not kept is not found', async () => {
    const id = await createSheet(here)
    await updateActivity(here.teacherScope, editInput(id, 1, 'titre', 'Un'))
    await expect(getActivityVersions(there.managerScope, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const input = { activityId: id, version: 2, number: 1 }
    await expect(restoreActivityVersion(there.managerScope, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(restoreActivityVersion(here.teacherScope, { ...input, number: 9 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(restoreActivityVersion(here.teacherScope, { ...input, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const { queries } = await countQueries(() => restoreActivityVersion(here.teacherScope, input))
    expect(queries).toBe(7)
  })
})

describe('« Relue »', () => {
  const review = (activityId: string, version: number, isReviewed = true) => ({ activityId, version, isReviewed })

  test('any educator of the daycare may review; an edit or a request removes the review', async () => {
    const id = await createSheet(here)
    const colleague = await createPerson(db(), 'TEACHER', here.daycare)
    const scope = scopeOf(colleague, here.daycare)
    const { result, queries } = await countQueries(() => reviewActivity(scope, review(id, 1)))
    expect([result.status, queries]).toEqual(['reviewed', 2])
    expect(await getActivity(here.teacherScope, id)).toMatchObject({
      review: 'COLLEAGUE',
      reviewedByName: `${colleague.firstName} ${colleague.lastName}`,
      reviewedAt: expect.any(Date),
      version: 1,
    })
    await reviewActivity(scope, review(id, 1, false))
    expect(await rowOf(id)).toMatchObject({ reviewedAt: null, reviewedById: null })
    // One's own reading is called so, on the sheet and on the card.
    await reviewActivity(here.teacherScope, review(id, 1))
    expect(await getActivity(scope, id)).toMatchObject({ review: 'AUTHOR' })
    const cards = await getActivities(scope, { page: 1, filters: NO_FILTERS })
    expect(cards.find((card) => card.id === id)).toMatchObject({ review: 'AUTHOR' })
    await reviewActivity(scope, review(id, 1))
    await updateActivity(here.teacherScope, editInput(id, 1, 'titre', 'Autre titre'))
    expect(await rowOf(id)).toMatchObject({ reviewedAt: null, reviewedById: null })
  })

  test('the safety rules check it once more: completed, it has to be read again; beyond that, refused with the reason', async () => {
    const step = { moment: 'exploration', minutes: 30, jeuLibre: true } as const
    const fixable = await createSheet(here, {
      deroulement: [{ ...step, texte: 'On transvase l’eau du bac, l’éducatrice à côté.' }],
    })
    expect(await reviewActivity(here.teacherScope, review(fixable, 1))).toMatchObject({
      status: 'changed',
      changes: [{ section: 'securite' }, { section: 'securite' }, { section: 'securite' }],
    })
    expect(await rowOf(fixable)).toMatchObject({ reviewedAt: null, version: 2 })
    expect(await getActivityVersions(here.teacherScope, fixable)).toMatchObject([{ reason: 'SAFETY', number: 1 }])
    expect((await reviewActivity(here.teacherScope, review(fixable, 2))).status).toBe('reviewed')

    const unsafe = await createSheet(here, { materiel: [item('Billes d’eau')] })
    const scripted = await createSheet(here, {
      deroulement: [{ moment: 'exploration', minutes: 30, texte: 'Faites comme moi.', jeuLibre: false }],
    })
    for (const [id, reason] of [
      [unsafe, /billes d’eau/i],
      [scripted, /jeu libre/],
    ] as const)
      await expect(reviewActivity(here.teacherScope, review(id, 1))).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringMatching(reason),
      })
  })

  test('is refused for a starter, another version, and another daycare', async () => {
    const id = await createSheet(here)
    const starter = await createActivity(db(), { daycareId: null }, { source: 'STARTER' })
    await expect(reviewActivity(here.teacherScope, review(starter.id, 1))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(reviewActivity(here.teacherScope, review(id, 2))).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(reviewActivity(there.teacherScope, review(id, 1))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a proposal for one section', () => {
  const changeInput = (activityId: string, version: number, section: SheetSection, wish: Wish, words = '') => ({
    activityId,
    version,
    section,
    wish,
    words,
  })

  test('by the bank, what its author wrote; accepted, all other sections are the same byte for byte', async () => {
    const { activity } = doneEventOf(await generate(here, null, generationRequest({ durationMinutes: 45 })))
    for (const wish of ['OTHER', 'SHORTER'] as const) {
      const proposal = await changeSection(here.teacherScope, changeInput(activity.id, 1, 'deroulement', wish), {
        llm: null,
      })
      expect(proposal).toMatchObject({ before: activity.sheet.deroulement, madeBy: 'bank' })
      expect(proposal.after).not.toEqual(proposal.before)
    }
    // A proposal saves nothing.
    const before = await rowOf(activity.id)
    expect(before.version).toBe(1)
    const { section, after } = await changeSection(
      here.teacherScope,
      changeInput(activity.id, 1, 'roleEducatrice', 'SHORTER'),
      {
        llm: null,
      },
    )
    const input = { ...editInput(activity.id, 1, section, after), reason: 'CHANGE' as const }
    const saved = await updateActivity(here.teacherScope, input)
    expect(saved.sheet.roleEducatrice).toEqual(after)
    expectOthersSame((await rowOf(activity.id)).sheet, before.sheet, 'roleEducatrice')
    expect(await getActivityVersions(here.teacherScope, activity.id)).toMatchObject([
      { reason: 'CHANGE', section: 'roleEducatrice', sheet: activity.sheet },
    ])
  })

  test('by the model, with the wish as data; nothing is saved before it is accepted', async () => {
    const { activity } = doneEventOf(await generate(here, fakeModel(fake, 'ok')))
    const before = fake.calls.length
    const words = 'Avec plus de chansons'
    const proposal = await changeSection(
      here.teacherScope,
      changeInput(activity.id, 1, 'preparation', 'WORDS', words),
      {
        llm: fakeModel(fake, 'ok'),
      },
    )
    expect(proposal).toMatchObject({ madeBy: 'model', section: 'preparation' })
    expect(proposal.after).not.toEqual(proposal.before)
    const [call] = fake.calls.slice(before)
    expect(Object.keys(call?.body.response_format?.json_schema?.schema.properties ?? {})).toEqual(['preparation'])
    expect(call?.body.messages.at(-1)?.content).toContain(`"souhait": "${words}"`)
    expect((await rowOf(activity.id)).version).toBe(1)
  })

  test.each([
    ['500', 'deroulement', 'SHORTER'],
    ['hang', 'deroulement', 'SHORTER'],
    ['cut-stream', 'deroulement', 'SHORTER'],
    ['html-200', 'deroulement', 'SHORTER'],
    ['wrong-schema', 'deroulement', 'SHORTER'],
    ['refusal', 'deroulement', 'SHORTER'],
    ['injection', 'preparation', 'SHORTER'],
  ] as const)('%s: the bank proposes instead', async (model, section, wish) => {
    const { activity } = doneEventOf(await generate(here, null, generationRequest({ durationMinutes: 45, themes: [] })))
    const options = { llm: fakeModel(fake, model), deadline: 2_000 }
    const proposal = await changeSection(here.teacherScope, changeInput(activity.id, 1, section, wish), options)
    expect(proposal.madeBy).toBe('bank')
    expect(JSON.stringify(proposal.after)).not.toMatch(/script|illes d’eau/)
  })

  test('unsafe-always: what the model writes is never proposed, whether the bank has another text or not', async () => {
    const { activity } = doneEventOf(await generate(here, null, generationRequest()))
    const options = { llm: fakeModel(fake, 'unsafe-always') }
    const answer = await changeSection(
      here.teacherScope,
      changeInput(activity.id, 1, 'materiel', 'OTHER'),
      options,
    ).catch((error: unknown) => error)
    if (answer instanceof AppError) expect(answer.code).toBe('CONFLICT')
    else expect(answer).toMatchObject({ madeBy: 'bank' })
    expect(JSON.stringify(answer)).not.toMatch(/illes d’eau/)
  })

  test('is refused where nothing can be proposed, for a wish that is not accepted, another version, another daycare', async () => {
    const preparation = ['Faites le tour.', 'Rassemblez les feuilles.', 'Étendez le drap.']
    const id = await createSheet(here, { preparation })
    const change = (input: ReturnType<typeof changeInput>, scope = here.teacherScope) =>
      changeSection(scope, input, { llm: null })
    await expect(change(changeInput(id, 1, 'deroulement', 'HARDER'))).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(change(changeInput(id, 1, 'deroulement', 'WORDS'))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(change(changeInput(id, 1, 'deroulement', 'WORDS', 'avec des épées'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(change(changeInput(id, 2, 'deroulement', 'SHORTER'))).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(change(changeInput(id, 1, 'deroulement', 'SHORTER'), there.teacherScope)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const { queries } = await countQueries(() => change(changeInput(id, 1, 'preparation', 'SHORTER')))
    expect(queries).toBe(4)
  })
})
