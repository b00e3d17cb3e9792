import * as z from 'zod/mini'

/*
 * Fields of the schemas given to `validateSearch`, which the router reads before any page: each stands in its route or in
 * `search-params.ts`, away from the sentences of the forms. Invalid values are dropped without an error, and defaults are
 * absent: a default filled in by the schema would redirect the first visit to an address that contains it.
 */

/** A field that is absent when the value does not fit the schema. */
export function searchField<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

/** The router has already parsed a text of digits as a number. */
const textOrNumber = z.union([z.string(), z.number()])

/**
 * A text, cut after `max` characters; an empty one is absent. Of a closed list whose content only the page has, any text
 * is accepted: an unknown value shows the default, without a redirect.
 */
export function searchText(max?: number) {
  return searchField(
    z.pipe(
      textOrNumber,
      z.transform((value) => String(value).slice(0, max) || undefined),
    ),
  )
}

/** A value of a closed list; the first one is the default, and absent. */
export function searchChoice<const Value extends string>(choices: readonly Value[]) {
  return searchField(
    z.pipe(
      z.enum(choices),
      z.transform((value) => (value === choices[0] ? undefined : value)),
    ),
  )
}

/** A page number up to `max`; page 1 is the default, and absent. */
export function searchPage(max: number) {
  return searchField(z.pipe(z.pipe(textOrNumber, z.transform(Number)), z.int().check(z.minimum(2), z.maximum(max))))
}

/** A flag: `1` in the address becomes `value`, anything else is absent. */
export function searchFlag<const Value>(value: Value) {
  return searchField(
    z.pipe(
      textOrNumber,
      z.transform((raw) => (String(raw) === '1' ? value : undefined)),
    ),
  )
}

/** Values of a closed list joined by dots, which need no escaping in a URL; read in the order of the list. */
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
