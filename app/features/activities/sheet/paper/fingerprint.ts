import { type ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'

/*
 * What a printed sheet says of its own text, in the code beside it: a few bits of each section. Two texts of one section have
 * the same in one case of 4 096; nobody is kept out by it.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CHARACTERS_PER_SECTION = 2

/** The same for the same value, in whatever order its keys were written. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** FNV-1a, folded to 12 bits, as two characters. */
function printOf(value: unknown): string {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(canonical(value))) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  const bits = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff
  return `${ALPHABET[bits >> 6]}${ALPHABET[bits & 63]}`
}

/** Two characters for each section, in their order. */
export function sheetFingerprint(sheet: ActivitySheet): string {
  return SHEET_SECTIONS.map((section) => printOf(sheet[section])).join('')
}

/** Sections that are no longer as they were printed; null for a code that is incomplete, or of a sheet of another shape. */
export function changedSections(printed: string, sheet: ActivitySheet): SheetSection[] | null {
  const now = sheetFingerprint(sheet)
  if (printed.length !== now.length) return null
  return SHEET_SECTIONS.filter((_section, index) => {
    const from = index * CHARACTERS_PER_SECTION
    return printed.slice(from, from + CHARACTERS_PER_SECTION) !== now.slice(from, from + CHARACTERS_PER_SECTION)
  })
}
