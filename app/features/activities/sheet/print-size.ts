/*
 * How small a page that must hold on one sheet of paper is printed (app/styles/print.css): estimated from its characters and not
 * measured, so that it is right also when one prints from the menu of the browser.
 */

/** Characters of every text in a value, each with an allowance for its line break or label. */
export function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 12
  if (value && typeof value === 'object')
    return Object.values(value).reduce<number>((sum, it) => sum + textLength(it), 0)
  return 0
}

/** Characters that one page holds at each print size, the largest print first. */
const PAGE_CAPACITIES = [2_500, 3_400, 4_400, 6_000, 9_000, 21_000]

/** Class of the largest print with which a page of so many characters fits. */
export function sizeForLength(length: number): string {
  const size = PAGE_CAPACITIES.findIndex((capacity) => length <= capacity) + 1
  return `print-sheet-${size || PAGE_CAPACITIES.length + 1}`
}
