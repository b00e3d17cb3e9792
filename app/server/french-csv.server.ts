import Papa from 'papaparse'

/**
 * A table as CSV that French Excel opens by a double click: semicolons, byte order mark, CRLF. A cell that Excel would
 * run as a formula is escaped.
 */
export function frenchCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const csv = Papa.unparse(
    { fields: [...header], data: rows.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  )
  return `\uFEFF${csv}\r\n`
}
