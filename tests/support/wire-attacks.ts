/*
 * Payloads that our client never sends, in the wire format of the framework (JSON of seroval): `t` is the kind of a node and
 * `i` its number, to which a reference (`t: 4`) refers.
 */

export type WireNode = { t: number; [part: string]: unknown }

/** First number of the nodes of an attack, above those of a valid input. */
const FIRST = 1_000

const text = (s: string): WireNode => ({ t: 1, s })
const array = (i: number, ...a: WireNode[]): WireNode => ({ t: 9, i: FIRST + i, a, o: 0 })
const object = (i: number, k: unknown[], ...v: WireNode[]): WireNode => ({ t: 10, i: FIRST + i, p: { k, v }, o: 0 })
const same = (i: number): WireNode => ({ t: 4, i: FIRST + i })

/** A list that contains twice a list that contains twice…: 2 ** `times` elements, encoded in 60 bytes per time. */
export function doubled(times: number): WireNode {
  let node = array(0, text('x'))
  for (let i = 1; i <= times; i++) node = array(i, node, same(i - 1))
  return node
}

/** Nested lists. */
export function deep(levels: number): WireNode {
  let node = array(0)
  for (let i = 1; i < levels; i++) node = array(i, node)
  return node
}

const repeated = (node: WireNode, times: number): WireNode =>
  array(1, node, ...Array.from({ length: times }, () => same(0)))
const numbered = (t: number, parts: object = {}): WireNode => ({ t, i: FIRST, ...parts })
const key = (name: string): WireNode => object(0, [name], text('x'))

/** Every server function must refuse each of these, anywhere in its input. All fit in an address. */
export const WIRE_ATTACKS: Record<string, WireNode> = {
  'doubled thirty times': doubled(30),
  'doubled fourteen times': doubled(14),
  'a list of sixty, sixty times, sixty times': array(
    2,
    repeated(array(0, ...Array.from({ length: 60 }, () => text(''))), 60),
    ...Array.from({ length: 60 }, () => same(1)),
  ),
  'a text of two thousand characters, a thousand times': array(
    3,
    array(2, repeated(array(0, text('x'.repeat(2_000))), 100), ...Array.from({ length: 4 }, () => same(1))),
    same(2),
  ),
  'forty levels': deep(40),
  'levels added by references': array(20, deep(12), array(21, array(22, array(23, array(24, array(25, same(11))))))),
  'a list that holds itself': array(0, same(0)),
  'an object that holds itself': object(0, ['self'], same(0)),
  'two that hold each other': array(0, array(1, same(0))),
  'a reference to nothing': same(0),
  'a reference to what comes later': array(0, same(1), array(1)),
  'one number for two': array(1, array(0), array(0)),
  'a number that is none': array(0.5),
  'the key __proto__': key('__proto__'),
  'the key constructor': key('constructor'),
  'the key prototype': key('prototype'),
  'the key __proto__, escaped': key('\\u005f_proto__'),
  'a prototype without one': { ...key('__proto__'), t: 11 },
  'a key that is no text': object(0, [numbered(17, { s: 1 })], text('x')),
  'more keys than values': object(0, ['a', 'b'], text('x')),
  'a hole': { ...array(0), a: [0] },
  'a text that is a list': { t: 1, s: [['x']] },
  'no kind': { t: -1 },
  'a bigint': { t: 3, s: '1' },
  'a regular expression': numbered(6, { c: '(a+)+$', m: '' }),
  'a set': numbered(7, { a: [text('x')] }),
  'a map': numbered(8, { e: { k: [text('x')], v: [text('x')] } }),
  'a promise': numbered(12, { s: 1, f: text('x') }),
  'an error': numbered(13, { s: 0, m: 'x', p: { k: [], v: [] } }),
  'an aggregate error': numbered(14, { m: 'x', p: { k: [], v: [] } }),
  'a typed array': numbered(15, { c: 'Uint8Array', f: numbered(19, { s: 'AAAA' }), b: 0, l: 3 }),
  'a typed array of big integers': numbered(16, { c: 'BigInt64Array', f: numbered(19, { s: 'AAAA' }), b: 0, l: 0 }),
  'a symbol': numbered(17, { s: 1 }),
  'a global reference': numbered(18, { s: 'x' }),
  'a buffer': numbered(19, { s: 'AAAA' }),
  'a view': numbered(20, { f: numbered(19, { s: 'AAAA' }), b: 0, l: 3 }),
  'a boxed value': numbered(21, { f: text('x') }),
  'a promise to come': numbered(22, { s: FIRST + 1 }),
  'an error of the framework': numbered(25, { c: '$TSR/Error', s: { message: text('x') } }),
  'a stream of the framework': numbered(25, { c: '$TSR/t/ReadableStream', s: { 0: text('x') } }),
  'an iterator': { t: 28, a: [numbered(27, { f: text('x') }), numbered(35, { a: [], s: -1, l: -1 })] },
  'a stream': numbered(31, { a: [], f: text('x') }),
  'a sequence': numbered(35, { a: [text('x')], s: -1, l: 0 }),
  'a date of Temporal': numbered(36, { c: 0, s: '2026-01-01' }),
}

/**
 * A valid payload in which the attack replaces a value.
 * @param at index of the list of values to attack, the innermost first and the whole input last
 */
export function withAttack(encoded: string, attack: WireNode, at = 0): string {
  const places: unknown[][] = []
  const payload: object = JSON.parse(encoded, (name, value: unknown) => {
    if ((name === 'v' || name === 'a') && Array.isArray(value) && value.length > 0) places.push(value)
    return value
  })
  const place = places[at % places.length] ?? []
  place[place.length - 1] = attack
  // seroval only resolves references to the numbers listed in `m`.
  const ids = [...JSON.stringify(attack).matchAll(/"i":(\d+)/g)].map((match) => Number(match[1]))
  return JSON.stringify({ ...payload, m: [...new Set(ids)] })
}
