import { SEASONS, type Season } from '#app/domain/enums.ts'
import { PLAY_KINDS, type PlayKind } from '#content/exercises/types.ts'

/** The filters as the address carries them: values joined by a dot, none for an empty filter. */
export type ExerciseSearch = { kinds?: string; seasons?: string }
export type ExerciseFilters = { kinds: PlayKind[]; seasons: Season[] }

function among<Value extends string>(raw: unknown, allowed: readonly Value[]): Value[] {
  const values = typeof raw === 'string' ? raw.split('.') : []
  return allowed.filter((value) => values.includes(value))
}

/** What an address asks for; what it does not understand asks nothing. */
export function filtersOf({ kinds, seasons }: { kinds?: unknown; seasons?: unknown }): ExerciseFilters {
  return { kinds: among(kinds, PLAY_KINDS), seasons: among(seasons, SEASONS) }
}

export function searchOf({ kinds, seasons }: ExerciseFilters): ExerciseSearch {
  return {
    ...(kinds.length > 0 && { kinds: kinds.join('.') }),
    ...(seasons.length > 0 && { seasons: seasons.join('.') }),
  }
}

/** `validateSearch` of the pages: keeps what is valid, drops the rest without a word. */
export function parseExerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  return searchOf(filtersOf(search))
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
