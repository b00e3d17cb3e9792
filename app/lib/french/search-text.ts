/**
 * A text of the address (`validateSearch`), or undefined when it is something else. Written by hand: these run before
 * any page is loaded, and a schema library would be part of every first load. A text of digits only has been read as a
 * number by then.
 */
export function searchText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}
