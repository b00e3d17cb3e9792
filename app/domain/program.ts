/** The two kinds of quiz, with the codes of the database. Apart from the schemas, so that an address can be read without them. */
export const PROGRAMS = ['PETITE_ENFANCE', 'ALEX'] as const
export type Program = (typeof PROGRAMS)[number]
