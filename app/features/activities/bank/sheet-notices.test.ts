import { expect, test } from 'vitest'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { sheetFromBank } from './sheet-from-bank.ts'

const criteria: ActivityCriteria = {
  ageGroups: ['AGE_0_18_MONTHS'],
  developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR'],
  themes: [],
  materials: [],
  place: 'INDOORS',
  season: 'WINTER',
  durationMinutes: 10,
}

test('a sheet that takes fewer children at a time than there are says so, and is not prepared for them all', () => {
  const of = (groupSize: number) => sheetFromBank({ ...criteria, groupSize }, 'l-eponge-fait-plaf')
  const forAll = 'Prévoyez le matériel pour'
  expect(of(5)?.notice).toContain('Elle se joue à 3\u00A0enfants au plus à la fois')
  expect(of(5)?.sheet.preparation.join()).not.toContain(forAll)
  expect(of(3)?.notice).not.toContain('à la fois')
  expect(of(3)?.sheet.preparation.join()).toContain(forAll)
})

test('a domain that the sheet develops after its first is not denied', () => {
  const request = { ...criteria, ageGroups: ['AGE_3_YEARS_4_YEARS' as const], durationMinutes: 30 as const }
  const asked = (...developments: ActivityCriteria['developments']) =>
    sheetFromBank({ ...request, developments }, 'la-clinique-des-toutous')?.notice
  expect(asked('DEVELOPMENT_LANGUAGE')).toContain(
    'Elle développe d’abord le domaine social et affectif, ensuite le domaine langagier.',
  )
  expect(asked('DEVELOPMENT_PHYSICAL_AND_MOTOR')).toContain('(vous demandiez\u00A0: physique et moteur)')
  expect(asked('DEVELOPMENT_SOCIAL_AND_EMOTIONAL')).not.toContain('domaine')
  expect(asked('DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL')).toContain(
    '(vous demandiez\u00A0: physique et moteur)',
  )
  expect(asked('DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL')).not.toContain('domaine')
})

test('a group that is too large for one adult reads what is done by two', () => {
  const outside: ActivityCriteria = {
    ...criteria,
    ageGroups: ['AGE_3_YEARS_4_YEARS'],
    place: 'YARD',
    season: 'SUMMER',
    durationMinutes: 30,
  }
  const of = (groupSize: number, adults: ActivityCriteria['adults'] = null) =>
    JSON.stringify(sheetFromBank({ ...outside, groupSize, adults }, 'la-machine-a-eau')?.sheet)
  expect(of(16)).toContain('À deux, chacune garde')
  expect(of(16)).not.toContain('Seule, gardez')
  expect(of(8)).toContain('Seule, gardez')
  expect(of(16, 1)).toContain('Seule, gardez')
})

test('a sheet played without anything of hers says what it needs instead, and not « aussi »', () => {
  const request = { ...criteria, materials: ['microscope'], onlyMaterials: true }
  expect(sheetFromBank(request, 'je-me-leve-je-reviens')?.notice).toContain(
    'celle-ci s’en passe, et ne demande que\u00A0: débarbouillettes de couleurs vives.',
  )
})

const ofTwoYears = { ...criteria, ageGroups: ['AGE_2_YEARS_3_YEARS' as const], durationMinutes: 30 as const }

test('a thing that is missing and may be replaced by what is there is named with what takes its place', () => {
  const request = { ...ofTwoYears, materials: ['couvertures', 'coussins'], onlyMaterials: true }
  const { notice = '' } = sheetFromBank(request, 'gros-pas-de-dinosaure') ?? {}
  expect(notice).toContain('Vos couvertures remplacent\u00A0: draps légers.')
  expect(notice).toMatch(/[Ss]ans grosses boîtes ouvertes de deux côtés(?:, prenez)?\u00A0: tables basses\./u)
  expect(notice).not.toContain('Il vous faudra aussi')
})

test('what the author names in the place of a thing is said in her words, and is not used where the thing is there', () => {
  const notice = (key: string, ...materials: string[]) => sheetFromBank({ ...ofTwoYears, materials }, key)?.notice
  expect(notice('deux-bas-pareils', 'boîtes basses')).toContain('Sans paniers vides, prenez\u00A0: boîtes basses.')
  expect(notice('la-tache-de-soleil', 'boîtes de carton')).not.toContain('boîtes de carton remplacent')
  const both = notice('deux-bas-pareils', 'paniers', 'boîtes basses')
  expect(both).toContain('Elle n’utilise pas\u00A0: boîtes basses.')
  expect(both).not.toContain('prenez')
})

test('a thing that a sheet only puts away, or makes itself, is not used, and no sentence is written on it', () => {
  const request = { ...ofTwoYears, place: 'WOODS' as const, season: 'AUTUMN' as const, materials: ['glands'] }
  const acorns = sheetFromBank(request, 'le-trou-vide-de-l-ecureuil')
  expect(acorns?.notice).toContain('Elle n’utilise pas\u00A0: glands.')
  expect(JSON.stringify(acorns?.sheet)).not.toContain('vos glands')
})

test('a thing of which a step only speaks is not used', () => {
  const request = { ...criteria, ageGroups: ['AGE_3_YEARS_4_YEARS' as const], durationMinutes: 10 as const }
  const { notice = '' } =
    sheetFromBank(
      { ...request, place: 'PARK', season: 'SPRING', materials: ['plumes'] },
      'un-mot-pour-cet-oiseau-la',
    ) ?? {}
  expect(notice).toContain('Elle n’utilise pas\u00A0: plumes.')
})

test('those who fit under a table are not all who play', () => {
  const { notice } =
    sheetFromBank(
      { ...criteria, ageGroups: ['AGE_3_YEARS_4_YEARS'], themes: ['peur du noir'], durationMinutes: 20, groupSize: 8 },
      'dans-le-noir-c-est-encore-la-chaise',
    ) ?? {}
  expect(notice).toBeDefined()
  expect(notice).not.toContain('enfants au plus à la fois')
})

test('a theme that names a place or a domain is not left aside, nor one whose play the sheet has in other words', () => {
  const request = { ...criteria, ageGroups: ['AGE_3_YEARS_4_YEARS' as const], durationMinutes: 20 as const }
  const notice = (theme: string, key: string, more: Partial<ActivityCriteria> = {}) =>
    sheetFromBank({ ...request, ...more, themes: [theme, 'les oiseaux'] }, key)?.notice
  expect(notice('motricité fine', 'cure-pipe-qui-as-tu-serre')).not.toContain('motricité')
  expect(notice('Bord de l’eau', 'le-club-secret-des-roches', { place: 'WATERSIDE', season: 'SUMMER' })).not.toContain(
    'Bord de l’eau',
  )
  expect(notice('les dragons', 'cure-pipe-qui-as-tu-serre')).toContain('les dragons')
})

test('a third adult is announced too, even to who said that they are two', () => {
  const request = {
    ...criteria,
    ageGroups: ['AGE_3_YEARS_4_YEARS' as const],
    place: 'WATERSIDE' as const,
    season: 'SUMMER' as const,
    durationMinutes: 45 as const,
  }
  const third = /une deuxième adulte, et une troisième/
  for (const adults of [null, 2 as const])
    expect(sheetFromBank({ ...request, adults }, 'le-poisson-sans-ecailles')?.notice).toMatch(third)
})

test('a sheet that answers what was observed in other words is said to begin with a scene like it, and not with hers', () => {
  const request = { ...criteria, ageGroups: ['AGE_18_MONTHS_2_YEARS' as const], durationMinutes: 20 as const }
  const about = (observation: string) => sheetFromBank({ ...request, observation }, 'la-montagne-de-coussins')
  const climbers = about('Ils grimpent partout, sur les chaises, le bord de la fenêtre, moi.')
  expect(climbers?.notice).toContain('Elle part d’une scène voisine de la vôtre.')
  expect(climbers?.sheet.observationDepart).not.toContain('fenêtre')
  expect(about('Une petite compte tous les camions dans la rue.')?.notice).toContain('n’y est pas joué')
})

test('a theme that names what the children do in a sheet is not left aside', () => {
  const request = { ...criteria, ageGroups: ['AGE_2_YEARS_3_YEARS' as const], durationMinutes: 20 as const }
  const notice = (theme: string) => sheetFromBank({ ...request, themes: [theme] }, 'ou-m-envoies-tu-avec-ca')?.notice
  expect(notice('transporter')).not.toContain('transporter')
  expect(notice('danser')).toContain('danser')
})
