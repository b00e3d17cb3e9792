/** Level of the titles of a sheet's sections: 2 on its own page, lower inside another part of a page. */
export type Level = 2 | 3 | 4

/** The titles one step below. */
export const BELOW = { 2: 'h3', 3: 'h4', 4: 'h5' } as const satisfies Record<Level, string>
