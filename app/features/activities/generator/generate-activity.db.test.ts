import { beforeEach, describe, expect, test } from 'vitest'
import { SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import { generationSentences } from '#content/generation.ts'
import { readerWords, reviewWords } from '#content/safety/reader-words.ts'
import { DOUBTED } from '#tests/support/model/fake-llm.ts'
import {
  countGeneratedBy,
  doneEventOf,
  fakeModel,
  fakeModelServer,
  generate,
  generationRequest,
  LIMITS,
  readEvents,
  sectionKeysOf,
} from '#tests/support/model/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { findSheetsHad } from '../bank/take-sheet.server.ts'
import { getActivities } from '../library/library-list.server.ts'
import { NO_FILTERS } from '../library/schema.ts'
import { getActivity } from '../library/server.ts'
import { generateActivity } from './server.ts'

const fake = await fakeModelServer()
let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  await db().activity.deleteMany()
  ;({ here, there } = await createTwoDaycares(db()))
})

const rowOf = (id: string) => db().generation.findUniqueOrThrow({ where: { id } })

test('a material that is a hazard for the group is set aside, and the sheet says why, with a model or without', async () => {
  const request = { ageGroups: ['AGE_2_YEARS_3_YEARS' as const], themes: ['Pluie'], materials: ['Billes'] }
  for (const llm of [null, fakeModel(fake, 'stream-ok')]) {
    const { activity } = doneEventOf(await generate(here, llm, generationRequest(request)))
    expect([llm && 'model', activity.notice]).toEqual([
      llm && 'model',
      expect.stringMatching(/Billes.* ne convient pas à ce groupe.*Cette fiche a été choisie sans ce matériel\./),
    ])
    expect(JSON.stringify(activity.sheet)).not.toMatch(/billes/i)
  }
  expect(await countGeneratedBy(here)).toBe(2)
})

describe('from the bank', () => {
  test('emits every section in order, saves the sheet and counts one unit', async () => {
    const input = generationRequest()
    const events = await generate(here, null, input)
    expect(sectionKeysOf(events)).toEqual(SHEET_SECTIONS)
    const { activityId, activity } = doneEventOf(events)
    expect(activity).toEqual(await getActivity(here.teacherScope, activityId))
    expect(activity).toMatchObject({
      source: 'BANK',
      durationMinutes: 30,
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
      place: 'YARD',
      modelName: null,
    })
    expect(activity.safety.rules.map(({ rule }) => rule)).toContain('structure')
    const row = await db().activity.findUniqueOrThrow({ where: { id: activityId } })
    expect(row).toMatchObject({
      daycareId: here.daycare.id,
      authorId: here.teacher.id,
      provenance: { kind: 'bank', sheetKey: expect.any(String), notice: expect.any(String) },
    })
    expect(await rowOf(input.id)).toMatchObject({ status: 'DONE', activityId, failure: null })
    expect(await countGeneratedBy(here)).toBe(1)
  })

  test('is visible to its daycare and to no other', async () => {
    const { activityId } = doneEventOf(await generate(here, null))
    const listed = async ({ managerScope }: StaffedDaycare) =>
      (await getActivities(managerScope, { page: 1, filters: NO_FILTERS })).map(({ id }) => id)
    expect(await listed(here)).toContain(activityId)
    expect(await listed(there)).not.toContain(activityId)
  })

  test('the same request gives another sheet each time, also when several come at once, and to a colleague', async () => {
    const request = () => generationRequest({ themes: [], materials: [] })
    const together = await Promise.all([1, 2, 3].map(() => generate(here, null, request())))
    const later = await generate(here, null, request())
    const titles = [...together, later].map((events) => doneEventOf(events).activity.title)
    expect(new Set(titles).size).toBe(4)
    const had = await findSheetsHad(here.managerScope, request().criteria)
    expect(had.size).toBe(4)
    expect((await findSheetsHad(there.managerScope, request().criteria)).size).toBe(0)
  })

  test('finds themes and materials by name, in the reference lists and in those of the daycare, never of another', async () => {
    const row = (daycareId: string | null, name: string, slug: string) => ({ daycareId, name, slug })
    const reference = await db().theme.create({ data: row(null, 'Arbres et feuilles', 'arbres et feuilles') })
    const own = await db().theme.create({ data: row(here.daycare.id, 'Érablière', 'erabliere') })
    await db().theme.create({ data: row(there.daycare.id, 'Érablière', 'erabliere') })
    const leaves = await db().material.create({ data: row(null, 'Feuilles', 'feuilles') })
    const { activityId } = doneEventOf(
      await generate(
        here,
        fakeModel(fake, 'stream-ok'),
        generationRequest({ themes: ['arbres et FEUILLES', 'erablière'], materials: ['feuilles', 'Loupes'] }),
      ),
    )
    expect(
      await db().activity.findUniqueOrThrow({
        where: { id: activityId },
        select: { themeIds: true, materialIds: true },
      }),
    ).toEqual({
      themeIds: [reference.id, own.id],
      materialIds: [leaves.id],
    })
    await db().theme.deleteMany()
    await db().material.deleteMany()
  })
})

describe('with a language model', () => {
  test('shows most sections at once, and withholds what children hold and do until the sheet is checked', async () => {
    const input = generationRequest()
    const events = await generate(here, fakeModel(fake, 'stream-ok'), input)
    const checking = events.findIndex((event) => event.type === 'status' && event.step === 'checking')
    expect(sectionKeysOf(events.slice(0, checking))).toEqual(
      SHEET_SECTIONS.filter(
        (key) => !['materiel', 'preparation', 'deroulement', 'adaptations', 'securite'].includes(key),
      ),
    )
    expect(sectionKeysOf(events.slice(checking))).toEqual([
      'materiel',
      'preparation',
      'deroulement',
      'adaptations',
      'securite',
    ])
    const { activity, activityId } = doneEventOf(events)
    expect(activity).toMatchObject({
      source: 'MODEL',
      title: 'La pluie de feuilles',
      modelName: 'stream-ok',
      seasons: ['AUTUMN'],
    })
    const { provenance } = await db().activity.findUniqueOrThrow({ where: { id: activityId } })
    expect(provenance).toMatchObject({
      kind: 'model',
      model: 'stream-ok',
      promptVersion: '4',
      schemaVersion: '1',
      inputTokens: 3_400,
      outputTokens: 1_800,
      repaired: [],
    })
    expect(await countGeneratedBy(here)).toBe(1)
  })

  test.each(['ok', 'code-fence', '429-then-ok', '500-then-ok', 'no-format', 'no-temperature'])(
    '%s ends with a saved activity',
    async (model) => {
      expect(doneEventOf(await generate(here, fakeModel(fake, model))).activity.sheet.titre).toBe(
        'La pluie de feuilles',
      )
    },
  )

  test.each(['wrong-once', 'wrong-minutes-once'])('%s: only the failing section is requested again', async (model) => {
    const before = fake.callsOf(model).length
    const events = await generate(here, fakeModel(fake, model))
    const calls = fake.callsOf(model).slice(before)
    expect(calls.map(({ isReview }) => isReview)).toEqual([false, false, true])
    expect(Object.keys(calls[1]?.body.response_format?.json_schema?.schema.properties ?? {})).toEqual(['deroulement'])
    const { activity, activityId } = doneEventOf(events)
    expect(activity.sheet.deroulement).toHaveLength(3)
    const { provenance } = await db().activity.findUniqueOrThrow({ where: { id: activityId } })
    expect(provenance).toMatchObject({ repaired: ['deroulement'], inputTokens: 5_100 })
  })

  test('unsafe-content: written again twice, then the nearest sheet of the bank, which says so', async () => {
    const { activity } = doneEventOf(
      await generate(
        here,
        fakeModel(fake, 'unsafe-content'),
        generationRequest({ ageGroups: ['AGE_2_YEARS_3_YEARS'], materials: [] }),
      ),
    )
    expect(JSON.stringify(activity.sheet)).not.toMatch(/perles/i)
    expect(activity.notice).toMatch(/\S/)
  })

  test.each(['unsafe-once', 'injection-once'])('%s: rewritten, never shown', async (model) => {
    const events = await generate(here, fakeModel(fake, model))
    const shown = events.filter(({ type }) => type === 'section')
    expect(JSON.stringify(shown)).not.toMatch(/illes d’eau|script|exemple\.test/)
    expect(doneEventOf(events).activity.sheet.titre).toBe('La pluie de feuilles')
  })

  const secondReading = (activity: ReturnType<typeof doneEventOf>['activity']) =>
    activity.safety.rules.find(({ rule }) => rule === 'second-reading')

  test('doubted-once: the section that the second reading doubts is written again, with the reason, and read again', async () => {
    const before = fake.calls.length
    const { activity } = doneEventOf(await generate(here, fakeModel(fake, 'doubted-once')))
    const calls = fake.calls.slice(before)
    expect(calls.map(({ isReview }) => isReview)).toEqual([false, true, false, true])
    expect(calls[2]?.body.messages.at(-1)?.content).toContain(readerWords.reasons.enclosure)
    expect(activity.sheet.preparation).toEqual(['Rassemblez les feuilles en un tas bas.'])
    expect(secondReading(activity)).toMatchObject({ outcome: 'ok', changes: [] })
  })

  test('doubted-always: after two more tries the sheet is shown with the passage and the question', async () => {
    const before = fake.calls.length
    const { activity } = doneEventOf(await generate(here, fakeModel(fake, 'doubted-always')))
    expect(fake.calls.slice(before).filter(({ isReview }) => isReview)).toHaveLength(3)
    expect(activity.source).toBe('MODEL')
    expect(secondReading(activity)).toMatchObject({
      outcome: 'asked',
      changes: [{ section: 'preparation', before: DOUBTED, reason: readerWords.questions.enclosure }],
    })
  })

  test('doubts-nothing-there: a doubt about no passage of the sheet changes nothing', async () => {
    const before = fake.calls.length
    const { activity } = doneEventOf(await generate(here, fakeModel(fake, 'doubts-nothing-there')))
    expect(fake.calls.slice(before)).toHaveLength(2)
    expect(secondReading(activity)).toMatchObject({ outcome: 'ok' })
  })

  test.each(['review-500', 'review-bad-json'])(
    '%s: the sheet comes, and says that it was not read twice',
    async (model) => {
      const { activity } = doneEventOf(await generate(here, fakeModel(fake, model)))
      expect(activity.source).toBe('MODEL')
      expect(secondReading(activity)).toMatchObject({ outcome: 'asked', label: reviewWords.failed, changes: [] })
    },
  )

  test('the prompt holds nothing of the person', async () => {
    const input = generationRequest()
    const before = fake.calls.length
    await generate(here, fakeModel(fake, 'stream-ok'), input)
    const sent = JSON.stringify(fake.calls.slice(before).map(({ body }) => body))
    for (const secret of [
      here.daycare.name,
      here.teacher.email,
      here.teacher.lastName,
      here.teacher.id,
      here.daycare.id,
      input.id,
    ])
      expect(sent).not.toContain(secret)
  })
})

describe('before the stream begins', () => {
  test('a refused theme: other themes are suggested, no unit is reserved, the model is not called', async () => {
    const before = fake.calls.length
    await expect(
      generate(here, fakeModel(fake, 'stream-ok'), generationRequest({ themes: ['Épées'] })),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('mouvement et défis'),
    })
    expect(await db().generation.count({ where: { userId: here.teacher.id } })).toBe(0)
    expect(fake.calls.length).toBe(before)
  })

  test('a superadmin who has picked no daycare creates nothing', async () => {
    const scope = { userId: here.manager.id, role: 'SUPERADMIN' as const, daycareId: null }
    await expect(generateActivity(scope, generationRequest())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('the same id again: conflict while it runs, afterwards the saved activity, at once and without a unit', async () => {
    const input = generationRequest()
    const stream = await generateActivity(here.teacherScope, input, {
      llm: fakeModel(fake, 'stream-slow'),
      limits: LIMITS,
      deadline: 10_000,
    })
    await expect(generate(here, fakeModel(fake, 'stream-ok'), input)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: generationSentences.alreadyRunning,
    })
    const { activityId } = doneEventOf(await readEvents(stream))
    const again = await generate(here, fakeModel(fake, 'stream-ok'), input)
    expect(again.map(({ type }) => type)).toEqual(['done'])
    expect(doneEventOf(again).activityId).toBe(activityId)
    expect(await countGeneratedBy(here)).toBe(1)
  })

  test('the same id with other criteria is a conflict, and a foreign id is not found', async () => {
    const input = generationRequest()
    doneEventOf(await generate(here, fakeModel(fake, 'stream-ok'), input))
    const other = { ...input, criteria: { ...input.criteria, place: 'PARK' as const } }
    await expect(generate(here, fakeModel(fake, 'stream-ok'), other)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: generationSentences.alreadyUsed,
    })
    await expect(generate(there, fakeModel(fake, 'stream-ok'), input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('twenty at once with one id: one generation', async () => {
    const input = generationRequest()
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, () => generateActivity(here.teacherScope, input, { llm: null, limits: LIMITS })),
    )
    const streams = sent.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
    const ids = await Promise.all(streams.map(async (stream) => doneEventOf(await readEvents(stream)).activityId))
    expect(new Set(ids).size).toBe(1)
    expect(await db().activity.count({ where: { daycareId: here.daycare.id } })).toBe(1)
    for (const it of sent) if (it.status === 'rejected') expect(it.reason).toMatchObject({ code: 'CONFLICT' })
  })
})
