/** One line of the table: something that was really done, and what of it went wrong. */
export type Figure = {
  what: string
  /** What was counted or measured. */
  value: string
  /** Each thing that must not be; empty when the line holds. */
  problems: string[]
}

const PROBLEMS_SHOWN = 5

/** Prints a part of the table. @returns whether every line holds */
export function printFigures(part: string, figures: readonly Figure[]): boolean {
  console.log(`\n${part}`)
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, problems } of figures) {
    console.log(`  ${problems.length === 0 ? '✓' : '✗'} ${what.padEnd(width)}  ${value}`)
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`      ${problem}`)
    if (problems.length > PROBLEMS_SHOWN) console.log(`      et ${problems.length - PROBLEMS_SHOWN} autres`)
  }
  return figures.every(({ problems }) => problems.length === 0)
}

/** Whether an answer says a French sentence, between quotes as on the wire. */
export const hasSentence = (answer: string): boolean => /"\p{Lu}[^"]+[.?!]/u.test(answer)
