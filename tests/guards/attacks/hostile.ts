import fc from 'fast-check'
import { encodePayload, type Method } from '#tests/support/rpc.ts'
import { WIRE_ATTACKS, withAttack } from '#tests/support/wire-attacks.ts'

/** Payload of a hostile call: a value to encode as the framework does, or a raw body. */
export type Hostile = { kind: 'value'; value: unknown } | { kind: 'raw'; text: string; contentType: string }

/** A raw body with the content type that the server expects. */
export const json = (text: string): Hostile => ({ kind: 'raw', text, contentType: 'application/json' })

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  '\'; DROP TABLE "User"; --',
  '%00%27%22',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '00000000-0000-0000-0000-000000000000',
  '019a0000-0000-7000-8000-00000000000',
  'America/Toronto\u0000',
  'Etc/GMT+99',
  'NaN',
  '-1',
  '1e999',
  'é'.normalize('NFD'),
  '🍁'.repeat(200),
  'x'.repeat(20_000),
  '%'.repeat(300),
  '('.repeat(500),
]

const text = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 300 }), fc.uuid())
const number = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, -0),
  fc.double(),
  fc.integer(),
)
const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  true,
  10n ** 40n,
  new Date(0),
  new Date(Number.NaN),
  new Map([['data', 1]]),
  new Set([1]),
  new Error('x'),
  new Uint8Array(8),
  [],
  {},
  { gt: '' },
  { contains: '%' },
  [[[[[]]]]],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { toString: 'x', valueOf: 'y', length: 1e9 },
  { toJSON: 'x' },
)
const scalar = fc.oneof(text, number, odd)
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.oneof(fc.constantFrom('daycareId', 'role', 'userId', 'page'), text), scalar, {
      maxKeys: 8,
    }),
  },
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of all properties of a value, at every depth. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])])
}

function replaceAt(value: unknown, [key, ...rest]: string[], change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  return isRecord(value) ? { ...value, [key]: replaceAt(value[key], rest, change) } : value
}

function removeAt(value: unknown, path: string[]): unknown {
  const last = path.at(-1)
  return replaceAt(value, path.slice(0, -1), (parent) =>
    isRecord(parent) ? Object.fromEntries(Object.entries(parent).filter(([key]) => key !== last)) : parent,
  )
}

/** A valid input with a single fault, which a partial check would miss. */
function spoiled(valid: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(valid)
  if (places.length === 0) return anyValue
  const place = fc.constantFrom(...places)
  return fc.oneof(
    fc.tuple(place, anyValue).map(([path, value]) => replaceAt(valid, path, () => value)),
    fc
      .tuple(place, text)
      .map(([path, value]) => replaceAt(valid, path, (before) => (Array.isArray(before) ? [...before, value] : value))),
    place.map((path) => replaceAt(valid, path, (before) => [before])),
    place.map((path) => replaceAt(valid, path, (before) => Array.from({ length: 80 }, () => before))),
    place.map((path) => removeAt(valid, path)),
    fc
      .tuple(fc.constantFrom('daycareId', 'role', 'userId', 'authorId', 'id', '__proto__', 'constructor'), anyValue)
      .map(([key, value]) =>
        isRecord(valid) ? Object.defineProperty({ ...valid }, key, { value, enumerable: true }) : value,
      ),
  )
}

/** The encoding of a valid input, truncated or with one character changed. */
function garbled(encoded: string): fc.Arbitrary<string> {
  const at = fc.nat({ max: Math.max(0, encoded.length - 1) })
  return fc.oneof(
    at.map((end) => encoded.slice(0, end)),
    fc
      .tuple(at, fc.constantFrom('{', '}', '"', '9', '-', ',', '\u0000', 'é'))
      .map(([index, char]) => encoded.slice(0, index) + char + encoded.slice(index + 1)),
    fc.constantFrom(
      '',
      '{}',
      '[]',
      'null',
      '0',
      '"x"',
      '{"t":{"t":10}}',
      '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[]},"o":0},"f":127,"m":[]}',
    ),
  )
}

/** The encoding of a valid input, with a wire attack in the place of one value. */
function disguised(encoded: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...Object.values(WIRE_ATTACKS)), fc.nat(20))
    .map(([attack, at]) => withAttack(encoded, attack, at))
}

/** Valid inputs with a text that Postgres cannot store in the place of each value. */
export function unstorable(valid: unknown): Hostile[] {
  return placesIn(valid).flatMap((path) =>
    ['a\u0000b', 'a\ud800', '\udfffb'].flatMap((value): Hostile[] => [
      { kind: 'value', value: replaceAt(valid, path, () => value) },
      {
        kind: 'value',
        value: replaceAt(valid, path, (before) => (Array.isArray(before) ? [value] : { [value]: value })),
      },
    ]),
  )
}

/** Hostile payloads derived from a valid input and its encoding. */
export function hostile(valid: unknown, encoded: string): fc.Arbitrary<Hostile> {
  const value = fc.oneof({ weight: 3, arbitrary: spoiled(valid) }, { weight: 1, arbitrary: anyValue })
  return fc.oneof(
    { weight: 8, arbitrary: value.map((it): Hostile => ({ kind: 'value', value: it })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          garbled(encoded),
          fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'),
        )
        .map(([body, contentType]): Hostile => ({ kind: 'raw', text: body, contentType })),
    },
    { weight: 1, arbitrary: disguised(encoded).map((body): Hostile => json(body)) },
  )
}

/** Sends the payload unchanged, which the client of the framework could not. */
export async function sendHostile(
  url: string,
  id: string,
  method: Method,
  cookie: string,
  payload: Hostile,
): Promise<Response> {
  const body = payload.kind === 'raw' ? payload.text : await encodePayload(payload.value)
  const address = new URL(`/_serverFn/${id}?createServerFn`, url)
  const headers: Record<string, string> = {
    'x-tsr-serverFn': 'true',
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
  }
  if (method === 'GET') {
    // Longer ones are refused because of the length of the address, which has its own test.
    if (body !== undefined && body.length < 6_000) address.searchParams.set('payload', body)
    return fetch(address, { headers, redirect: 'manual' })
  }
  headers['content-type'] = payload.kind === 'raw' ? payload.contentType : 'application/json'
  return fetch(address, { method, headers, body, redirect: 'manual' })
}
