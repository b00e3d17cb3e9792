/** Activities per page. */
export const PAGE_SIZE = 24
/** A list of all daycares is counted up to this many, then shown as « plus de 1 000 »: this bounds the cost of the count. */
export const COUNT_CAP = 1_000
/** Days during which a deleted activity can be restored. */
export const RESTORE_DAYS = 30

/** Characters of a search text. */
export const SEARCH_MAX = 80
/** Words of a search that are looked for; the following ones are ignored. */
export const SEARCH_WORDS_MAX = 6
/** Characters of the note on a lived day. */
export const NOTE_MAX = 200

/** Characters of one text of a sheet that a person writes. */
export const SHEET_TEXT_MAX = 900
/** Characters of the title of a sheet. */
export const SHEET_TITLE_MAX = 80
/** Entries of one list of a sheet. */
export const SHEET_ENTRIES_MAX = 15

/** Who may read an activity of a daycare: its author alone, or everybody who works there. */
export const VISIBILITIES = ['PRIVATE', 'TEAM'] as const
export type Visibility = (typeof VISIBILITIES)[number]
