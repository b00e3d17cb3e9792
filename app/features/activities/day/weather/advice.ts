import { WEATHER_ADVICE } from '#content/pages/team/weather.ts'
import type { WeatherPolicy } from './schema.ts'
import type { Finding } from './verdict.ts'

/** The lines that go with a day: what to put on and prepare, what to do outside, when to stop. */
export type Advice = { before: readonly string[]; outside: readonly string[]; stop: readonly string[] }

/** Degrees between which neither the sheet on the cold nor that on the heat says anything useful. */
const MILD = { above: 0, below: 20 }

function adviceOn({ subject, level, value }: Finding, guide: WeatherPolicy['guide']): Advice {
  if (subject === 'rain' || subject === 'thunder') return WEATHER_ADVICE[subject]
  const isReached = level === 'ADAPT' || level === 'STAY_IN'
  const isOfAir = subject === 'cold' || subject === 'heat'
  if (isOfAir && !isReached && value && value.number > MILD.above && value.number < MILD.below)
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
