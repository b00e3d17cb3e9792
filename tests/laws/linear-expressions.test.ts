import { expect, test } from 'vitest'
import { expressionsOf, slowExpressions } from './linear-expressions.ts'

const FILE = {
  path: 'app/x.ts',
  text: [
    "const UNITS = 'h|min'",
    'const WORD = /a\\/b+/giu // not /this/',
    "const UNIT = new RegExp(`\\\\d (?:${UNITS})(?:${list.join('|')})`, 'u')",
    'const OTHER = new RegExp(source)',
  ].join('\n'),
}

test('finds literals and expressions built from strings, with their line', () => {
  expect(expressionsOf(FILE)).toEqual([
    { at: 'app/x.ts:2', source: 'a\\/b+', flags: 'giu' },
    { at: 'app/x.ts:3', source: '\\d (?:h|min)(?:mot)', flags: 'u' },
    { at: 'app/x.ts:4', source: null, flags: '' },
  ])
})

const check = (source: string | null, flags = 'u') => slowExpressions([{ at: 'app/x.ts:1', source, flags }])

test.each([
  ['exponential', '^\\d{2,}(?:[ -]?\\d+)*$'],
  ['quadratic', '\\s+$'],
  ['quadratic behind an assertion', '(?<!\\u00A0)[ \\u202F]*»'],
  ['not valid', 'a+('],
])('names an expression that is %s', async (_, source) => {
  expect(await check(source)).toEqual([expect.stringMatching(/^app\/x\.ts:1 {2}\//)])
})

test('names an expression that it cannot read', async () => {
  expect(await check(null)).toHaveLength(1)
})

test.each(['^\\d{2,}(?:[ -]\\d+)*$', '(?<!\\s)\\s+$', '\\p{L}{6}'])('lets %s pass', async (source) => {
  expect(await check(source)).toEqual([])
})
