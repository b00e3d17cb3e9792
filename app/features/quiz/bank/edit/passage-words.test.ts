import { expect, test } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { CONTINUUM_STEPS_CONTENT, SUPERVISION_LEVELS_CONTENT } from '#content/guides/continuum.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import { EXERCISE_TITLES, LEVEL_TITLES, STEP_TITLES } from '#content/questions/passage-titles.ts'
import { LINK_PAGES, passageLabel, passagesOf } from './passage-words.ts'

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title)

test('the titles are those of the pages, in their order', () => {
  expect(EXERCISE_TITLES).toEqual(titlesOf(EXERCISES))
  expect(LINK_ANCHORS['risks-vs-benefits']).toHaveLength(EXERCISES.length)
  expect(STEP_TITLES).toEqual(titlesOf(CONTINUUM_STEPS_CONTENT))
  expect(LEVEL_TITLES).toEqual(titlesOf(SUPERVISION_LEVELS_CONTENT))
})

test.each([
  ['definitions', 'cpe', 'CPE'],
  ['definitions', 'jeu-amorce-par-l-enfant', 'Jeu amorcé par l’enfant'],
  ['zero-to-five-years', '18-mois-2-ans-physique-et-moteur', '18\u00A0mois à 2\u00A0ans, physique et moteur'],
  ['continuum', 'etape-3', 'Étape 3\u00A0: La cour s’ensauvage'],
  ['continuum', 'palier-1', 'Palier 1\u00A0: À portée de main'],
  ['risks-vs-benefits', 'tronc-equilibre', '3. Marcher sur un tronc couché'],
  ['self-assessment', 'pb-02', 'Principes de base, question 2'],
  ['backpack', 'meteo', 'Météo'],
] as const)('%s, %s reads « %s »', (page, anchor, label) => {
  expect(passageLabel(page, anchor)).toBe(label)
})

test.each(LINK_PAGES)('%s: every passage has a name, none twice', (page) => {
  const labels = passagesOf(page).map(({ label }) => label)
  expect(labels.every((label) => /^[\p{Lu}\d].{2,}$/u.test(label))).toBe(true)
  expect(new Set(labels).size).toBe(labels.length)
})
