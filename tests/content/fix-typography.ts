import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { frenchStrings } from './french-strings.ts'

const CONDITION = /\{[^|{}]*\|/gu

/**
 * `node tests/content/fix-typography.ts FILE…` fixes the typography of the French strings of each file where no judgement is
 * needed, so that authors can type plain characters. Ids, class names and code stay; the typography test reports the rest.
 */
for (const path of process.argv.slice(2)) {
  const source = readFileSync(path, 'utf8')
  let fixed = source
  const everyLiteral = resolve(path).includes('/content/')
  const ranges = frenchStrings(path, source, { everyLiteral }).flatMap((string) => string.ranges)
  for (const [start, end] of ranges.sort((a, b) => b[0] - a[0])) {
    // A no-break space may be written as an escape, beside which another one would be put.
    const text = fixed.slice(start, end).replaceAll('\\u00A0', '\u00A0')
    // The condition of a sentence is no French: « {cour !hiver|…} ».
    const conditions = text.match(CONDITION) ?? []
    let next = 0
    const normalised = normaliseFrench(text).replace(CONDITION, () => conditions[next++] ?? '')
    fixed = fixed.slice(0, start) + normalised + fixed.slice(end)
  }
  if (fixed !== source) {
    writeFileSync(path, fixed)
    console.log(`${path} : corrigé`)
  }
}
