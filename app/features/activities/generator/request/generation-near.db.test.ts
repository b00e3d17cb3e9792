import { describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { countGeneratedBy, fakeModel, fakeModelServer, generationRequest } from '#tests/support/model/generation.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { getActivityIdeas } from './generation-ideas.server.ts'
import { getNearActivities } from './generation-near.server.ts'

const fake = await fakeModelServer()

const { criteria } = generationRequest({ themes: ['Lune et étoiles'] })

describe('already in the library', () => {
  test('up to three, best match first, of the daycare and the starter library, never of another daycare; one query', async () => {
    await db().activity.deleteMany()
    const { here, there } = await createTwoDaycares(db())
    const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
    const theme = { name: 'Lune et étoiles', slug: 'lune et etoiles' }
    const own = await db().theme.create({ data: { ...theme, daycareId: here.daycare.id } })
    const foreign = await db().theme.create({ data: { ...theme, daycareId: there.daycare.id } })
    const themed = await createActivity(db(), owner, { themeIds: [own.id], place: 'INDOORS' })
    const starter = await createActivity(db(), { daycareId: null }, { place: 'YARD', durationMinutes: 30 })
    const far = await createActivity(db(), owner, { place: 'INDOORS', seasons: ['WINTER'], durationMinutes: 60 })
    await createActivity(db(), owner, { place: 'INDOORS', seasons: ['WINTER'], durationMinutes: 10 })
    await createActivity(db(), owner, { ageGroups: ['AGE_0_18_MONTHS'], themeIds: [own.id] })
    await createActivity(db(), owner, { developments: ['DEVELOPMENT_LANGUAGE'], themeIds: [own.id] })
    await createActivity(db(), owner, { deletedAt: new Date(), themeIds: [own.id] })
    await createActivity(db(), { daycareId: there.daycare.id }, { themeIds: [foreign.id, own.id] })
    const { result, queries } = await countQueries(() => getNearActivities(here.teacherScope, criteria))
    expect(result.slice(0, 2).map(({ id }) => id)).toEqual([themed.id, starter.id])
    expect(result).toHaveLength(3)
    expect(result.map(({ id }) => id)).not.toContain(far.id)
    expect(queries).toBe(1)
  })

  test('a superadmin who has picked no daycare has no library', async () => {
    const { here } = await createTwoDaycares(db())
    const scope = { userId: here.manager.id, role: 'SUPERADMIN' as const, daycareId: null }
    await expect(async () => getNearActivities(scope, criteria)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('three ideas', () => {
  test('from the model, with no unit used and no child’s name in the prompt', async () => {
    const { here } = await createTwoDaycares(db())
    const before = fake.calls.length
    const request = { ...criteria, observation: 'Léa cherche la lune.' }
    const ideas = await getActivityIdeas(here.teacherScope, { criteria: request }, { llm: fakeModel(fake, 'ok') })
    expect(ideas.map(({ title, sheetKey }) => [title, sheetKey])).toEqual([
      ['La pluie de feuilles', null],
      ['Le nid du grand oiseau', null],
      ['Le vent dans les mains', null],
    ])
    expect(await countGeneratedBy(here)).toBe(0)
    const sent = JSON.stringify(fake.calls.slice(before).map(({ body }) => body))
    expect(sent).not.toMatch(/Léa/)
    expect(sent).toContain('Un enfant cherche la lune.')
  })

  test.each(['500', 'hang', 'bad-json', 'html-200', 'refusal', 'cut-stream', '401'])(
    '%s: three ideas from the bank instead',
    async (model) => {
      const { here } = await createTwoDaycares(db())
      const options = { llm: fakeModel(fake, model), deadline: 1_000 }
      const ideas = await getActivityIdeas(here.teacherScope, { criteria }, options)
      expect(ideas).toHaveLength(3)
      expect(ideas.every(({ sheetKey }) => sheetKey !== null)).toBe(true)
    },
  )

  test('a refused theme is refused before the model is called', async () => {
    const { here } = await createTwoDaycares(db())
    const before = fake.calls.length
    const request = { ...criteria, themes: ['Épées'] }
    await expect(
      getActivityIdeas(here.teacherScope, { criteria: request }, { llm: fakeModel(fake, 'ok') }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(fake.calls.length).toBe(before)
  })
})
