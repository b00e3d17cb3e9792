import { expect, test } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { sheetAtHome } from '#app/features/activities/bank/sheet-in-situation.ts'
import { changePrompt } from '#app/features/activities/sheet/edit/change-section.server.ts'
import type { Llm } from '#app/server/llm/llm.server.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { MATERIALS, THEMES } from '#content/reference.ts'
import { ideasPrompt, type Prompt, sheetPrompt } from '../generate-activity.prompt.ts'
import { callModel, stripNamesFromCriteria } from './strip-names.server.ts'

const criteria: ActivityCriteria = {
  ageGroups: ['AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE'],
  themes: THEMES.map(({ name }) => name),
  materials: MATERIALS.map(({ name }) => name),
  place: 'YARD',
  season: 'AUTUMN',
  durationMinutes: 30,
}

/** The user message that a model receives for a prompt. */
async function received(prompt: Prompt): Promise<string> {
  const users: string[] = []
  const answer = {
    text: '',
    usage: { inputTokens: null, outputTokens: null },
    model: '',
  } as const
  const model: Llm = {
    // oxlint-disable-next-line require-yield
    async *streamJson({ user }) {
      users.push(user)
      return answer
    },
  }
  await callModel(model, prompt, AbortSignal.timeout(10_000)).next()
  return users.join()
}

test('a prompt without names reaches the model unchanged: every theme and material of the lists, every starter sheet', async () => {
  const prompts = [
    sheetPrompt(criteria),
    sheetPrompt({ ...criteria, themes: [], materials: [], developments: ['DEVELOPMENT_LANGUAGE'] }),
    ideasPrompt(criteria, 3),
    ...SHEETS.map(sheetAtHome).flatMap((sheet, index) => {
      const section = SHEET_SECTIONS[index % SHEET_SECTIONS.length] ?? 'titre'
      return [
        changePrompt(criteria, sheet, section, 'OTHER', ''),
        changePrompt(criteria, sheet, section, 'WORDS', 'à deux'),
      ]
    }),
  ]
  for (const prompt of prompts) expect(await received(prompt)).toBe(prompt.user)
})

test('removes names from JSON strings and from the text around them, quotes and escapes included', async () => {
  const prompt = sheetPrompt({
    ...criteria,
    themes: ['« Nahéma »', 'Le "nid" de Kwamé', 'Zoé\u2028<b>'],
    materials: [],
  })
  const user = await received({ ...prompt, user: `${prompt.user}\n- materiel : Seulement le tapis de Nahéma.` })
  expect(user).not.toMatch(/nah|kwam|zoé/i)
  const data = /<demande_educatrice>\n([\s\S]+)\n<\/demande_educatrice>/.exec(user)?.[1] ?? ''
  expect(JSON.parse(data).themes).toEqual(['« Un enfant »', 'Le "nid" d’un enfant', 'Un enfant\u2028<b>'])
  expect(user).toContain('- materiel : Seulement le tapis d’un enfant.')
})

test('takes no word that children are heard to say for a name', async () => {
  const observation =
    'Ils disent «\u00A0moé tout seul\u00A0», «\u00A0c’est pas à toé\u00A0» et, astheure, «\u00A0viens icitte\u00A0».'
  expect((await stripNamesFromCriteria({ ...criteria, observation })).observation).toBe(observation)
})
