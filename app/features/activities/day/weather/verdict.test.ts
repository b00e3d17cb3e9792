import { describe, expect, test } from 'vitest'
import { weatherSentences } from '#content/pages/team/weather.ts'
import { draftOf, rulesOf } from './policy-draft.ts'
import { PROPOSED_RULES, SaveWeatherPolicyInput, SUBJECTS, type Subject, type WeatherRules } from './schema.ts'
import { adviceFor, findingsOf, levelOf, readMeasure, readNumber, type TodayValues, windChillOf } from './verdict.ts'

const EMPTY = { adapt: null, stayIn: null, babiesAdapt: null, babiesStayIn: null, words: '' }
const rulesWith = (subject: Subject, thresholds: Partial<WeatherRules[Subject]>): WeatherRules => ({
  ...PROPOSED_RULES,
  cold: EMPTY,
  [subject]: { ...EMPTY, ...thresholds },
})
const linesOn = (subject: string) => ({
  published: `Repère : ${subject}`,
  before: [`Avant : ${subject}`],
  outside: [`Dehors : ${subject}`],
  goIn: `On rentre : ${subject}`,
})
const GUIDE = { cold: linesOn('froid'), heat: linesOn('chaleur'), uv: linesOn('soleil'), air: linesOn('air') }
const QUIET: TodayValues = { isRaining: false, hasThunder: false, ageGroups: [] }
const on = (values: Partial<TodayValues>): TodayValues => ({ ...QUIET, ...values })
const levelsOf = (rules: WeatherRules, values: Partial<TodayValues>) =>
  findingsOf(rules, on(values)).map(({ subject, level }) => [subject, level])

describe('a number as it is typed', () => {
  test.each([
    ['-12', -12],
    ['−12', -12],
    ['–12', -12],
    [' 12,5 ', 12.5],
    ['12.5', 12.5],
    ['+3', 3],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['-', null],
    ['−', null],
    ['douze', undefined],
    ['1e3', undefined],
    ['12-', undefined],
    ['--2', undefined],
    ['1234', undefined],
    ['0000000000001', undefined],
  ])('%o is %o', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })

  test('has a range for each measure, its ends included', () => {
    expect(readMeasure('temperature', '-60')).toBe(-60)
    expect(readMeasure('temperature', '-61')).toBeUndefined()
    expect(readMeasure('temperature', '50')).toBe(50)
    expect(readMeasure('temperature', '50,5')).toBeUndefined()
    expect(readMeasure('wind', '-1')).toBeUndefined()
    expect(readMeasure('uv', '')).toBeNull()
  })

  test('of the air index ends with « 10+ », above ten', () => {
    expect(readMeasure('air', '10+')).toBe(11)
    expect(readMeasure('air', '10')).toBe(10)
    expect(readMeasure('uv', '10+')).toBeUndefined()
  })
})

describe('the wind chill', () => {
  // From the chart of Environment Canada.
  test.each([
    [5, 5, 4],
    [5, 80, -3],
    [0, 5, -2],
    [0, 40, -7],
    [-5, 5, -7],
    [-10, 20, -18],
    [-15, 60, -30],
    [-20, 30, -33],
    [-25, 15, -35],
    [-40, 80, -67],
  ])('at %i °C with %i km/h is %i', (temperature, wind, index) => {
    expect(windChillOf(temperature, wind)).toBe(index)
  })

  test('is not said where the chart has none', () => {
    expect(windChillOf(5.1, 40)).toBeNull()
    expect(windChillOf(-10, 4.9)).toBeNull()
    expect(windChillOf(-10, 0)).toBeNull()
  })
})

describe('a value against the policy', () => {
  const cold = rulesWith('cold', { adapt: -15, stayIn: -25 })
  test.each([
    [-14.9, 'USUAL'],
    [-15, 'ADAPT'],
    [-24.9, 'ADAPT'],
    [-25, 'STAY_IN'],
    [-40, 'STAY_IN'],
  ])('of the cold: %d is %s', (temperature, level) => {
    expect(levelsOf(cold, { temperature })).toEqual([['cold', level]])
  })

  test.each(['heat', 'uv', 'air'] as const)('of %s: each threshold is reached at its number', (subject) => {
    const rules = rulesWith(subject, { adapt: 16, stayIn: 18 })
    const measure = subject === 'heat' ? 'humidex' : subject
    const levels = [15, 16, 17, 18].map((value) => levelsOf(rules, { [measure]: value })[0]?.[1])
    expect(levels).toEqual(['USUAL', 'ADAPT', 'ADAPT', 'STAY_IN'])
  })

  test('without « on adapte » has no answer until « on reste à l’intérieur » is reached, never « habituelle »', () => {
    expect(levelsOf(PROPOSED_RULES, { temperature: -26 })).toEqual([['cold', 'UNSET']])
    expect(levelsOf(PROPOSED_RULES, { temperature: -27 })).toEqual([['cold', 'STAY_IN']])
    for (const subject of SUBJECTS)
      expect(levelsOf(rulesWith(subject, {}), { temperature: -50, humidex: 60, uv: 15, air: 11 })).toEqual([
        ['cold', 'UNSET'],
        ['heat', 'UNSET'],
        ['uv', 'UNSET'],
        ['air', 'UNSET'],
      ])
  })

  test('with « on adapte » alone never asks to stay inside', () => {
    expect(levelsOf(rulesWith('cold', { adapt: -10 }), { temperature: -50 })).toEqual([['cold', 'ADAPT']])
  })

  test('of the cold is the colder of temperature and wind chill, typed before computed', () => {
    const values = (today: Partial<TodayValues>) => findingsOf(cold, on(today)).map(({ value }) => value)
    expect(values({ temperature: -10, wind: 20 })).toEqual([{ measure: 'windChill', isComputed: true, number: -18 }])
    expect(values({ temperature: -10, wind: 20, windChill: -16 })).toEqual([
      { measure: 'windChill', isComputed: false, number: -16 },
    ])
    expect(values({ temperature: -20, windChill: -16 })).toEqual([
      { measure: 'temperature', isComputed: false, number: -20 },
    ])
    expect(values({ temperature: -10, wind: 3 })).toEqual([{ measure: 'temperature', isComputed: false, number: -10 }])
    expect(values({ wind: 60 })).toEqual([])
  })

  test('of the heat is the higher of humidex and temperature', () => {
    const rules = rulesWith('heat', { adapt: 30, stayIn: 40 })
    expect(findingsOf(rules, on({ temperature: 29, humidex: 38 }))[0]).toMatchObject({
      level: 'ADAPT',
      value: { measure: 'humidex', number: 38 },
      threshold: { name: 'adapt', number: 30 },
    })
    expect(levelsOf(rules, { temperature: 31 })).toEqual([['heat', 'ADAPT']])
  })

  test('a temperature is of the cold or of the heat, unless it reaches a threshold of the other', () => {
    expect(levelsOf(cold, { temperature: 14.9 })).toEqual([['cold', 'USUAL']])
    expect(levelsOf(cold, { temperature: 15 })).toEqual([['heat', 'UNSET']])
    expect(levelsOf(rulesWith('cold', { adapt: 15 }), { temperature: 15 })).toEqual([
      ['cold', 'ADAPT'],
      ['heat', 'UNSET'],
    ])
  })

  test('meets the thresholds of babies only in a group that has some, and the others where babies have none', () => {
    const rules = rulesWith('cold', { adapt: -15, stayIn: -25, babiesStayIn: -12 })
    const level = (temperature: number, ageGroups: TodayValues['ageGroups']) =>
      findingsOf(rules, on({ temperature, ageGroups }))[0]
    expect(level(-12, ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'])).toMatchObject({
      level: 'STAY_IN',
      threshold: { name: 'babiesStayIn', number: -12 },
    })
    expect(level(-11.9, ['AGE_0_18_MONTHS'])?.level).toBe('USUAL')
    expect(level(-12, ['AGE_18_MONTHS_2_YEARS'])?.level).toBe('USUAL')
    expect(level(-12, [])?.level).toBe('USUAL')
  })

  test('that is not a number is not compared', () => {
    expect(levelsOf(cold, { temperature: null, windChill: undefined })).toEqual([])
  })
})

describe('the day', () => {
  test('is inside at the first thunder, whatever the rest', () => {
    const findings = findingsOf(PROPOSED_RULES, on({ hasThunder: true, temperature: 20 }))
    expect(findings[0]).toEqual({ subject: 'thunder', level: 'STAY_IN' })
    expect(levelOf(findings)).toBe('STAY_IN')
  })

  test('takes what the daycare asks for when it rains', () => {
    const rain = (level: WeatherRules['rain']['level']) =>
      levelsOf({ ...PROPOSED_RULES, rain: { level, words: '' } }, { isRaining: true })
    expect(rain(null)).toEqual([['rain', 'UNSET']])
    expect(rain('USUAL')).toEqual([['rain', 'USUAL']])
    expect(rain('STAY_IN')).toEqual([['rain', 'STAY_IN']])
  })

  test('is as its furthest answer, and « habituelle » only when every value has one', () => {
    const rules = { ...rulesWith('uv', { adapt: 6, stayIn: 11 }), cold: { ...EMPTY, adapt: -15, stayIn: -25 } }
    const level = (values: Partial<TodayValues>) => levelOf(findingsOf(rules, on(values)))
    expect(level({})).toBeNull()
    expect(level({ temperature: -5, uv: 2 })).toBe('USUAL')
    expect(level({ temperature: -5, uv: 2, air: 2 })).toBe('UNSET')
    expect(level({ temperature: -16, uv: 2, air: 2 })).toBe('ADAPT')
    expect(level({ temperature: -16, uv: 11 })).toBe('STAY_IN')
  })
})

describe('a policy', () => {
  const isAccepted = (subject: Subject, thresholds: Partial<WeatherRules[Subject]>) =>
    SaveWeatherPolicyInput.safeParse({ rules: rulesWith(subject, thresholds), seen: null }).success

  test('has its thresholds in the order of a worsening day, with those of babies no later', () => {
    expect(isAccepted('cold', { adapt: -15, stayIn: -25, babiesAdapt: -10, babiesStayIn: -20 })).toBe(true)
    expect(isAccepted('cold', { adapt: -15, stayIn: -15 })).toBe(false)
    expect(isAccepted('cold', { adapt: -25, stayIn: -15 })).toBe(false)
    expect(isAccepted('cold', { stayIn: -25, babiesStayIn: -25 })).toBe(true)
    expect(isAccepted('cold', { stayIn: -25, babiesStayIn: -26 })).toBe(false)
    expect(isAccepted('heat', { adapt: 30, stayIn: 40, babiesAdapt: 28, babiesStayIn: 36 })).toBe(true)
    expect(isAccepted('heat', { adapt: 40, stayIn: 30 })).toBe(false)
    expect(isAccepted('heat', { adapt: 30, babiesAdapt: 31 })).toBe(false)
  })

  test('has whole numbers in their range', () => {
    expect(isAccepted('cold', { stayIn: -60 })).toBe(true)
    expect(isAccepted('cold', { stayIn: -61 })).toBe(false)
    expect(isAccepted('uv', { adapt: 6.5 })).toBe(false)
    expect(isAccepted('air', { stayIn: 12 })).toBe(false)
  })

  test('that is proposed has one threshold, the one published for going out', () => {
    const numbers = SUBJECTS.flatMap((subject) =>
      Object.values(PROPOSED_RULES[subject]).filter((value) => typeof value === 'number'),
    )
    expect(numbers).toEqual([-27])
    expect(PROPOSED_RULES.rain.level).toBeNull()
  })
})

describe('the lines of the guide', () => {
  const advice = (values: Partial<TodayValues>, hasWind = false) =>
    adviceFor(findingsOf(PROPOSED_RULES, on(values)), GUIDE, hasWind)

  test('are those of the sheets of what was found, each once', () => {
    expect(advice({ temperature: -10 })).toEqual({
      before: GUIDE.cold.before,
      outside: GUIDE.cold.outside,
      stop: [GUIDE.cold.goIn],
    })
    expect(advice({ uv: 5, air: 3 }).stop).toEqual([GUIDE.uv.goIn, GUIDE.air.goIn])
    expect(advice({})).toEqual({ before: [], outside: [], stop: [] })
  })

  test('say nothing of frostbite or heat in mild weather, unless a threshold is reached', () => {
    expect(advice({ temperature: 0 }).stop).toEqual([GUIDE.cold.goIn])
    expect(advice({ temperature: 0.5 }).stop).toEqual([])
    expect(advice({ temperature: 19.9 }).stop).toEqual([])
    expect(advice({ temperature: 20 }).stop).toEqual([GUIDE.heat.goIn])
    const rules = rulesWith('cold', { adapt: 5 })
    expect(adviceFor(findingsOf(rules, on({ temperature: 5 })), GUIDE, false).stop).toEqual([GUIDE.cold.goIn])
  })

  test('name the wood when there is wind', () => {
    expect(advice({ temperature: 10 }, true).outside.join()).toContain('forêt')
    expect(advice({ temperature: 10 }).outside.join()).not.toContain('forêt')
  })
})

describe('a policy that is being written', () => {
  test('comes back as it was, « 10+ » included', () => {
    const rules = rulesWith('air', { adapt: 7, stayIn: 11, words: 'Jeux calmes.' })
    expect(draftOf(rules).air).toMatchObject({ adapt: '7', stayIn: '10+' })
    expect(rulesOf(draftOf(rules))).toEqual({ rules, errors: {} })
    expect(rulesOf(draftOf({ ...PROPOSED_RULES, rain: { level: 'ADAPT', words: '' } })).rules?.rain.level).toBe('ADAPT')
  })

  test('names each field that is wrong, in French, and gives no rules', () => {
    const draft = draftOf(rulesWith('cold', { adapt: -15 }))
    const wrong = {
      ...draft,
      cold: { ...draft.cold, stayIn: '-10', babiesAdapt: 'frais' },
      uv: { ...draft.uv, adapt: '6,5', words: 'a'.repeat(301) },
    }
    const { rules, errors } = rulesOf(wrong)
    expect(rules).toBeUndefined()
    expect(errors).toEqual({
      'cold.stayIn': weatherSentences.order.cold,
      'cold.babiesAdapt': weatherSentences.range(-60, 15),
      'uv.adapt': weatherSentences.range(1, 20),
      'uv.words': weatherSentences.wordsTooLong,
    })
  })
})
