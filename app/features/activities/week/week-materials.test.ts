import { describe, expect, it } from 'vitest'
import type { AgeGroup } from '#app/domain/enums.ts'
import type { PlannedActivity } from './schema.ts'
import { mergeMaterials } from './week-materials.ts'

type TestMaterial = [nom: string, quantite: string, more?: { facultatif?: boolean; petitesPieces?: boolean }]

function planned(materials: TestMaterial[], ageGroups: AgeGroup[] = ['AGE_4_YEARS_5_YEARS']): PlannedActivity {
  return {
    activityId: crypto.randomUUID(),
    day: '2026-11-23',
    slot: 'MORNING',
    title: 'Jeu',
    ageGroups,
    developments: [],
    durationMinutes: 20,
    place: 'YARD',
    picture: null,
    refusals: [],
    materials: materials.map(([nom, quantite, more]) => ({
      nom,
      quantite,
      facultatif: false,
      remplacement: null,
      petitesPieces: false,
      aliment: false,
      ...more,
    })),
  }
}
const lines = (...week: PlannedActivity[]) => mergeMaterials(week).map(({ name, quantity }) => [name, quantity])

describe('the materials of a week', () => {
  it('is one list by name, whatever the case, the accents and the plural', () => {
    expect(
      lines(
        planned([
          ['Écorces', '10'],
          ['Bac', '1'],
        ]),
        planned([
          ['écorce', '5'],
          ['Balles', ''],
        ]),
      ),
    ).toEqual([
      ['Bac', '1'],
      ['Balles', ''],
      ['Écorces', '15'],
    ])
  })

  it('sums what has one unit and keeps the rest as it is written', () => {
    const week = [
      planned([['Eau', '1 seau']]),
      planned([['Eau', '2 seaux']]),
      planned([['Eau', '0,5 litre']]),
      planned([['Eau', 'un fond']]),
      planned([['Eau', 'Un fond']]),
      planned([['Eau', '2 à 3 gouttes']]),
      planned([['Eau', '1 par enfant']]),
      planned([['Eau', '1 par enfant']]),
    ]
    expect(lines(...week)).toEqual([['Eau', '3 seaux + 0,5 litre + un fond + 2 à 3 gouttes + 2 par enfant']])
  })

  it('is optional only when every activity can do without it', () => {
    const optional: TestMaterial = ['Loupe', '1', { facultatif: true }]
    expect(mergeMaterials([planned([optional]), planned([['Loupe', '1']])])[0]).toMatchObject({ isOptional: false })
    expect(mergeMaterials([planned([optional])])[0]).toMatchObject({ isOptional: true })
  })

  it('flags what has small parts when the week has children under 3', () => {
    const beads: TestMaterial = ['Perles', '20', { petitesPieces: true }]
    expect(mergeMaterials([planned([beads])])[0]).toMatchObject({ isTooSmall: false })
    const toddlers = planned([], ['AGE_2_YEARS_3_YEARS'])
    expect(mergeMaterials([planned([beads]), toddlers])[0]).toMatchObject({ isTooSmall: true })
  })

  it('is empty for an empty week', () => expect(mergeMaterials([])).toEqual([]))
})
