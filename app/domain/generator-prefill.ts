import { MATERIALS, THEMES } from '#content/reference.ts'
import type { ActivityCriteria } from './activity-criteria.ts'
import { AGE_GROUPS, DEVELOPMENTS, SEASONS, type Season } from './enums.ts'

/** Criteria that another page passes to the generator, which begins with them. */
export type GeneratorPrefill = Partial<Pick<ActivityCriteria, 'ageGroups' | 'developments'>> & {
  /** Keys of the reference lists (`content/reference.ts`). */
  themes?: readonly string[]
  materials?: readonly string[]
  season?: Season
}

const SEPARATOR = '.'

/** The criteria for the address of the generator: values of closed lists, joined by dots. */
export function formatPrefill({ ageGroups, developments, themes, materials, season }: GeneratorPrefill): string {
  return [ageGroups, developments, themes, materials, season].flatMap((values) => values ?? []).join(SEPARATOR)
}

/** The criteria in the text of an address, with names instead of keys. Unknown values and empty lists are left out. */
export function parsePrefill(text: string): Partial<ActivityCriteria> {
  const values = new Set(text.split(SEPARATOR))
  const knownValues = <Value extends string>(allowed: readonly Value[]) => allowed.filter((value) => values.has(value))
  const namesIn = (list: readonly { key: string; name: string }[]) =>
    list.filter(({ key }) => values.has(key)).map(({ name }) => name)
  const [season] = knownValues(SEASONS)
  const criteria = {
    ageGroups: knownValues(AGE_GROUPS),
    developments: knownValues(DEVELOPMENTS).slice(0, 2),
    themes: namesIn(THEMES).slice(0, 3),
    materials: namesIn(MATERIALS),
  }
  const nonEmpty = Object.entries(criteria).filter(([, list]) => list.length > 0)
  return { ...Object.fromEntries(nonEmpty), ...(season && { season }) }
}
