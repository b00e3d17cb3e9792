import { projectPaths, readProjectFile } from '#tests/support/source-files.ts'

/*
 * The tables that say what shows a requirement: a test that was renamed or removed shows nothing any more.
 */

/** Levels 1 and 2 of OWASP ASVS 5.0.0. */
export const ASVS = 'tests/asvs.md'

/** `tests/guards/headers.test.ts › is not stored by any cache` */
const PROOF = /`([\w./-]+\.(?:test\.tsx?|spec\.ts|md)) › ([^`]+)`/g

export type Proof = { path: string; name: string }
/** One line of a table: its cells, without those that frame it. */
export type Row = { id: string; cells: string[] }

export const proofsIn = (text: string): Proof[] =>
  [...text.matchAll(PROOF)].map(([, path = '', name = '']) => ({ path, name }))

/** Lines whose first cell is a number: « 12 », « 6.2.10 ». */
export const rowsOf = (table: string): Row[] =>
  readProjectFile(table)
    .split('\n')
    .filter((line) => /^\| +\d[\d.]* +\|/.test(line))
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return { id: cells[0] ?? '', cells }
    })

/** Proofs that are not there: a file without a test, or a group of tests, of this name; a text without this heading. */
export function missingProofs(proofs: readonly Proof[]): Proof[] {
  const paths = new Set(projectPaths())
  const isThere = ({ path, name }: Proof) => {
    if (!paths.has(path)) return false
    const text = readProjectFile(path)
    if (path.endsWith('.md')) return text.split('\n').some((line) => line.replace(/^#+ /, '') === name && line !== name)
    return ["'", '`', '"'].some((quote) => text.includes(`${quote}${name}${quote}`))
  }
  return proofs.filter((proof) => !isThere(proof))
}

/** What the table of the ASVS says of a requirement; undefined when it says nothing, or two things. */
export function asvsState({ cells }: Row): 'shown' | 'inapplicable' | 'open' | undefined {
  const proof = cells[3] ?? ''
  const states = [
    ...(proofsIn(proof).length > 0 ? (['shown'] as const) : []),
    ...(/^s\. o\. : \S/.test(proof) ? (['inapplicable'] as const) : []),
    ...(/^ouvert : \S/.test(proof) ? (['open'] as const) : []),
  ]
  return states.length === 1 ? states[0] : undefined
}

/** @returns how many requirements of the ASVS are shown, do not apply, and are open */
export function asvsCounts(): Record<'shown' | 'inapplicable' | 'open', number> {
  const counts = { shown: 0, inapplicable: 0, open: 0 }
  for (const row of rowsOf(ASVS)) {
    const state = asvsState(row)
    if (state) counts[state]++
  }
  return counts
}
