import { describe, expect, test } from 'vitest'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { EXERCISE_TITLES } from '#content/exercises/titles.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { TERM_FORMS } from '#content/guides/definition-terms.ts'
import { LEGAL_TOPICS } from '#content/guides/legal.ts'
import { RHYME_MOMENTS } from '#content/guides/rhymes/types.ts'
import { SITUATION_TITLES } from '#content/guides/what-to-do/types.ts'
import { WELCOME_WEEKS } from '#content/welcome/steps.ts'
import { routes } from '#tests/support/pages.ts'
import { addressOf, howFar, nextStep, WELCOME_STEPS, weekWith } from './path-view.ts'
import { applyPathChange, SavePathInput } from './schema.ts'

describe('the thirty steps', () => {
  test('are five a week for six weeks, each with an id of its own that can be sent', () => {
    expect(WELCOME_WEEKS.map(({ steps }) => steps.length)).toEqual([5, 5, 5, 5, 5, 5])
    const ids = WELCOME_STEPS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    const steps = Object.fromEntries(ids.map((id) => [id, true]))
    expect(SavePathInput.parse({ steps })).toEqual({ steps })
  })

  test('are short, and say why in one sentence', () => {
    for (const { id, why, minutes } of WELCOME_STEPS) {
      expect(minutes, id).toBeLessThanOrEqual(20)
      expect(why.match(/[.!?](?=\s|$)/g), id).toHaveLength(1)
    }
  })

  test('lead to a page that exists, and to something that is on it', () => {
    const addresses = routes().map(({ address }) => address)
    for (const { id, link } of WELCOME_STEPS) {
      const address = link.to.replace(/^(\/alex\/risks-vs-benefits\/)\d+$/, '$1$exerciseId')
      expect(addresses, id).toContain(address)
    }
    const searched = (name: string) => WELCOME_STEPS.flatMap(({ link: { search } }) => search?.[name] ?? [])
    for (const moment of searched('selectedMoment')) expect(Object.keys(RHYME_MOMENTS)).toContain(moment)
    for (const situation of searched('selectedSituation')) expect(Object.keys(SITUATION_TITLES)).toContain(situation)
    for (const term of searched('scrollTo')) expect(Object.keys(TERM_FORMS)).toContain(term)
    for (const title of searched('selectedCategory'))
      expect(BACKPACK_SECTIONS.map((section) => section.title)).toContain(title)
    const legal = WELCOME_STEPS.filter(({ link }) => link.to === '/legal-framework').map(({ link }) => link.hash)
    for (const hash of legal) expect(LEGAL_TOPICS.map((topic) => topic.id)).toContain(hash)
  })

  test('a step that sorts a situation has its title, and is suggested by that situation', () => {
    const titles = Object.values(EXERCISE_TITLES)
    const sorting = WELCOME_STEPS.filter(
      ({ link }) => link.to.startsWith('/alex/risks-vs-benefits/') && /\d$/.test(link.to),
    )
    expect(sorting.length).toBeGreaterThan(1)
    for (const { title, link, fact } of sorting) {
      const number = Number(link.to.split('/').at(-1))
      expect(title.replaceAll('\u00A0', ' ')).toBe(`Trier « ${titles[number - 1]} »`)
      expect(fact).toBe(`exercise-${number}`)
    }
  })
})

test('goes on after the last step that is done, and comes back to those that were left', () => {
  const ids = WELCOME_STEPS.map(({ id }) => id)
  const nextAfter = (...done: (string | undefined)[]) => nextStep(new Set(done.filter((id) => id !== undefined)))?.id
  expect(nextAfter()).toBe(ids[0])
  expect(nextAfter(ids[0], ids[6])).toBe(ids[7])
  expect(nextAfter(...ids.slice(3))).toBe(ids[0])
  expect(nextAfter(...ids)).toBeUndefined()
  expect(weekWith(nextStep(new Set(ids.slice(0, 6))))).toBe(WELCOME_WEEKS[1])
  expect(weekWith(undefined)).toBe(WELCOME_WEEKS[0])
})

test('how far she is counts steps that exist, once, and the furthest week', () => {
  expect(howFar([])).toEqual({ done: 0, total: 30, week: 0 })
  expect(howFar(['mon-groupe', 'mon-groupe', 'sac-a-dos', 'une-autre'])).toEqual({ done: 2, total: 30, week: 3 })
})

test('a change touches the steps that it names', () => {
  expect(applyPathChange(['morsure', 'carnet'], { steps: { morsure: false, meteo: true } })).toEqual([
    'carnet',
    'meteo',
  ])
})

test('a page with ages opens at the youngest of her group', () => {
  const link = { label: 'De 0 à 5 ans', to: '/zero-to-five-years', isOfHerAge: true } as const
  for (const { ageGroup, tag } of AGE_STAGES)
    expect(addressOf(link, [ageGroup])).toEqual({ to: link.to, search: { selectedAge: tag } })
  expect(addressOf(link, [...AGE_GROUPS].reverse()).search).toEqual({ selectedAge: AGE_STAGES[0]?.tag })
  expect(addressOf(link, [])).toEqual({ to: link.to })
})
