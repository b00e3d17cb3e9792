import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { bankSentences, generationSentences } from '#content/generation.ts'
import {
  countGeneratedBy,
  doneEventOf,
  errorEventOf,
  fakeModel,
  fakeModelServer,
  generate,
  generationRequest,
  LIMITS,
  readEvents,
} from '#tests/support/model/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { getActivity } from '../library/server.ts'
import { baseSheet } from '../safety/fixtures/base-sheet.ts'
import type { GenerateActivityInput } from './schema.ts'
import { generateActivity, stopGeneration } from './server.ts'
import { type GenerationEvent, readGenerationEvents } from './stream/generation-events.ts'

const fake = await fakeModelServer()
let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  await db().activity.deleteMany()
  ;({ here, there } = await createTwoDaycares(db()))
})

const rowOf = (id: string) => db().generation.findUniqueOrThrow({ where: { id } })

describe('faults', () => {
  const { modelUnavailable, modelTooSlow, modelRefused } = generationSentences

  beforeEach(async () => {
    const common = {
      summary: '',
      sheet: baseSheet,
      place: 'YARD',
      durationMinutes: 30,
      provenance: {},
      safety: { rules: [] },
    } as const
    const fits = {
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
      developments: ['DEVELOPMENT_COGNITIVE'],
      source: 'STARTER',
    } as const
    const starters = ['A', 'B', 'C', 'D'].map((title) => ({
      ...common,
      ...fits,
      title,
      ageGroups: [...fits.ageGroups],
      developments: [...fits.developments],
    }))
    await db().activity.createMany({
      data: [
        ...starters,
        {
          ...common,
          ...fits,
          title: 'Trop grands',
          ageGroups: ['AGE_4_YEARS_5_YEARS'],
          developments: [...fits.developments],
        },
        {
          ...common,
          ...fits,
          title: 'Voisine',
          ageGroups: [...fits.ageGroups],
          developments: [...fits.developments],
          daycareId: there.daycare.id,
        },
      ],
    })
  })

  test.each([
    ['500', modelUnavailable, 503],
    ['reset', modelUnavailable, 503],
    ['429-retry-after-30', modelUnavailable, 503],
    ['401', modelUnavailable, 503],
    ['cut-stream', modelUnavailable, 503],
    ['html-200', modelUnavailable, 503],
    ['redirect', modelUnavailable, 503],
    ['hang', modelTooSlow, 503],
    ['body-stall', modelTooSlow, 503],
    ['stream-stall', modelTooSlow, 503],
    ['refusal', modelRefused, 502],
    ['content-filter', modelRefused, 502],
    ['declines-by-schema', modelRefused, 502],
  ])(
    '%s: a French sentence, a reference, three near activities, and the unit is released',
    async (model, sentence, status) => {
      const input = generationRequest()
      const events = await generate(here, fakeModel(fake, model), input)
      const error = errorEventOf(events)
      expect(error).toMatchObject({ sentence, stopped: false })
      expect(error.reference).toMatch(new RegExp(`^${status}-[0-9A-F]{6}$`))
      expect(error.near.map(({ title }) => title).filter((title) => !'ABCD'.includes(title))).toEqual([])
      expect(error.near).toHaveLength(3)
      expect(JSON.stringify(events)).not.toMatch(/sk-test|\bbilles d’eau|<script/i)
      expect(await rowOf(input.id)).toMatchObject({ status: 'RELEASED', activityId: null })
      expect(await countGeneratedBy(here)).toBe(0)
      expect(await db().activity.count({ where: { daycareId: here.daycare.id } })).toBe(0)
    },
  )

  test.each(['bad-json', 'wrong-schema', 'length', 'too-long', 'injection', 'unsafe-always'])(
    '%s: the nearest sheet of the bank instead, which says so, and nothing of what was written',
    async (model) => {
      const input = generationRequest()
      const events = await generate(here, fakeModel(fake, model), input)
      const { activity } = doneEventOf(events)
      expect(activity).toMatchObject({ source: 'BANK', notice: expect.stringContaining(bankSentences.insteadOfModel) })
      expect(JSON.stringify([activity.title, activity.sheet])).not.toMatch(/sk-test|\bbilles d’eau|<script/i)
      expect(await rowOf(input.id)).toMatchObject({ status: 'DONE', activityId: activity.id })
      expect(await countGeneratedBy(here)).toBe(1)
    },
  )

  test('the deadline covers the whole generation', async () => {
    const input = generationRequest()
    const llm = fakeModel(fake, 'stream-slow')
    const events = await readEvents(
      await generateActivity(here.teacherScope, input, { llm, limits: LIMITS, deadline: 150 }),
    )
    expect(errorEventOf(events).sentence).toBe(modelTooSlow)
    expect(await rowOf(input.id)).toMatchObject({ status: 'RELEASED', failure: 'timeout' })
  })

  test('after a failure the same id may be sent again', async () => {
    const input = generationRequest()
    errorEventOf(await generate(here, fakeModel(fake, '500'), input))
    doneEventOf(await generate(here, fakeModel(fake, 'stream-ok'), input))
    expect(await countGeneratedBy(here)).toBe(1)
  })
})

describe('a tab that closes, a person who stops', () => {
  const slow = (input: GenerateActivityInput) =>
    generateActivity(here.teacherScope, input, {
      llm: fakeModel(fake, 'stream-slow'),
      limits: LIMITS,
      deadline: 10_000,
    })

  test('after a closed tab the activity is saved all the same', async () => {
    const input = generationRequest()
    for await (const event of readGenerationEvents(new Response(await slow(input)))) if (event.type === 'section') break
    await expect.poll(async () => (await rowOf(input.id)).status, { timeout: 15_000 }).toBe('DONE')
    const { activityId } = await rowOf(input.id)
    expect((await getActivity(here.teacherScope, activityId ?? '')).title).toBe('La pluie de feuilles')
  })

  test('stopped before the first section: nothing is saved, the unit is released', async () => {
    const input = generationRequest()
    const stream = await slow(input)
    expect(await stopGeneration(here.teacherScope, input.id)).toEqual({ stopped: true })
    expect(errorEventOf(await readEvents(stream))).toEqual({
      type: 'error',
      sentence: generationSentences.stopped,
      reference: '',
      near: [],
      stopped: true,
    })
    expect(await rowOf(input.id)).toMatchObject({ status: 'RELEASED' })
    expect(await countGeneratedBy(here)).toBe(0)
  })

  test('stopped after a section: the unit is counted, nothing is saved', async () => {
    const input = generationRequest()
    const events: GenerationEvent[] = []
    for await (const event of readGenerationEvents(new Response(await slow(input)))) {
      events.push(event)
      if (event.type === 'section') await stopGeneration(here.teacherScope, input.id)
    }
    expect(errorEventOf(events)).toMatchObject({ sentence: generationSentences.stoppedCounted, stopped: true })
    expect(await rowOf(input.id)).toMatchObject({ status: 'DONE', activityId: null })
    expect(await countGeneratedBy(here)).toBe(1)
    expect(await stopGeneration(here.teacherScope, input.id)).toEqual({ stopped: false })
  })

  test('a stop requested in another process is read in the row at the next section', async () => {
    const input = generationRequest()
    const stream = await slow(input)
    await db().generation.update({ where: { id: input.id }, data: { failure: 'STOP_REQUESTED' } })
    expect(errorEventOf(await readEvents(stream)).stopped).toBe(true)
    expect(await countGeneratedBy(here)).toBe(0)
  })

  test('nobody can stop the generation of another person', async () => {
    const input = generationRequest()
    const stream = await slow(input)
    for (const scope of [there.teacherScope, here.managerScope])
      await expect(stopGeneration(scope, input.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stopGeneration(here.teacherScope, crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    doneEventOf(await readEvents(stream))
  })
})
