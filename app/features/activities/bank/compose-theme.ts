import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { Place } from '#app/domain/enums.ts'
import { CUSTOM_THEME } from '#content/activities/blocks/custom.ts'
import { THEME_BLOCKS } from '#content/activities/blocks/themes.ts'
import type { Facet, KernelKey, ThemeBlock } from '#content/activities/blocks/types.ts'
import { bandsOf } from './compose-bands.ts'
import { findTheme, quotable, themeName } from './compose-names.ts'
import type { Chooser } from './compose-random.ts'
import { fill, type Holes } from './compose-text.ts'

/** A theme as the composer speaks of it, of the reference list or typed by someone. */
export type Theme = Pick<ThemeBlock, 'facets' | 'seen' | 'questions' | 'vocabulary' | 'next' | 'family'> & {
  name: string
  kin: KernelKey[]
}

function customTheme(name: string): Theme {
  const holes = { nom: quotable(name) }
  const all = (list: string[]) => list.map((text) => fill(text, holes))
  const facets = Object.entries(CUSTOM_THEME.facets).map(([facet, text]) => [facet, fill(text, holes)])
  return {
    name,
    facets: Object.fromEntries(facets) as Record<Facet, string>,
    seen: all(CUSTOM_THEME.seen),
    questions: all(CUSTOM_THEME.questions),
    vocabulary: [],
    next: all(CUSTOM_THEME.next),
    family: all(CUSTOM_THEME.family),
    kin: [],
  }
}

export function resolveTheme(name: string): Theme {
  const block = findTheme(name)
  return block ? { ...block, name } : customTheme(name)
}

/** A theme that goes well with a play, its place and its season, when the educator chose none. */
export function suggestTheme(kernel: KernelKey, criteria: ActivityCriteria, choose: Chooser): Theme {
  const { place, season } = criteria
  const isBabies = bandsOf(criteria).at(-1) === 'poupon'
  const here = THEME_BLOCKS.filter(
    (block) => block.places.includes(place) && block.seasons.includes(season) && !(isBabies && block.notForBabies),
  )
  const near = here.filter((block) => block.kin.includes(kernel))
  const [block = here[0]] = choose.order('theme', near.length > 0 ? near : here)
  if (!block) throw new RangeError('no theme in the bank')
  return { ...block, name: themeName(block) }
}

/** Words of the theme for the holes of a template; {indices} depends on where one looks. */
export function themeHoles(theme: Theme, place: Place): Holes {
  return { ...theme.facets, indices: place === 'INDOORS' ? theme.facets.dedans : theme.facets.dehors }
}
