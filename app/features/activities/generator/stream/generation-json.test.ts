import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PartialObjectReader, type ReceivedProperty } from './generation-json.ts'

function readInPieces(text: string, cuts: number[]): ReceivedProperty[] {
  const reader = new PartialObjectReader()
  const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b)
  return [0, ...at].flatMap((from, index) => reader.push(text.slice(from, at[index] ?? text.length)))
}

const object = fc.dictionary(
  fc.string({ unit: 'binary' }).filter((key) => key !== '__proto__'),
  fc.jsonValue(),
  { maxKeys: 8 },
)
const spaces = fc.constantFrom(undefined, 2, '\t')
const cuts = fc.array(fc.nat(), { maxLength: 40 })

describe('PartialObjectReader', () => {
  test('gives every property once, in order, wherever the text is cut', () => {
    fc.assert(
      fc.property(object, spaces, cuts, (value, space, at) => {
        const received = readInPieces(JSON.stringify(value, null, space), at)
        expect(received).toEqual(
          Object.entries(JSON.parse(JSON.stringify(value)) as object).map(([key, it]) => ({ key, value: it })),
        )
      }),
    )
  })

  test('a truncated text gives the complete properties and nothing of the rest', () => {
    fc.assert(
      fc.property(object, fc.nat(), cuts, (value, end, at) => {
        const text = JSON.stringify(value)
        const whole = readInPieces(text, [])
        const received = readInPieces(text.slice(0, end % (text.length + 1)), at)
        expect(whole.slice(0, received.length)).toEqual(received)
      }),
    )
  })

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), cuts, (text, at) => {
        expect(Array.isArray(readInPieces(`{${text}`, at))).toBe(true)
      }),
    )
  })

  test.each([
    ['code fence', '```json\n{"a": 1, "b": "x"}\n```', ['a', 'b']],
    ['greeting', 'Voici la fiche :\n{"a": [1, {"b": 2}]}', ['a']],
    ['braces and quotes in texts', '{"a": "} \\" {", "b": "\\\\"}', ['a', 'b']],
    ['cut', '{"a": "x", "b": "y', ['a']],
    ['number that may be incomplete', '{"a": 12', []],
    ['broken value', '{"a": 1, "b": oups, "c": 2}', ['a']],
    ['unquoted key', '{a: 1}', []],
    ['no object', '<!doctype html><p>Erreur</p>', []],
  ])('%s', (_, text, keys) => {
    expect(readInPieces(text, [3, 7, 11]).map(({ key }) => key)).toEqual(keys)
  })

  test('keeps a character whose two halves arrive separately', () => {
    const reader = new PartialObjectReader()
    expect(reader.push('{"a": "\ud83c')).toEqual([])
    expect(reader.push('\udf42"}')).toEqual([{ key: 'a', value: '🍂' }])
  })

  test('stops reading what is too long for a sheet', () => {
    const reader = new PartialObjectReader()
    reader.push(`{"a": "${'x'.repeat(1_000_000)}`)
    expect(reader.isWithinLimit).toBe(false)
    expect(reader.push('", "b": 1}')).toEqual([])
  })
})
