/** Activities per page. */
export const PAGE_SIZE = 24
/** Above this many, the count of a list is not exact any more: « plus de 10 000 ». It keeps its cost bounded. */
export const COUNT_CAP = 10_000
/** Days during which a deletion can be taken back. */
export const RESTORE_DAYS = 30

/** Characters of a search. */
export const SEARCH_MAX = 80
/** Words of a search that are looked for; the others are left out. */
export const SEARCH_WORDS_MAX = 6
/** Characters of the line that is kept of a lived activity. */
export const NOTE_MAX = 200

/** Who reads an activity of a daycare: its author alone, or everybody who works there. */
export const VISIBILITIES = ['PRIVATE', 'TEAM'] as const
