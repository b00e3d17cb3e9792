import { expect, test } from 'vitest'
import { LINK_PAGES, passageLabel, passageOptions } from './passage-labels.ts'

test.each([
  ['definitions', 'cpe', 'CPE'],
  ['definitions', 'alex', 'Approche Alex'],
  ['definitions', 'jeu-amorce-par-l-enfant', 'Jeu amorcé par l’enfant'],
  ['zero-to-five-years', '18-mois-2-ans-physique-et-moteur', '18\u00A0mois à 2\u00A0ans, physique et moteur'],
  ['continuum', 'etape-3', 'Étape 3\u00A0: La cour s’ensauvage'],
  ['continuum', 'palier-1', 'Palier 1\u00A0: À portée de main'],
  ['risks-vs-benefits', 'tronc-equilibre', '3. Marcher sur un tronc couché'],
  ['self-assessment', 'pb-02', 'Les principes de base, question 2'],
  ['backpack', 'meteo', 'Météo'],
  ['what-to-do', 'morsure', 'Un enfant mord'],
] as const)('%s, %s reads « %s »', (page, anchor, label) => {
  expect(passageLabel(page, anchor)).toBe(label)
})

test.each(LINK_PAGES)('%s: every passage has a name, none twice', (page) => {
  const labels = passageOptions(page).map(({ label }) => label)
  expect(labels.every((label) => /^(?:«\u00A0)?[\p{Lu}\d].{2,}$/u.test(label))).toBe(true)
  expect(new Set(labels).size).toBe(labels.length)
})
