import { subDays } from 'date-fns/subDays'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { erasePerson, exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import { applyRetention } from '#app/server/personal-data/retention.server.ts'
import { teamNoteSentences } from '#content/pages/team/team-notes.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { TEAM_NOTES_MAX } from './schema.ts'
import { deleteTeamNote, getTeamNotes, pinTeamNote, restoreTeamNote, saveTeamNote } from './team-notes.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
let colleague: DaycareScope

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
  colleague = { ...here.teacherScope, userId: (await createPerson(db(), 'TEACHER', here.daycare)).id }
})

const write = (text: string, scope = here.teacherScope) =>
  saveTeamNote(scope, { id: crypto.randomUUID(), text, seen: null })
const texts = async (scope = here.managerScope) => (await getTeamNotes(scope)).map(({ text }) => text)
const NOT_FOUND = { code: 'NOT_FOUND' }
const CONFLICT = { code: 'CONFLICT' }

describe('the notes of a team', () => {
  test('are read by its members only, those that are pinned first, then the newest, in one query', async () => {
    const first = await write('La clé du cabanon est chez Louise.')
    await write('Réunion jeudi.', here.managerScope)
    await write('Ailleurs.', there.teacherScope)
    await pinTeamNote(here.managerScope, { id: first.id, isPinned: true })
    const { result, queries } = await countQueries(() => getTeamNotes(colleague))
    expect(queries).toBe(1)
    expect(result.map(({ text }) => text)).toEqual(['La clé du cabanon est chez Louise.', 'Réunion jeudi.'])
    expect(result[0]).toMatchObject({ isPinned: true, isOwn: false, author: expect.stringContaining('Personne') })
    expect(await texts(there.managerScope)).toEqual(['Ailleurs.'])
    const admin = await createPerson(db(), 'SUPERADMIN')
    const scope = { userId: admin.id, role: admin.role, daycareId: here.daycare.id }
    await expect(getTeamNotes(scope)).rejects.toMatchObject(NOT_FOUND)
    await expect(write('De loin.', scope)).rejects.toMatchObject(NOT_FOUND)
  })

  test('are written once, however often the press is sent', async () => {
    const input = { id: crypto.randomUUID(), text: 'Une fois.', seen: null }
    const notes = await Promise.all(Array.from({ length: 4 }, () => saveTeamNote(here.teacherScope, input)))
    expect(new Set(notes.map(({ id }) => id))).toEqual(new Set([input.id]))
    expect(await texts()).toEqual(['Une fois.'])
    await expect(saveTeamNote(there.teacherScope, { ...input, text: 'Prise.' })).rejects.toMatchObject({
      code: 'P2002',
    })
    await expect(saveTeamNote(colleague, { ...input, text: 'Prise.' })).rejects.toMatchObject({ code: 'P2002' })
    expect(await texts()).toEqual(['Une fois.'])
  })

  test('are at most so many, also when several are added at once, and when one comes back', async () => {
    const row = { daycareId: here.daycare.id, userId: here.teacher.id, text: 'Note' }
    const rows = Array.from({ length: TEAM_NOTES_MAX - 1 }, () => ({ ...row, id: crypto.randomUUID() }))
    await db().teamNote.createMany({ data: rows })
    const added = await Promise.allSettled([write('Un'), write('Deux'), write('Trois')])
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await texts()).toHaveLength(TEAM_NOTES_MAX)
    const [gone] = rows
    await deleteTeamNote(here.teacherScope, gone?.id ?? '')
    await write('Une autre')
    await expect(restoreTeamNote(here.teacherScope, gone?.id ?? '')).rejects.toMatchObject({
      message: teamNoteSentences.tooMany,
    })
  })
})

describe('a note', () => {
  test('is changed by its author alone, over the version that she has read', async () => {
    const { id, updatedAt } = await write('Avant')
    const change = { id, text: 'Après', seen: updatedAt.getTime() }
    for (const scope of [colleague, here.managerScope, there.teacherScope, there.managerScope])
      await expect(saveTeamNote(scope, change)).rejects.toMatchObject(NOT_FOUND)
    const changed = await saveTeamNote(here.teacherScope, change)
    expect(changed.text).toBe('Après')
    expect(changed.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime())
    // Sent again, its answer lost.
    expect(await saveTeamNote(here.teacherScope, change)).toEqual(changed)
    await expect(saveTeamNote(here.teacherScope, { ...change, text: 'De l’autre onglet' })).rejects.toMatchObject(
      CONFLICT,
    )
    expect(await texts()).toEqual(['Après'])
  })

  test('is as old as its words, whoever pins it', async () => {
    const { id, updatedAt } = await write('À retenir')
    await pinTeamNote(here.managerScope, { id, isPinned: true })
    await expect(pinTeamNote(there.managerScope, { id, isPinned: false })).rejects.toMatchObject(NOT_FOUND)
    expect(await getTeamNotes(here.teacherScope)).toMatchObject([{ isPinned: true, updatedAt }])
  })

  test('is deleted by its author or a manager of hers, and comes back', async () => {
    const { id } = await write('À supprimer')
    for (const scope of [colleague, there.teacherScope, there.managerScope])
      await expect(deleteTeamNote(scope, id)).rejects.toMatchObject(NOT_FOUND)
    for (const scope of [here.teacherScope, here.managerScope]) {
      await deleteTeamNote(scope, id)
      expect(await texts()).toEqual([])
      await expect(restoreTeamNote(there.managerScope, id)).rejects.toMatchObject(NOT_FOUND)
      await expect(restoreTeamNote(colleague, id)).rejects.toMatchObject(NOT_FOUND)
      await restoreTeamNote(scope, id)
      expect(await texts()).toEqual(['À supprimer'])
    }
    await deleteTeamNote(here.managerScope, id)
    await db().teamNote.update({ where: { id }, data: { deletedAt: subDays(new Date(), 31) } })
    await applyRetention(db(), new Date())
    expect(await db().teamNote.count({ where: { id } })).toBe(0)
  })

  test('is in the export of its author, and stays without her name when her account is erased', async () => {
    await write('La clé est chez Louise.')
    expect(JSON.stringify(await exportPerson(db(), here.teacher.id))).toContain('La clé est chez Louise.')
    await db().$transaction((tx) => erasePerson(tx, here.teacher.id, new Date()))
    expect(await getTeamNotes(here.managerScope)).toMatchObject([{ text: 'La clé est chez Louise.', author: null }])
  })
})
