import { beforeEach, describe, expect, test } from 'vitest'
import { createMaterial, createTheme } from '#app/features/activities/reference-lists/server.ts'
import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import { changeSection } from '#app/features/activities/sheet/edit/change-section.server.ts'
import type { Wish } from '#app/features/activities/sheet/edit/schema.ts'
import { db } from '#app/server/database/db.server.ts'
import { createActivity } from '#tests/support/activities.ts'
import { fakeModel, fakeModelServer, generate, generationRequest } from '#tests/support/model/generation.ts'
import { createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { LISTED_NAMES, sentinelsIn, UNLISTED_NAMES } from '#tests/support/sentinel-names.ts'
import type { ChildNames } from '../schema.ts'
import { getActivityIdeas } from './generation-ideas.server.ts'
import { findChildNames } from './strip-names.server.ts'

const fake = await fakeModelServer()
let here: StaffedDaycare
let there: StaffedDaycare
beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
  fake.calls.length = 0
})

/** Every prompt that the model received, as text. */
const prompts = () => fake.calls.map(({ body }) => body.messages.map(({ content }) => content).join('\n'))
const sentinelsSent = () => prompts().flatMap(sentinelsIn)

/** Two hundred names in groups of ten, as many as one request of `named` holds. */
const TENS = Array.from({ length: 20 }, (_, index) =>
  [...LISTED_NAMES, ...UNLISTED_NAMES].slice(index * 10, index * 10 + 10),
)
const nameAt = (names: string[]) => (index: number) => names[index] ?? ''

/** Texts of a request with ten names in them. */
function named(names: string[]) {
  const name = nameAt(names)
  return {
    themes: [`La fête de ${name(0)}`, `${name(1)}`, `Les feuilles d’${name(2).toLowerCase()}`],
    materials: [`La couverture de ${name(3)}`, `${name(4).toLowerCase()}`],
    observation: `${name(5)} et ${name(6)} creusent avec ${name(7)}. La maman de ${name(8).toLowerCase()} a ri. ${name(9)} a mordu.`,
  }
}

/** Sixty sheets are read whole in one test: on a busy machine that takes longer than a test usually may. */
const SIXTY_SHEETS_MS = 60_000

describe('no prompt holds any of two hundred names', () => {
  test(
    'of a whole sheet, and of its repair',
    async () => {
      const model = fakeModel(fake, 'wrong-once')
      for (const names of TENS) {
        const idea = {
          title: `Le nid de ${nameAt(names)(0)}`,
          line: `${nameAt(names)(1)} bâtit un nid.`,
          sheetKey: null,
        }
        await generate(here, model, generationRequest({ ...named(names), idea }))
        await db().generation.deleteMany({ where: { userId: here.teacher.id } })
      }
      // The fake gives the observation back in three sentences, so its sections are written again twice.
      expect(fake.calls.length).toBe(3 * TENS.length)
      expect(sentinelsSent()).toEqual([])
      expect(prompts()[0]).toContain('La fête d’un enfant')
      expect(prompts()[0]).toMatch(/"observation": "Des enfants creusent avec un enfant\. La maman d’un enfant a ri\./)
    },
    SIXTY_SHEETS_MS,
  )

  test('of three ideas', async () => {
    const llm = fakeModel(fake, 'ok')
    for (const names of TENS)
      await getActivityIdeas(here.teacherScope, { criteria: generationRequest(named(names)).criteria }, { llm })
    expect(fake.calls.length).toBe(TENS.length)
    expect(sentinelsSent()).toEqual([])
  })

  test.each<Wish>(['WORDS', 'SIMPLER'])(
    'of a section that is changed (%s), whatever was stored before',
    async (wish) => {
      const llm = fakeModel(fake, 'ok')
      for (const names of TENS) {
        const { themes, materials, observation } = named(names)
        const owned = (name: string) => ({ name, slug: name.toLowerCase(), daycareId: here.daycare.id })
        const [themeRows, materialRows] = await Promise.all([
          db().theme.createManyAndReturn({ data: themes.map(owned) }),
          db().material.createManyAndReturn({ data: materials.map(owned) }),
        ])
        const { id } = await createActivity(db(), { daycareId: here.daycare.id, authorId: here.teacher.id })
        await db().activity.update({
          where: { id },
          data: {
            sheet: {
              ...baseSheet,
              titre: `Le terrier de ${nameAt(names)(0)}`,
              observationDepart: observation,
              preparation: [...baseSheet.preparation, `${nameAt(names)(9)} choisit le lieu.`],
            },
            themeIds: themeRows.map((row) => row.id),
            materialIds: materialRows.map((row) => row.id),
          },
        })
        const request = { activityId: id, version: 1, section: 'prolongements' as const, wish }
        const words = wish === 'WORDS' ? `Un rôle pour ${nameAt(names)(3)} et ${nameAt(names)(4).toLowerCase()}` : ''
        // The proposal may fail: only the prompt matters here.
        await changeSection({ ...here.teacherScope }, { ...request, words }, { llm }).catch(() => null)
      }
      expect(fake.calls.length).toBe(TENS.length)
      expect(sentinelsSent()).toEqual([])
    },
  )
})

test('a request without a name arrives unchanged', async () => {
  const observation = 'Les enfants jouent à l’épicerie de Montréal avec des Lego; un enfant a dit : « Encore! »'
  const themes = ['Pâques', 'Halloween', 'Papa Noël', 'La Saint-Jean']
  await generate(here, fakeModel(fake, 'ok'), generationRequest({ themes, materials: ['Lego', 'Duplo'], observation }))
  const data = /<demande_educatrice>\n([\s\S]+)\n<\/demande_educatrice>/.exec(prompts()[0] ?? '')?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({ themes, materiel_disponible: ['Lego', 'Duplo'], observation })
})

test('no name is stored with the generated activity', async () => {
  await generate(here, null, generationRequest({ themes: ['La fête de Nahéma'], observation: 'Nahéma creuse.' }))
  const rows = await db().activity.findMany({ where: { daycareId: here.daycare.id } })
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/nahéma/i)
  expect(await db().activity.count({ where: { daycareId: there.daycare.id } })).toBe(0)
})

test('finds the names in every text, and gives the texts without them', async () => {
  const texts = ['Nahéma creuse.', 'La fête de Kwamé', 'Zoélina', 'Arbres et feuilles']
  expect(await findChildNames({ texts })).toEqual<ChildNames>({
    found: ['Nahéma', 'Kwamé', 'Zoélina'].map((text) => ({ kind: 'name' as const, text })),
    without: ['Un enfant creuse.', 'La fête d’un enfant', '', 'Arbres et feuilles'],
  })
})

test.each([
  ['theme', 'Nahéma', /ressemble à un prénom\s: «\sNahéma\s»/],
  ['theme', 'la fête de nahéma', /«\sla fête d’un enfant\s»/],
  ['material', 'La couverture de Kwamé', /«\sLa couverture d’un enfant\s»/],
] as const)('a %s « %s » is not added to the lists', async (list, name, sentence) => {
  const create = list === 'theme' ? createTheme : createMaterial
  await expect(create(here.teacherScope, { name })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringMatching(sentence),
  })
  expect(await db()[list as 'theme'].count({ where: { daycareId: here.daycare.id } })).toBe(0)
})
