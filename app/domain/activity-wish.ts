import { MATERIALS, THEMES } from '#content/reference.ts'
import type { ActivityCriteria } from './activity-criteria.ts'
import { AGE_GROUPS, DEVELOPMENTS, SEASONS, type Season } from './enums.ts'

/** What a page of the application already knows of the activity one wants to make; the generator begins with it. */
export type ActivityWish = Partial<Pick<ActivityCriteria, 'ageGroups' | 'developments'>> & {
  /** Keys of the reference lists (`content/reference.ts`). */
  themes?: readonly string[]
  materials?: readonly string[]
  season?: Season
}

const SEPARATOR = '.'

/** The wish as the address of the generator carries it: values of closed lists, joined by a dot. */
export function writeWish({ ageGroups, developments, themes, materials, season }: ActivityWish): string {
  return [ageGroups, developments, themes, materials, season].flatMap((values) => values ?? []).join(SEPARATOR)
}

/** The criteria that an address wishes, names instead of keys. What it does not know is left out, and so is an empty list. */
export function readWish(text: string): Partial<ActivityCriteria> {
  const values = new Set(text.split(SEPARATOR))
  const among = <Value extends string>(allowed: readonly Value[]) => allowed.filter((value) => values.has(value))
  const named = (list: readonly { key: string; name: string }[]) =>
    list.filter(({ key }) => values.has(key)).map(({ name }) => name)
  const [season] = among(SEASONS)
  const criteria = {
    ageGroups: among(AGE_GROUPS),
    developments: among(DEVELOPMENTS).slice(0, 2),
    themes: named(THEMES).slice(0, 3),
    materials: named(MATERIALS),
  }
  const wished = Object.entries(criteria).filter(([, list]) => list.length > 0)
  return { ...Object.fromEntries(wished), ...(season && { season }) }
}
