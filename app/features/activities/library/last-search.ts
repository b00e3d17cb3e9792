import type { LibrarySearch } from './search-params.ts'

let last: LibrarySearch = {}

/** Remembers, in this window, the filters of the list that is on screen. Call it from an effect, never while rendering on the server. */
export function rememberSearch(search: LibrarySearch): void {
  last = search
}

/** Where « Activités » leads back to: the list as it was left, without filters after a reload. */
export function lastSearch(): LibrarySearch {
  return last
}
