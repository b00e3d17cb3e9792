/**
 * Cells that a spreadsheet would take for a formula: it runs what begins so. An apostrophe in front makes it a text, and
 * one more goes in front of those that begin with apostrophes already, so that reading gives back exactly what was
 * written. Source: OWASP, « CSV Injection ».
 */
const FORMULA = /^'*[=+\-@\t\r]/

/** The cell as it is written in a file. */
export function neutralised(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before {@link neutralised}. */
export function restored(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
