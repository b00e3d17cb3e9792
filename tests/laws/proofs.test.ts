import { describe, expect, test } from 'vitest'
import { projectPaths, readProjectFile } from '#tests/support/source-files.ts'

/*
 * The tables that say which test shows a requirement: a test that was renamed or removed shows nothing any more.
 */

const TABLES = ['tests/reliability.md']
/** `tests/guards/headers.test.ts › is not stored by any cache` */
const PROOF = /`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g

const paths = new Set(projectPaths())

/** Whether a file declares a test, or a group of tests, by this name. */
function declares(path: string, name: string): boolean {
  const text = readProjectFile(path)
  return ["'", '`', '"'].some((quote) => text.includes(`${quote}${name}${quote}`))
}

describe.each(TABLES)('%s', (table) => {
  const text = readProjectFile(table)

  test('names tests that exist', () => {
    const proofs = [...text.matchAll(PROOF)].map(([, path = '', name = '']) => ({ path, name }))
    expect(proofs.length).toBeGreaterThan(50)
    expect(proofs.filter(({ path, name }) => !paths.has(path) || !declares(path, name))).toEqual([])
  })

  test('numbers its requirements without a gap', () => {
    const numbers = [...text.matchAll(/^\| +(\d+) +\|/gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers.length).toBe(66)
  })

  test('each requirement has a proof, or says in words what is missing', () => {
    const rows = text.split('\n').filter((line) => /^\| +\d+ +\|/.test(line))
    expect(rows.filter((row) => !/ › |sans test|pas de RLS/.test(row))).toEqual([])
  })
})
