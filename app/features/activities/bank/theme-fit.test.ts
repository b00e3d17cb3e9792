import { expect, test } from 'vitest'
import { SHEETS } from '#content/activities/sheets.ts'
import { themeFigures } from '#tests/evaluation/judged-themes.ts'
import { spelledName } from './sheet-search.ts'
import { ABOUT, requestedTheme, themeFit } from './theme-fit.ts'

/** How far a theme is the play of the sheet with that key. */
function fitOf(key: string, name: string): number {
  const sheet = SHEETS.find((it) => it.key === key)
  if (!sheet) throw new Error(`no sheet ${key}`)
  return themeFit(sheet, requestedTheme(spelledName(name), SHEETS))
}

test.each([
  ['ferme', 'toc-toc-c-est-barre', 'la porte se ferme'],
  ['le marché', 'la-tomate-boit-l-autre-moitie', 'on marche'],
  ['planètes', 'la-grosse-courge', 'on plante'],
  ['collage', 'l-arbre-qui-ne-va-pas-bien', 'collez l’oreille'],
  ['bricolage', 'la-salade-taillee-main', 'brocoli is a typing error away'],
])('« %s » is not the play of %s, where %s', (name, key) => {
  expect(fitOf(key, name)).toBeLessThan(ABOUT)
})

test('another animal of a family comes near, and its own name or another form of a phrase is the play', () => {
  const shark = fitOf('un-poisson-dans-la-manche', 'requins')
  expect(shark).toBeGreaterThan(0)
  expect(shark).toBeLessThan(ABOUT)
  expect(fitOf('un-poisson-dans-la-manche', 'poissons')).toBeGreaterThan(ABOUT)
  expect(fitOf('la-tortue-a-des-taches', 'lavage des mains')).toBeGreaterThan(ABOUT)
  expect(fitOf('encore-de-l-eau', 'transvasement')).toBeGreaterThan(ABOUT)
})

test('the themes of a sheet are those that colleagues found in it', () => {
  const { right, found } = themeFigures()
  // By its words wherever they stand, in any form, it was 0.74 and 0.85.
  expect(right).toBeGreaterThanOrEqual(0.85)
  expect(found).toBeGreaterThanOrEqual(0.98)
})
