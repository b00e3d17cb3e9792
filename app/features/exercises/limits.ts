// Apart from the schemas: screens need these, and a schema library would weigh on every page.
export const EXERCISE_COUNT = 42
export const PRECAUTION_MAX = 200
export const TITLE_MAX = 80
export const DESCRIPTION_MAX = 500
export const STATEMENT_MAX = 200
export const STATEMENTS_MAX = 20
/** Sheets of one's own that one person may keep. */
export const SITUATIONS_MAX = 100

export const SIDES = ['risks', 'benefits', 'depends'] as const
export type Side = (typeof SIDES)[number]

/** Sheets of colleagues that a person is shown. */
export const SHARED_MAX = 100
