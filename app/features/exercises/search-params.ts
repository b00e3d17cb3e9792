import * as z from 'zod/mini'
import { SEASONS, type Season } from '#app/domain/enums.ts'
import { searchList } from '#app/lib/search-params.ts'
import { PLAY_KINDS, type PlayKind } from '#content/exercises/types.ts'

const ExerciseFilters = z.object({ kinds: searchList(PLAY_KINDS), seasons: searchList(SEASONS) })
export type ExerciseFilters = z.infer<typeof ExerciseFilters>

/** The filters as an address carries them; an empty filter is absent. */
export const ExerciseSearch = z.pipe(ExerciseFilters, z.transform(exerciseSearchOf))
export type ExerciseSearch = { kinds?: string; seasons?: string }

/** The filters of an address; values it does not know are ignored. */
export function exerciseFiltersOf(search: ExerciseSearch): ExerciseFilters {
  return ExerciseFilters.parse(search)
}

/** The search parameters of these filters, without the empty ones. */
export function exerciseSearchOf({ kinds, seasons }: ExerciseFilters): ExerciseSearch {
  return {
    ...(kinds.length > 0 && { kinds: kinds.join('.') }),
    ...(seasons.length > 0 && { seasons: seasons.join('.') }),
  }
}

/** Exercises of one of these kinds and of one of these seasons; an empty filter lets everything through. */
export function filterExercises<Item extends { kind: PlayKind; seasons: readonly Season[] }>(
  items: readonly Item[],
  { kinds, seasons }: ExerciseFilters,
): Item[] {
  return items.filter(
    (item) =>
      (kinds.length === 0 || kinds.includes(item.kind)) &&
      (seasons.length === 0 || item.seasons.some((season) => seasons.includes(season))),
  )
}
