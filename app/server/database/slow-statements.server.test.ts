import { expect, test } from 'vitest'
import { createSlowStatements } from './slow-statements.server.ts'

type Slow = { ms: number; statement: string; plan: string[] }

function watcher() {
  const reports: Slow[] = []
  const explained: string[] = []
  let time = 0
  const { note } = createSlowStatements({
    thresholdMs: 500,
    explain: async (sql) => {
      explained.push(sql)
      if (sql.includes('Broken')) throw new Error('no rights')
      return ['Seq Scan']
    },
    report: (slow) => reports.push(slow),
    now: () => time,
  })
  return { note, reports, explained, pass: (ms: number) => (time += ms) }
}

test('a statement under the threshold is nobody’s business, and costs no promise', () => {
  const { note, reports } = watcher()
  expect(note('SELECT 1', 499)).toBeUndefined()
  expect(reports).toEqual([])
})

test('a slow one is reported with its plan, once in an hour', async () => {
  const { note, reports, pass } = watcher()
  await note('SELECT "a" FROM "T" WHERE "id" = $1', 612.4)
  await note('SELECT "a" FROM "T" WHERE "id" = $1', 2_000)
  expect(reports).toEqual([{ ms: 612, statement: 'SELECT "a" FROM "T" WHERE "id" = $1', plan: ['Seq Scan'] }])
  pass(3_600_001)
  await note('SELECT "a" FROM "T" WHERE "id" = $1', 700)
  expect(reports).toHaveLength(2)
})

test('lists of other lengths are the same statement', async () => {
  const { note, reports } = watcher()
  await note('SELECT 1 FROM "T" WHERE "id" IN ($1,$2,$3)', 900)
  await note('SELECT 1 FROM "T" WHERE "id" IN ($1,$2,$3,$4,$5)', 900)
  await note('SELECT 1 FROM "T" WHERE "id" IN ($1)', 900)
  expect(reports).toHaveLength(2)
})

test('what is no single query is reported without a plan, and an EXPLAIN not at all', async () => {
  const { note, reports, explained } = watcher()
  for (const sql of ['BEGIN', 'SELECT 1; DROP TABLE "T"', 'COMMIT', 'SELECT "Broken"']) await note(sql, 900)
  await note('EXPLAIN (GENERIC_PLAN) SELECT 1', 900)
  expect(reports.map(({ statement, plan }) => [statement, plan])).toEqual([
    ['BEGIN', []],
    ['SELECT 1; DROP TABLE "T"', []],
    ['COMMIT', []],
    ['SELECT "Broken"', []],
  ])
  expect(explained).toEqual(['SELECT "Broken"'])
})

test('the memory is bounded', async () => {
  const { note, reports } = watcher()
  for (let index = 0; index < 501; index++) await note(`SELECT ${index}`, 900)
  await note('SELECT 500', 900)
  expect(reports).toHaveLength(501)
  await note('SELECT 0', 900)
  expect(reports).toHaveLength(502)
})
