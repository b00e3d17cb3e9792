import * as z from 'zod/mini'
import { SEASONS, type Season } from '#app/domain/enums.ts'
import { searchList } from '#app/lib/search-params.ts'
import { PLAY_KINDS, type PlayKind } from '#content/exercises/types.ts'

const ExerciseFilters = z.object({ kinds: searchList(PLAY_KINDS), seasons: searchList(SEASONS) })
export type ExerciseFilters = z.infer<typeof ExerciseFilters>

/** The filters as the address carries them: nothing for an empty one. */
export const ExerciseSearch = z.pipe(ExerciseFilters, z.transform(searchOf))
export type ExerciseSearch = { kinds?: string; seasons?: string }

/** What an address asks for; what it does not understand asks nothing. */
export function filtersOf(search: ExerciseSearch): ExerciseFilters {
  return ExerciseFilters.parse(search)
}

export function searchOf({ kinds, seasons }: ExerciseFilters): ExerciseSearch {
  return {
    ...(kinds.length > 0 && { kinds: kinds.join('.') }),
    ...(seasons.length > 0 && { seasons: seasons.join('.') }),
  }
}

/** Situations of one of the kinds that can be lived in one of the seasons; no choice is every choice. */
export function keepMatching<Item extends { kind: PlayKind; seasons: readonly Season[] }>(
  items: readonly Item[],
  { kinds, seasons }: ExerciseFilters,
): Item[] {
  return items.filter(
    (item) =>
      (kinds.length === 0 || kinds.includes(item.kind)) &&
      (seasons.length === 0 || item.seasons.some((season) => seasons.includes(season))),
  )
}
