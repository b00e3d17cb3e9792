import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getDayNotes, saveDayNote } from './day-notes.server.ts'

const monday = '2026-11-23'
const note = { day: '2026-11-25', text: 'Stagiaire avec nous tout l’avant-midi.', seen: null }

test('the note of a day is her own, in this daycare, and comes with its week in one query', async () => {
  const { here, there } = await createTwoDaycares(db())
  await saveDayNote(here.teacherScope, note)
  for (const day of ['2026-11-20', '2026-11-30']) await saveDayNote(here.teacherScope, { ...note, day })
  await saveDayNote(there.teacherScope, { ...note, text: 'Ailleurs.' })
  const { result, queries } = await countQueries(() => getDayNotes(here.teacherScope, { monday }))
  expect(queries).toBe(1)
  expect(result).toEqual([{ day: note.day, text: note.text, updatedAt: expect.any(Date) }])
  expect(await getDayNotes(there.teacherScope, { monday })).toMatchObject([{ text: 'Ailleurs.' }])
  const others = [here.managerScope, { ...here.teacherScope, daycareId: there.daycare.id }]
  for (const scope of others) expect(await getDayNotes(scope, { monday })).toEqual([])
  // In a session opened by a link that somebody else was shown.
  expect(await getDayNotes({ ...here.teacherScope, needsProof: true }, { monday })).toEqual([])
})

test('of two tabs the second is told, and no text is lost; an empty one removes the note', async () => {
  const { here } = await createTwoDaycares(db())
  const first = await saveDayNote(here.teacherScope, note)
  const seen = first?.updatedAt.getTime() ?? null
  // The same text again, whose answer was lost, is no conflict.
  expect(await saveDayNote(here.teacherScope, note)).toEqual(first)
  const second = await saveDayNote(here.teacherScope, { ...note, text: 'Pluie annoncée.', seen })
  for (const text of ['Neige annoncée.', ''])
    await expect(saveDayNote(here.teacherScope, { ...note, text, seen })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await getDayNotes(here.teacherScope, { monday })).toEqual([second])
  const removal = { ...note, text: '', seen: second?.updatedAt.getTime() ?? null }
  expect(await saveDayNote(here.teacherScope, removal)).toBeNull()
  expect(await getDayNotes(here.teacherScope, { monday })).toEqual([])
})
