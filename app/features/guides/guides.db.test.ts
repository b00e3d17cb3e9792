import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { createReadyQuestion } from '#tests/support/question-bank.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getPackingList, savePackingList } from './backpack/server.ts'
import { addPlace, getPlaces, removePlace } from './continuum/server.ts'
import { getCalendarNotes, saveMonthNote, shareMonthNote } from './notes/own-notes.server.ts'
import { SaveMonthNoteInput, SaveReflectionInput, SaveSmallStepInput } from './schema.ts'
import { searchDatabase } from './search/server.ts'
import { getReflections, getSmallStep, saveReflection, saveSmallStep } from './self-assessment/server.ts'

let ours: StaffedDaycare
let theirs: StaffedDaycare

beforeAll(async () => {
  ours = await createStaffedDaycare(db())
  theirs = await createStaffedDaycare(db())
})

const answer = { cardId: 'ge-01', round: 1, level: 'SOMETIMES' as const, note: 'Aux départs seulement.', seen: null }

describe('reflections', () => {
  test('are stored round by round, and one round can be corrected', async () => {
    const first = await saveReflection(ours.teacherScope, answer)
    await saveReflection(ours.teacherScope, { ...answer, level: 'OFTEN', seen: first.updatedAt.getTime() })
    await saveReflection(ours.teacherScope, { ...answer, round: 2, level: 'PRACTICE', note: '' })
    const kept = await getReflections(ours.teacherScope)
    expect(kept.map(({ round, level }) => [round, level])).toEqual([
      [1, 'OFTEN'],
      [2, 'PRACTICE'],
    ])
    await expect(saveReflection(ours.teacherScope, { ...answer, round: 4 })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('are not overwritten by a tab that has not read the last answer', async () => {
    const card = { ...answer, cardId: 'ge-02' }
    const read = await saveReflection(ours.teacherScope, card)
    const seen = read.updatedAt.getTime()
    await saveReflection(ours.teacherScope, { ...card, note: 'Écrit sur la tablette.', seen })
    for (const old of [seen, null]) {
      const late = saveReflection(ours.teacherScope, {
        ...card,
        level: 'PRACTICE',
        note: 'Écrit au bureau.',
        seen: old,
      })
      await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    const kept = (await getReflections(ours.teacherScope)).find(({ cardId }) => cardId === 'ge-02')
    expect(kept).toMatchObject({ level: 'SOMETIMES', note: 'Écrit sur la tablette.' })
    // The same answer sent twice is one answer.
    expect(await saveReflection(ours.teacherScope, { ...card, note: 'Écrit sur la tablette.', seen })).toEqual(kept)
  })

  test('are private: her manager, the superadmin and the other daycare read nothing, and write only their own', async () => {
    await saveReflection(ours.teacherScope, { ...answer, cardId: 'ge-03' })
    await saveSmallStep(ours.teacherScope, { cardId: 'ge-03', text: 'Attendre.', dueOn: null, done: false, seen: null })
    const admin = await createPerson(db(), 'SUPERADMIN')
    const admins = [scopeOf(admin, ours.daycare), scopeOf(admin, null)]
    for (const other of [ours.managerScope, theirs.managerScope, theirs.teacherScope, ...admins]) {
      expect(await getReflections(other)).toEqual([])
      expect(await getSmallStep(other)).toBeNull()
    }
    await saveReflection(ours.managerScope, { ...answer, cardId: 'ge-03', level: 'NOT_YET', note: 'Autre' })
    const hers = await getReflections(ours.teacherScope)
    expect(hers.find(({ cardId }) => cardId === 'ge-03')).toMatchObject({ level: 'SOMETIMES', note: answer.note })
  })

  test('are read by no other part of the application; her copy of her data and the erasure run from the registry', () => {
    const readers = sourceFiles(/^app\/.*[/.]server\.ts$/).filter(({ text }) =>
      /\.(?:reflection|smallStep)\b/.test(text),
    )
    expect(readers.map(({ path }) => path)).toEqual(['app/features/guides/self-assessment/server.ts'])
  })

  test.each(['ge-99', 'pb-01'])('refuse %s, a card that does not exist or has no scale', async (cardId) => {
    const refused = saveReflection(ours.teacherScope, { ...answer, cardId })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('to cards that have no scale any more, or are gone, stay readable', async () => {
    const { daycare, teacher, teacherScope } = await createStaffedDaycare(db())
    const own = { daycareId: daycare.id, userId: teacher.id, round: 1, level: 'OFTEN' as const, note: 'Aux départs.' }
    await db().reflection.createMany({ data: ['dd-99', 'pb-01'].map((cardId) => ({ ...own, cardId })) })
    expect((await getReflections(teacherScope)).map(({ cardId, note }) => [cardId, note])).toEqual([
      ['dd-99', 'Aux départs.'],
      ['pb-01', 'Aux départs.'],
    ])
  })

  test('that have waited keep their day, never in the future and never before the round before', async () => {
    const { teacherScope } = await createStaffedDaycare(db())
    const day = 24 * 3_600_000
    const given = Date.now() - 9 * day
    const first = await saveReflection(teacherScope, { ...answer, answeredAt: given })
    expect(first.createdAt.getTime()).toBe(given)
    const changed = { ...answer, note: 'Autre fait.', seen: first.updatedAt.getTime(), answeredAt: given + day }
    expect((await saveReflection(teacherScope, changed)).createdAt).toEqual(first.createdAt)
    const early = await saveReflection(teacherScope, { ...answer, round: 2, answeredAt: given - day })
    expect(early.createdAt).toEqual(first.createdAt)
    const late = await saveReflection(teacherScope, { ...answer, round: 3, answeredAt: Date.now() + day })
    expect(late.createdAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('there is one small step at a time, until it is done', async () => {
    const step = { cardId: null, text: 'Sortir sous la pluie.', dueOn: '2026-12-04', done: false, seen: null }
    const first = await saveSmallStep(ours.managerScope, step)
    expect(first).toMatchObject({ dueOn: '2026-12-04', doneAt: null })
    await saveSmallStep(ours.managerScope, { ...step, done: true, seen: first.updatedAt.getTime() })
    expect(await getSmallStep(ours.managerScope)).toMatchObject({ text: step.text, doneAt: expect.any(Date) })
  })

  test('a small step is not overwritten by a tab that has not read the last one', async () => {
    const step = { cardId: null, text: 'Compter à voix haute.', dueOn: null, done: false, seen: null }
    const seen = (await saveSmallStep(theirs.managerScope, step)).updatedAt.getTime()
    const newer = { ...step, text: 'Ouvrir la cour plus tôt.', seen }
    const kept = await saveSmallStep(theirs.managerScope, newer)
    for (const late of [
      { ...step, done: true, seen },
      { ...step, text: 'Bannir un mot.', seen: null },
      { ...newer, dueOn: '2026-12-04' },
    ])
      await expect(saveSmallStep(theirs.managerScope, late)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await getSmallStep(theirs.managerScope)).toEqual(kept)
    // The same step sent twice is one step.
    expect(await saveSmallStep(theirs.managerScope, newer)).toEqual(kept)
  })
})

test('a text with a lone surrogate is stored, and compares equal when it is sent again', async () => {
  const { teacherScope } = await createStaffedDaycare(db())
  const text = 'Compter \ud800 à voix haute.'
  const answerOf = SaveReflectionInput.parse({ ...answer, cardId: 'ge-04', note: text })
  const step = SaveSmallStepInput.parse({ cardId: null, text, dueOn: null, done: false, seen: null })
  const note = SaveMonthNoteInput.parse({ month: 7, text, seen: null })
  for (let time = 0; time < 2; time += 1) {
    expect(await saveReflection(teacherScope, answerOf)).toMatchObject({ note: answerOf.note })
    expect(await saveSmallStep(teacherScope, step)).toMatchObject({ text: step.text })
    expect(await saveMonthNote(teacherScope, note)).toMatchObject({ text: note.text })
  }
  expect(SaveSmallStepInput.safeParse({ ...step, dueOn: '0000-12-01' }).success).toBe(false)
})

describe('notes and packing lists', () => {
  test('the note of a month is private, and is removed when it is emptied', async () => {
    const slug = `theme-${process.pid}`
    const { id } = await db().theme.create({ data: { name: slug, slug } })
    const saved = await saveMonthNote(ours.teacherScope, { month: 3, text: 'La cabane à sucre.', seen: null })
    const { notes, themeIds } = await getCalendarNotes(ours.teacherScope)
    expect(notes).toEqual([{ month: 3, text: 'La cabane à sucre.', isShared: false, updatedAt: saved?.updatedAt }])
    expect(themeIds[slug]).toBe(id)
    for (const other of [ours.managerScope, theirs.teacherScope])
      expect((await getCalendarNotes(other)).notes).toEqual([])
    const seen = saved?.updatedAt.getTime() ?? null
    expect(await saveMonthNote(ours.teacherScope, { month: 3, text: '', seen })).toBeNull()
    expect((await getCalendarNotes(ours.teacherScope)).notes).toEqual([])
  })

  test('a note is neither overwritten nor removed by a tab that has not read it', async () => {
    const write = (text: string, seen: number | null) => saveMonthNote(ours.teacherScope, { month: 5, text, seen })
    const first = await write('Semer les fèves.', null)
    const read = first?.updatedAt.getTime() ?? null
    await write('Semer les fèves et les pois.', read)
    for (const [text, seen] of [
      ['Louer l’autobus.', read],
      ['Louer l’autobus.', null],
      ['', read],
    ] as const)
      await expect(write(text, seen)).rejects.toMatchObject({ code: 'CONFLICT' })
    const { notes } = await getCalendarNotes(ours.teacherScope)
    expect(notes).toMatchObject([{ month: 5, text: 'Semer les fèves et les pois.' }])
    // A note that was removed elsewhere is created again: nothing is lost.
    await write('', notes[0]?.updatedAt.getTime() ?? null)
    expect(await write('Louer l’autobus.', read)).toMatchObject({ text: 'Louer l’autobus.' })
  })

  test('a note is shown to the team that its author is in, and to nobody else', async () => {
    const { daycare, teacher, teacherScope, managerScope } = await createStaffedDaycare(db())
    const saved = await saveMonthNote(teacherScope, { month: 9, text: 'Cueillir des pommes.', seen: null })
    const shown = [
      { month: 9, text: 'Cueillir des pommes.', author: `${teacher.firstName} ${teacher.lastName}`.trim() },
    ]
    await shareMonthNote(teacherScope, { month: 9, isShared: true })
    expect((await getCalendarNotes(managerScope)).team).toEqual(shown)
    const own = await getCalendarNotes(teacherScope)
    expect(own).toMatchObject({ team: [], notes: [{ isShared: true }] })
    const admin = await createPerson(db(), 'SUPERADMIN')
    for (const stranger of [theirs.teacherScope, theirs.managerScope, scopeOf(admin, daycare)])
      expect((await getCalendarNotes(stranger)).team).toEqual([])
    // The version stays: what is being written over it is no conflict.
    const seen = saved?.updatedAt.getTime() ?? null
    await saveMonthNote(teacherScope, { month: 9, text: 'Cueillir des pommes, à pied.', seen })
    expect((await getCalendarNotes(managerScope)).team).toMatchObject([{ text: 'Cueillir des pommes, à pied.' }])

    await shareMonthNote(teacherScope, { month: 9, isShared: false })
    expect((await getCalendarNotes(managerScope)).team).toEqual([])
    await shareMonthNote(teacherScope, { month: 9, isShared: true })
    await db().membership.deleteMany({ where: { userId: teacher.id } })
    expect((await getCalendarNotes(managerScope)).team).toEqual([])
    for (const other of [managerScope, theirs.teacherScope])
      await expect(shareMonthNote(other, { month: 9, isShared: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the packing list is stored, each tick once', async () => {
    expect(await getPackingList(ours.teacherScope)).toBeNull()
    const change = { items: { eau: true, trousse: true }, ages: {}, season: 'WINTER' as const, hours: 2 as const }
    const saved = await savePackingList(ours.teacherScope, change)
    expect(saved).toEqual({ ticked: ['eau', 'trousse'], outing: { season: 'WINTER', hours: 2, ages: [] } })
    expect(await savePackingList(ours.teacherScope, change)).toEqual(saved)
    expect(await getPackingList(ours.teacherScope)).toEqual(saved)
    for (const other of [ours.managerScope, theirs.teacherScope]) expect(await getPackingList(other)).toBeNull()
  })

  test('a device changes only what it names in the packing list', async () => {
    const scope = theirs.teacherScope
    const nothing = { items: {}, ages: {} }
    await savePackingList(scope, { ...nothing, items: { eau: true }, season: 'WINTER' })
    await Promise.all([
      savePackingList(scope, { ...nothing, items: { trousse: true }, ages: { AGE_2_YEARS_3_YEARS: true } }),
      savePackingList(scope, { ...nothing, items: { eau: false, collation: true }, hours: 3 }),
      savePackingList(scope, { ...nothing, ages: { AGE_4_YEARS_5_YEARS: true } }),
    ])
    await savePackingList(scope, { ...nothing, items: { inconnue: true }, ages: { AGE_2_YEARS_3_YEARS: false } })
    const { ticked, outing } = (await getPackingList(scope)) ?? expect.unreachable()
    expect(ticked.toSorted()).toEqual(['collation', 'trousse'])
    expect(outing).toEqual({ season: 'WINTER', hours: 3, ages: ['AGE_4_YEARS_5_YEARS'] })
  })

  test('a packing list that another version wrote is replaced', async () => {
    const key = { daycareId: theirs.daycare.id, userId: theirs.manager.id }
    await db().packingList.create({ data: { ...key, ticked: ['eau'], outing: { season: 'MUD', ages: [] } } })
    expect(await getPackingList(theirs.managerScope)).toBeNull()
    const change = { items: { trousse: true }, ages: {}, season: 'SPRING' as const }
    expect(await savePackingList(theirs.managerScope, change)).toMatchObject({ ticked: ['trousse'] })
  })
})

describe('the place on the continuum', () => {
  test('is shared by the team, may go back, and is invisible to the other daycare', async () => {
    await addPlace(ours.teacherScope, { axis: 'lieux', step: 4 })
    const back = await addPlace(ours.managerScope, { axis: 'lieux', step: 2 })
    expect((await getPlaces(ours.teacherScope)).map(({ step }) => step)).toEqual([2, 4])
    expect(await getPlaces(theirs.managerScope)).toEqual([])
    await expect(removePlace(theirs.managerScope, back.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await removePlace(ours.teacherScope, back.id)
    expect((await getPlaces(ours.teacherScope)).map(({ step }) => step)).toEqual([4])
  })
})

describe('the search', () => {
  test('finds, without accents, what the person may read and nothing of the other daycare', async () => {
    const word = `zéphyr${process.pid}`
    const owner = { daycareId: ours.daycare.id, authorId: ours.teacher.id }
    const { id } = await createActivity(db(), owner, { title: `Le ${word} dans les branches` })
    await createActivity(db(), owner, { title: `Un ${word} caché`, visibility: 'PRIVATE' })
    const found = (scope: typeof ours.teacherScope) =>
      searchDatabase(scope, `${word.replace('é', 'e').toUpperCase()} branches`).then((all) =>
        all.activities.map((a) => a.id),
      )
    expect(await found(ours.teacherScope)).toEqual([id])
    expect((await searchDatabase(ours.teacherScope, word)).activities).toHaveLength(2)
    expect((await searchDatabase(ours.managerScope, word)).activities.map((one) => one.id)).toEqual([id])
    expect((await searchDatabase(theirs.teacherScope, word)).activities).toEqual([])
    expect(await searchDatabase(ours.teacherScope, '% _')).toEqual({ activities: [], questions: [] })
  })

  test('finds a question by a whole word before a part of one', async () => {
    const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
    const ask = (word: string) =>
      createReadyQuestion(admin, { prompt: `Que dire de «\u00A0${word}\u00A0», ce mot rare?` })
    const part = await ask('brimbalette')
    const whole = await ask('brimbal')
    const { questions } = await searchDatabase(ours.teacherScope, 'brimbal')
    expect(questions.map((one) => one.prompt)).toEqual([whole.content.prompt, part.content.prompt])
  })
})

test('each operation makes a fixed number of queries', async () => {
  const scope = ours.teacherScope
  const counts: Record<string, number> = {}
  const count = async (name: string, work: () => Promise<unknown>) => {
    counts[name] = (await countQueries(work)).queries
  }
  await count('reflections', () => getReflections(scope))
  await count('step', () => getSmallStep(scope))
  await count('notes', () => getCalendarNotes(scope))
  await count('list', () => getPackingList(scope))
  await count('places', () => getPlaces(scope))
  await count('search', () => searchDatabase(scope, 'neige'))
  expect(counts).toEqual({ reflections: 1, step: 1, notes: 2, list: 1, places: 1, search: 2 })
})
