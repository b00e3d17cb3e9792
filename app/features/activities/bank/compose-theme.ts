import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { Place } from '#app/domain/enums.ts'
import { CUSTOM_THEME } from '#content/activities/blocks/custom.ts'
import { THEME_BLOCKS } from '#content/activities/blocks/themes.ts'
import type { Facet, KernelKey, ThemeBlock } from '#content/activities/blocks/types.ts'
import { bandsOf } from './compose-bands.ts'
import { findTheme, quotable, themeName } from './compose-names.ts'
import type { Chooser } from './compose-random.ts'
import { fill, type Holes } from './compose-text.ts'

/** A theme, of the reference list or typed by a person. */
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

/** The theme of that name, or a generic one for a name that is not in the reference list. */
export function resolveTheme(name: string): Theme {
  const block = findTheme(name)
  return block ? { ...block, name } : customTheme(name)
}

/** A theme that suits the play, the place and the season, for criteria without theme. */
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

/** Values of the placeholders of a theme; {indices} depends on the place. */
export function themeHoles(theme: Theme, place: Place): Holes {
  return { ...theme.facets, indices: place === 'INDOORS' ? theme.facets.dedans : theme.facets.dehors }
}
