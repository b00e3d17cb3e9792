import { describe, expect, test } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { findSheets, type SheetMatch } from './find-sheets.ts'
import { isForPlace } from './sheet-in-situation.ts'

const november: ActivityCriteria = {
  ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
  themes: [],
  materials: ['bottes de pluie'],
  place: 'YARD',
  season: 'AUTUMN',
  durationMinutes: 20,
}

function best(more: Partial<ActivityCriteria>): SheetMatch {
  const [match] = findSheets({ ...november, ...more }, new Set(), new Map())
  if (!match) throw new Error('no sheet')
  return match
}

describe('the sheet that comes first', () => {
  test('is not for another place in a season of which its author says nothing there', () => {
    const { sheet } = best({ themes: ['la pluie'], place: 'INDOORS' })
    const inTheYard = { ...sheet, place: 'INDOORS' as const, alsoAt: { YARD: '{!hiver|Dans la cour, à l’ombre.}' } }
    expect(isForPlace(inTheYard, 'YARD', 'SUMMER')).toBe(true)
    expect(isForPlace(inTheYard, 'YARD', 'WINTER')).toBe(false)
    expect(isForPlace(inTheYard, 'INDOORS', 'WINTER')).toBe(true)
    expect(isForPlace(inTheYard, 'PARK', 'SUMMER')).toBe(false)
  })

  test('is played with snow in autumn only for those who have some', () => {
    expect(best({ themes: ['la pluie'] }).sheet.materials).not.toContain('neige')
    expect(best({ themes: ['la première neige'] }).sheet.materials).toContain('neige')
  })

  test('is no play for when the rain keeps everybody in, where the theme is the rain', () => {
    const matches = findSheets({ ...november, place: 'INDOORS', themes: ['la pluie'] }, new Set(), new Map())
    const kitchen = matches.find(({ sheet }) => sheet.key === 'l-orchestre-de-la-cuisine')
    expect(kitchen?.themes).toEqual([])
  })

  const observed = (observation: string, more: Partial<ActivityCriteria> = {}) =>
    best({ place: 'INDOORS', materials: [], ageGroups: ['AGE_2_YEARS_3_YEARS'], observation, ...more }).sheet.calls

  test('answers the scene that was observed, whatever its words', () => {
    const scenes = (observation: string, more: Partial<ActivityCriteria> = {}) =>
      best({ place: 'INDOORS', materials: [], ageGroups: ['AGE_2_YEARS_3_YEARS'], observation, ...more }).sheet.scenes
    expect(scenes('Ça mord et ça tire les cheveux quand deux enfants veulent le même camion.')).toContain(
      'mordre-frapper',
    )
    const babies: Partial<ActivityCriteria> = { ageGroups: ['AGE_0_18_MONTHS'], season: 'WINTER' }
    expect(scenes('Ils tirent sur tout ce qui dépasse, les lacets, les rideaux.', babies)).toContain('tirer')
    expect(scenes('En attendant le dîner, ils s’énervent à table.')).toContain('attente')
    expect(scenes('Deux restent collées à la porte après le départ de leur maman.')).toContain('separation')
    expect(scenes('Un nouveau bébé à la maison, ils bercent les poupées.')).not.toContain('separation')
  })

  test('is about what the children do, not about a word of any observation or another form of a verb', () => {
    expect(observed('Beaucoup de pleurs, ils cherchent leur éducatrice.', { themes: ['émotions'] })).not.toContain(
      'va chercher',
    )
    expect(observed('Ils se chicanent et ça finit par une morsure.').join()).toMatch(/chicane|mord/)
    const fort = { place: 'YARD', season: 'WINTER', ageGroups: ['AGE_3_YEARS_4_YEARS'] } as const
    expect(
      best({ ...fort, ageGroups: [...fort.ageGroups], observation: 'Ils construisent un fort de neige.' }).sheet
        .materials,
    ).toContain('neige')
    expect(best({ place: 'INDOORS', themes: ['jardinage'], ageGroups: ['AGE_3_YEARS_4_YEARS'] }).themes).toEqual([
      'jardinage',
    ])
  })

  test('is the routine of the moment of which an observation speaks', () => {
    const observation = 'Le départ de maman est difficile pour ma nouvelle de 2 ans, elle pleure collée à la porte.'
    const ages = ['AGE_18_MONTHS_2_YEARS', 'AGE_3_YEARS_4_YEARS'] as const
    expect(best({ place: 'INDOORS', materials: [], ageGroups: [...ages], observation }).sheet.moment).toBe('arrivee')
  })

  test('is played with the material, where nothing else is asked for', () => {
    const own = { place: 'INDOORS', onlyMaterials: true, ageGroups: ['AGE_18_MONTHS_2_YEARS'] } as const
    const { sheet } = best({ ...own, ageGroups: [...own.ageGroups], materials: ['foulards'] })
    expect(sheet.sheet.materiel[0]?.nom).toMatch(/^(?:Foulards|Carrés|Tissus?)/)
  })

  test('is not in the woods for a group with a baby, where its author says so', () => {
    const at = (place: ActivityCriteria['place']) =>
      findSheets({ ...november, materials: [], place }, new Set(), new Map()).map(({ sheet }) => sheet.key)
    expect([at('WOODS'), at('YARD')].map((keys) => keys.includes('le-trou-vide-de-l-ecureuil'))).toEqual([false, true])
  })

  test('needs the cloths that are hearts in the play, and is told of them', () => {
    const own = { place: 'YARD', season: 'SPRING', onlyMaterials: true, ageGroups: ['AGE_3_YEARS_4_YEARS'] } as const
    const matches = findSheets(
      { ...november, ...own, ageGroups: [...own.ageGroups], materials: ['craies'] },
      new Set(),
      new Map(),
    )
    const hearts = matches.find(({ sheet }) => sheet.key === 'ecoute-mon-dos')
    expect(hearts?.lacks.join()).toContain('les cœurs')
  })
})
