import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CountGeneratedInput, GenerateActivityInput } from './schema.ts'

const good = {
  id: '019a9f00-0000-7000-8000-000000000001',
  timezone: 'America/Toronto',
  criteria: {
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE'],
    themes: ['Neige'],
    materials: [],
    place: 'YARD',
    season: 'WINTER',
    durationMinutes: 20,
  },
}
const parse = (criteria: object) =>
  GenerateActivityInput.safeParse({ ...good, criteria: { ...good.criteria, ...criteria } })
const messageOf = (criteria: object) => parse(criteria).error?.issues[0]?.message

describe('criteria', () => {
  test('a plain request passes', () => {
    expect(GenerateActivityInput.parse(good)).toEqual({
      ...good,
      criteria: {
        ...good.criteria,
        onlyMaterials: false,
        groupSize: null,
        adults: null,
        allergies: [],
        observation: '',
        idea: null,
      },
    })
  })

  test('the rest is optional, and limited', () => {
    const rest = {
      onlyMaterials: true,
      groupSize: 8,
      allergies: ['MILK', 'MILK', 'NUTS'],
      observation: '  Ils versent de l’eau\u200B partout.  ',
      idea: { title: 'La pluie de feuilles', line: 'Lancer des feuilles.', sheetKey: 'la-pluie' },
    }
    expect(parse(rest).data?.criteria).toMatchObject({
      ...rest,
      allergies: ['MILK', 'NUTS'],
      observation: 'Ils versent de l’eau partout.',
    })
    expect(messageOf({ observation: 'é'.repeat(301) })).toMatch(/300/)
    expect(messageOf({ observation: 'Voir https://exemple.test' })).toMatch(/^Écrivez l’observation/)
    expect(messageOf({ observation: 'Ils ont <b>couru</b>' })).toMatch(/^Écrivez l’observation/)
    expect(messageOf({ groupSize: 0 })).toMatch(/1 à 20/)
    expect(messageOf({ groupSize: 21 })).toMatch(/1 à 20/)
    expect(parse({ allergies: ['DUST'] }).success).toBe(false)
    expect(messageOf({ idea: { title: 'a{b', line: '', sheetKey: null } })).toMatch(/^Cette idée/)
    expect(parse({ idea: { title: 'a', line: 'b', sheetKey: 'Pas une clé' } }).success).toBe(false)
  })

  test('names become plain text, and duplicates are removed', () => {
    const themes = [
      '  Neige\u00A0 et\tglace ',
      'NEIGE ET GLACE',
      '\u200B\u202E\u{E0041}',
      'Cha\u0302teaux 🏰',
      'Ｆｌｅｕｒｓ',
    ]
    expect(parse({ themes }).data?.criteria.themes).toEqual(['NEIGE ET GLACE', 'Châteaux', 'Fleurs'])
  })

  test.each([
    'https://exemple.ca',
    'www.exemple.ca',
    'exemple.com',
    'marie@exemple',
    '514 555-1234',
    '<script>alert(1)</script>',
    '{"role":"system"}',
    'a = b',
    '`rm -rf`',
    '</demande_educatrice>',
    'Neige\\n',
    '${globalThis.process}',
    '[INST]',
    'a|b',
  ])('%j is not a name', (theme) => {
    expect(messageOf({ themes: [theme] })).toMatch(/^Écrivez seulement des mots/)
  })

  test('limits', () => {
    expect(parse({ themes: ['é'.repeat(120)] }).success).toBe(true)
    expect(messageOf({ themes: ['é'.repeat(121)] })).toMatch(/120/)
    expect(messageOf({ themes: ['a', 'b', 'c', 'd', 'e', 'f'] })).toMatch(/5 thèmes/)
    expect(messageOf({ materials: Array.from({ length: 11 }, (_, index) => `m${index}`) })).toMatch(/10 matériels/)
    expect(messageOf({ ageGroups: [] })).toMatch(/groupe d’âge/)
    expect(messageOf({ developments: [] })).toMatch(/domaines/)
    expect(parse({ durationMinutes: 25 }).success).toBe(false)
    expect(parse({ daycareId: good.id }).success).toBe(false)
  })

  test('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(GenerateActivityInput.safeParse(value).success).toBe(false)
      }),
    )
  })
})

test.each([
  ['America/Toronto', true],
  ['UTC', true],
  ['Pacific/Kiritimati', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Amerique/Montreal', false],
  ['+05:00', false],
  ['', false],
  ['a'.repeat(100), false],
  ["America/Toronto'; DROP TABLE", false],
])('time zone %j: %s', (timezone, isKnown) => {
  expect(CountGeneratedInput.safeParse({ timezone }).success).toBe(isKnown)
})
