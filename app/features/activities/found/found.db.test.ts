import { beforeEach, describe, expect, test } from 'vitest'
import { getActivities } from '#app/features/activities/library/library-list.server.ts'
import { NO_FILTERS } from '#app/features/activities/library/schema.ts'
import { deleteActivity, getActivity, restoreActivity } from '#app/features/activities/library/server.ts'
import { UpdateActivityInput } from '#app/features/activities/sheet/edit/schema.ts'
import { updateActivity } from '#app/features/activities/sheet/edit/server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { Llm } from '#app/server/llm/llm.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { checkFound, keepFound, readFound } from './found.server.ts'
import { CheckFoundInput, KeepFoundInput } from './schema.ts'

let here: StaffedDaycare
let there: StaffedDaycare
beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const found = (parts: Partial<CheckFoundInput> = {}): CheckFoundInput =>
  CheckFoundInput.parse({
    title: 'Le chemin de coussins',
    intention: 'Découvrir son corps en traversant un chemin.',
    component: 'Motricité globale',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    place: 'INDOORS',
    seasons: [],
    minutes: 30,
    allergies: [],
    material: ['8 coussins', 'deux matelas (facultatif)'],
    steps: [
      'On place les coussins en ligne.',
      'On écoute une musique douce sur les coussins.',
      'On range les coussins ensemble.',
    ],
    goals: [],
    variations: [],
    safety: [],
    observation: [],
    vouched: [],
    ...parts,
  })
const kept = (parts: Partial<KeepFoundInput> = {}): KeepFoundInput =>
  KeepFoundInput.parse({
    ...found(),
    id: crypto.randomUUID(),
    foundIn: 'https://exemple.ca/coussins',
    visibility: 'PRIVATE',
    ...parts,
  })
const titlesFor = async (scope: StaffedDaycare['teacherScope']) =>
  (await getActivities(scope, { page: 1, filters: { ...NO_FILTERS, sources: ['FOUND'] } })).map(({ title }) => title)

describe('a found sheet', () => {
  test('is kept with its source, for her alone, once for a press twice, and can be edited and deleted as others', async () => {
    const input = kept()
    const { queries } = await countQueries(() => keepFound(here.teacherScope, input))
    expect(queries).toBe(5)
    await Promise.all([keepFound(here.teacherScope, input), keepFound(here.teacherScope, input)])
    expect(await db().activity.count({ where: { daycareId: here.daycare.id } })).toBe(1)
    const activity = await getActivity(here.teacherScope, input.id)
    expect(activity).toMatchObject({
      source: 'FOUND',
      visibility: 'PRIVATE',
      foundIn: 'https://exemple.ca/coussins',
      review: null,
      developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR'],
      durationMinutes: 30,
      sheet: {
        materiel: [
          { nom: 'Coussins', quantite: '8', facultatif: false },
          { nom: 'Matelas', quantite: 'deux', facultatif: true },
        ],
        deroulement: [
          { moment: 'amorce', minutes: 10 },
          { moment: 'exploration', minutes: 10 },
          { moment: 'retour', minutes: 10 },
        ],
        securite: { supervision: 'palier1' },
      },
    })
    const colleague = scopeOf(await createPerson(db(), 'TEACHER', here.daycare), here.daycare)
    await expect(getActivity(colleague, input.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const edit = { activityId: input.id, version: 1, section: 'titre', value: 'Les coussins' }
    expect((await updateActivity(here.teacherScope, UpdateActivityInput.parse(edit))).version).toBe(2)
    await deleteActivity(here.teacherScope, input.id)
    await restoreActivity(here.teacherScope, input.id)
    expect(await titlesFor(here.teacherScope)).toEqual(['Les coussins'])
  })

  test('shared is seen by the team and by nobody of another daycare', async () => {
    const input = kept({ visibility: 'TEAM', foundIn: '  ' })
    await keepFound(here.teacherScope, input)
    const colleague = scopeOf(await createPerson(db(), 'TEACHER', here.daycare), here.daycare)
    expect(await titlesFor(colleague)).toEqual(['Le chemin de coussins'])
    expect((await getActivity(colleague, input.id)).foundIn).toBeNull()
    expect(await titlesFor(there.managerScope)).toEqual([])
    await expect(getActivity(there.managerScope, input.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('cannot take the id of another row, here or elsewhere', async () => {
    const { id } = await createActivity(db(), { daycareId: there.daycare.id, authorId: there.teacher.id })
    await expect(keepFound(here.teacherScope, kept({ id }))).rejects.toMatchObject({ code: 'CONFLICT' })
    const shared = kept({ visibility: 'TEAM' })
    await keepFound(here.managerScope, shared)
    await expect(keepFound(here.teacherScope, shared)).rejects.toMatchObject({ code: 'CONFLICT' })
    const nowhere = { ...here.managerScope, role: 'SUPERADMIN' as const, daycareId: null }
    await expect(keepFound(nowhere, kept())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the safety rules', () => {
  test('say what they refuse, why and with what it can be replaced, and nothing of it is kept', async () => {
    const input = found({ material: ['petites billes de verre', 'un bac'] })
    const { refused } = checkFound(here.teacherScope, input)
    expect(refused).toEqual([
      expect.objectContaining({
        section: 'materiel',
        text: expect.stringContaining('illes de verre'),
        reason: expect.stringMatching(/«/),
      }),
    ])
    expect(refused[0]?.replacement).toContain('rouleau de papier hygiénique')
    for (const visibility of ['PRIVATE', 'TEAM'] as const)
      await expect(keepFound(here.teacherScope, kept({ ...input, visibility }))).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining('sécurité'),
      })
    expect(await db().activity.count({ where: { daycareId: here.daycare.id } })).toBe(0)
    expect(checkFound(here.teacherScope, found()).refused).toEqual([])
  })

  test('ask about what only she can judge, and keep it once she has vouched for it', async () => {
    const input = found({ material: ['La patente que mon beau-frère a soudée', 'un bac'] })
    const { doubts, refused } = checkFound(here.teacherScope, input)
    expect(refused).toEqual([])
    const vouched = doubts.map(({ text }) => text)
    expect(vouched).toEqual(['La patente que mon beau-frère a soudée'])
    await expect(keepFound(here.teacherScope, kept(input))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const sure = kept({ ...input, vouched })
    expect(checkFound(here.teacherScope, { ...input, vouched }).doubts).toEqual([])
    await keepFound(here.teacherScope, sure)
    const { safety } = await getActivity(here.teacherScope, sure.id)
    expect(safety.rules.find(({ rule }) => rule === 'verification')?.changes).toMatchObject([{ before: vouched[0] }])
  })

  test('add what the situation wants to the safety section, and what the group must not meet', async () => {
    const input = found({ steps: ['On transvase l’eau du bac, l’éducatrice à côté.'] })
    expect(
      checkFound(here.teacherScope, input)
        .added.map(({ after }) => after)
        .join(' '),
    ).toContain('Noyade')
    const peanut = found({ material: ['beurre d’arachide'], ageGroups: ['AGE_4_YEARS_5_YEARS'], allergies: ['PEANUT'] })
    expect(checkFound(here.teacherScope, peanut).refused.length).toBeGreaterThan(0)
  })
})

describe('a text', () => {
  const text = 'Bonjour à toutes!\n\nLe bac de feuilles\n\nMatériel : feuilles, un bac\n1. Vider le sac.\n2. Chercher.'
  const model = (answer: unknown): Llm => ({
    async *streamJson() {
      yield JSON.stringify(answer)
      return { text: '', usage: { inputTokens: 1, outputTokens: 1 }, model: 'test' }
    },
  })

  test('is sorted by the rules without a model', async () => {
    const reading = await readFound(here.teacherScope, { text }, { llm: null })
    expect(reading.readBy).toBe('rules')
    expect(reading.pieces).toContainEqual({ text: 'Le bac de feuilles', kind: 'title' })
    expect(reading.pieces).toContainEqual({ text: 'Chercher.', kind: 'step' })
    expect(reading.pieces.find(({ text: it }) => it.startsWith('Bonjour'))?.kind).toBe('left')
  })

  test('keeps its words whatever the model answers, which only says where they go', async () => {
    const rules = await readFound(here.teacherScope, { text }, { llm: null })
    const places = rules.pieces.map((_, index) => ({ ligne: index + 1, place: 'left' }))
    const sorted = await readFound(here.teacherScope, { text }, { llm: model({ lignes: places }) })
    expect(sorted.readBy).toBe('model')
    expect(sorted.pieces).toEqual(rules.pieces.map(({ text: it }) => ({ text: it, kind: 'left' })))
    for (const wrong of [{ lignes: places.slice(1) }, { lignes: 'rien' }, { autre: [] }])
      expect(await readFound(here.teacherScope, { text }, { llm: model(wrong) })).toEqual(rules)
  })
})
