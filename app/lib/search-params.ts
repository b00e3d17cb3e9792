import * as z from 'zod/mini'

/*
 * Fields of the schemas given to `validateSearch`. What an address gets wrong is dropped without a word, and what is usual
 * is not written: a default that the schema fills in would redirect the first visit to an address that spells it out.
 */

/** Absent unless it is what the schema says. */
export function searchField<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

/** A text of digits only has been read as a number by then. */
const written = z.union([z.string(), z.number()])

/** A text, cut after `max` characters; an empty one is absent. */
export function searchText(max?: number) {
  return searchField(
    z.pipe(
      written,
      z.transform((value) => String(value).slice(0, max) || undefined),
    ),
  )
}

/** One of a closed list, of which the first is the usual one. */
export function searchChoice<const Value extends string>(choices: readonly Value[]) {
  return searchField(
    z.pipe(
      z.enum(choices),
      z.transform((value) => (value === choices[0] ? undefined : value)),
    ),
  )
}

/** A number of a page; the first one is the usual one. */
export function searchPage(max: number) {
  return searchField(z.pipe(z.pipe(written, z.transform(Number)), z.int().check(z.minimum(2), z.maximum(max))))
}

/** `1` for a choice that is made, read as `mark`. */
export function searchFlag<const Mark>(mark: Mark) {
  return searchField(
    z.pipe(
      written,
      z.transform((value) => (String(value) === '1' ? mark : undefined)),
    ),
  )
}

/** Values of a closed list joined by a dot, which an address does not have to escape, in the order of the list. */
export function searchList<Value extends string>(allowed: readonly Value[]) {
  return z.catch(
    z.pipe(
      z.optional(z.string()),
      z.transform((joined = '') => {
        const values = joined.split('.')
        return allowed.filter((value) => values.includes(value))
      }),
    ),
    [],
  )
}
