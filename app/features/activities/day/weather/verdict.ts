import type { AgeGroup } from '#app/domain/enums.ts'
import { AIR_ABOVE_TEN, WEATHER_ADVICE } from '#content/pages/team/weather.ts'
import {
  type AskedLevel,
  SUBJECTS,
  type Subject,
  severity,
  type ThresholdName,
  type WeatherPolicy,
  type WeatherRules,
} from './schema.ts'

/*
 * Where the values of a day stand against the policy of a daycare. Pure: the page computes it as she types. It compares, and
 * decides nothing: where the policy is silent, so is the answer.
 */

/** What she may type. */
export const MEASURES = ['temperature', 'wind', 'windChill', 'humidex', 'uv', 'air'] as const
export type Measure = (typeof MEASURES)[number]

/** Lowest and highest value that is read as one: degrees Celsius, km/h, and indices. */
export const MEASURE_RANGES: Record<Measure, readonly [lowest: number, highest: number]> = {
  temperature: [-60, 50],
  wind: [0, 200],
  windChill: [-80, 10],
  humidex: [15, 70],
  uv: [0, 20],
  air: [1, AIR_ABOVE_TEN],
}

const MINUS_SIGNS = /[\u2212\u2013\u2011]/g
const NUMBER = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/
/** Longer than any value: nothing is read in it. */
const LONGEST = 12

/** A number as people type it, « −12,5 »; null for an empty field or a sign alone, undefined for what is no number. */
export function readNumber(typed: string): number | null | undefined {
  if (typed.length > LONGEST) return undefined
  const text = typed.trim().replace(MINUS_SIGNS, '-').replace(',', '.')
  if (text === '' || text === '-' || text === '+') return null
  return NUMBER.test(text) ? Number(text) : undefined
}

/** A number of the air index, which ends with « 10+ ». */
export const readAir = (typed: string) => (typed.trim() === '10+' ? AIR_ABOVE_TEN : readNumber(typed))

/** A value of today, as {@link readNumber}; also undefined out of its range. */
export function readMeasure(measure: Measure, typed: string): number | null | undefined {
  const value = measure === 'air' ? readAir(typed) : readNumber(typed)
  if (value === null || value === undefined) return value
  const [lowest, highest] = MEASURE_RANGES[measure]
  return value >= lowest && value <= highest ? value : undefined
}

/**
 * The wind chill index of Environment Canada, without a unit, rounded as it is published; null where its chart has none: above
 * 5 °C, and below a wind of 5 km/h, measured at 10 m.
 * @param temperature in degrees Celsius
 * @param wind in km/h
 */
export function windChillOf(temperature: number, wind: number): number | null {
  if (temperature > 5 || wind < 5) return null
  const power = wind ** 0.16
  return Math.round(13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power)
}

export type TodayValues = Partial<Record<Measure, number | null | undefined>> & {
  isRaining: boolean
  hasThunder: boolean
  ageGroups: readonly AgeGroup[]
}

/** What the policy says of a subject, or of the day: `UNSET` where it has no threshold that answers. */
export type Level = AskedLevel | 'UNSET'

export type Finding = {
  subject: Subject | 'rain' | 'thunder'
  level: Level
  /** The value that was compared. Absent for rain and thunder. */
  value?: { measure: Measure; isComputed: boolean; number: number }
  /** The threshold that is reached, or else the next one; absent where there is none. */
  threshold?: { name: ThresholdName; number: number }
}

/** Below it a temperature is compared with the cold, from it on with the heat: it only chooses which of the two is shown. */
const MILD = 15

type Value = NonNullable<Finding['value']>

/** The value of a subject that goes furthest: wind chill or temperature, humidex or temperature. */
function valueOf(subject: Subject, today: TodayValues): Value | undefined {
  const typed = (measure: Measure): Value[] => {
    const number = today[measure]
    return typeof number === 'number' ? [{ measure, isComputed: false, number }] : []
  }
  const computed = (): Value[] => {
    const { temperature, wind } = today
    const number = typeof temperature === 'number' && typeof wind === 'number' ? windChillOf(temperature, wind) : null
    return number === null ? [] : [{ measure: 'windChill', isComputed: true, number }]
  }
  const chill = typed('windChill')
  const values = {
    cold: [...(chill.length > 0 ? chill : computed()), ...typed('temperature')],
    heat: [...typed('humidex'), ...typed('temperature')],
    uv: typed('uv'),
    air: typed('air'),
  }[subject]
  return values.toSorted((a, b) => severity(subject, b.number) - severity(subject, a.number))[0]
}

/** The thresholds that hold for these children: those of babies, where there are some, come first. */
function thresholdsFor(rules: WeatherRules[Subject], hasBabies: boolean) {
  const pick = (general: 'adapt' | 'stayIn', babies: 'babiesAdapt' | 'babiesStayIn') => {
    const name = hasBabies && rules[babies] !== null ? babies : general
    const number = rules[name]
    return number === null ? undefined : { name, number }
  }
  return { adapt: pick('adapt', 'babiesAdapt'), stayIn: pick('stayIn', 'babiesStayIn') }
}

function findingOf(subject: Subject, rules: WeatherRules, today: TodayValues): Finding[] {
  const value = valueOf(subject, today)
  if (!value) return []
  const { adapt, stayIn } = thresholdsFor(rules[subject], today.ageGroups.includes('AGE_0_18_MONTHS'))
  const isReached = (threshold: { number: number } | undefined) =>
    threshold !== undefined && severity(subject, value.number) >= severity(subject, threshold.number)
  const level = isReached(stayIn) ? 'STAY_IN' : isReached(adapt) ? 'ADAPT' : adapt ? 'USUAL' : 'UNSET'
  const isOther =
    (subject === 'cold' && value.number >= MILD) ||
    (subject === 'heat' && value.measure === 'temperature' && value.number < MILD)
  if (isOther && level !== 'STAY_IN' && level !== 'ADAPT') return []
  const threshold = level === 'STAY_IN' ? stayIn : level === 'ADAPT' ? adapt : (adapt ?? stayIn)
  return [{ subject, level, value, ...(threshold && { threshold }) }]
}

/** What the policy says of each value that was typed, thunder first. */
export function findingsOf(rules: WeatherRules, today: TodayValues): Finding[] {
  return [
    ...(today.hasThunder ? [{ subject: 'thunder', level: 'STAY_IN' } as const] : []),
    ...SUBJECTS.flatMap((subject) => findingOf(subject, rules, today)),
    ...(today.isRaining ? [{ subject: 'rain', level: rules.rain.level ?? 'UNSET' } as const] : []),
  ]
}

/**
 * What the policy says of the day: the furthest of its answers. It never says « sortie habituelle » of a day in which a
 * value has met no answer. Null when nothing was compared.
 */
export function levelOf(findings: readonly Finding[]): Level | null {
  const order = ['STAY_IN', 'ADAPT', 'UNSET', 'USUAL'] as const
  return order.find((level) => findings.some((finding) => finding.level === level)) ?? null
}

/** The lines that go with a day: what to put on and prepare, what to do outside, when to stop. */
export type Advice = { before: readonly string[]; outside: readonly string[]; stop: readonly string[] }

/** Degrees between which neither the sheet on the cold nor that on the heat says anything useful. */
const PLEASANT = { above: 0, below: 20 }

function adviceOn({ subject, level, value }: Finding, guide: WeatherPolicy['guide']): Advice {
  if (subject === 'rain' || subject === 'thunder') return WEATHER_ADVICE[subject]
  const isReached = level === 'ADAPT' || level === 'STAY_IN'
  const isOfAir = subject === 'cold' || subject === 'heat'
  if (isOfAir && !isReached && value && value.number > PLEASANT.above && value.number < PLEASANT.below)
    return WEATHER_ADVICE.mild
  const { before, outside, goIn } = guide[subject]
  return { before, outside, stop: [goIn] }
}

/** The lines of the guide for what was found, each once. `hasWind`: a wind was typed. */
export function adviceFor(findings: readonly Finding[], guide: WeatherPolicy['guide'], hasWind: boolean): Advice {
  const all: Advice[] = [
    ...findings.map((finding) => adviceOn(finding, guide)),
    ...(hasWind ? [WEATHER_ADVICE.wind] : []),
  ]
  const lines = (part: keyof Advice) => [...new Set(all.flatMap((advice) => advice[part]))]
  return { before: lines('before'), outside: lines('outside'), stop: lines('stop') }
}
