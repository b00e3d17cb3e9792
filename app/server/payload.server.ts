import { AppError } from './errors.ts'

/*
 * The wire format of the framework (seroval's JSON) describes a graph: a node may refer to another one by its number. A
 * few lines can stand for thousands of millions of elements, or for a cycle, and code that walks such a value never
 * ends. So each payload is measured as the tree it stands for, without building that tree, before anything is decoded.
 */

/** Levels of the tree; our deepest input has seven. */
const DEPTH_MAX = 16
/** Nodes of the tree; our largest input has about six hundred. */
const NODES_MAX = 20_000
/** Characters of keys and texts: as many as the largest body without references could hold. */
const CHARACTERS_MAX = 1_000_000

/** The kinds of nodes that our functions take, by their numbers in seroval's `SerovalNodeType`. */
const NUMBER = 0
const TEXT = 1
const CONSTANT = 2
const REFERENCE = 4
const DATE = 5
const ARRAY = 9
const OBJECT = 10
const NULL_PROTOTYPE_OBJECT = 11

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

type Size = { nodes: number; characters: number; height: number }

function refuse(): never {
  throw new AppError('INVALID_INPUT')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : refuse()
}

/** Seroval decodes escapes in keys: `\u005f_proto__` becomes `__proto__`. No key of ours has one. */
function isPlainKey(key: unknown): key is string {
  return typeof key === 'string' && !PROTOTYPE_KEYS.has(key) && !key.includes('\\')
}

/**
 * Measures a payload in seroval's JSON, already parsed by `JSON.parse`, counting each reference as what it stands for.
 * Takes time in proportion to what was sent, not to the tree it stands for.
 * @throws AppError INVALID_INPUT when it is too deep, too large, cyclic, names a prototype, or has a node of another
 *   kind than those of JSON, dates and references.
 */
export function measurePayload(payload: unknown): void {
  /** Sizes of the numbered nodes; `open` while one is being measured. */
  const sizes = new Map<unknown, Size | 'open'>()
  let nodes = 0
  let characters = 0

  const count = (more: Omit<Size, 'height'>) => {
    nodes += more.nodes
    characters += more.characters
    if (nodes > NODES_MAX || characters > CHARACTERS_MAX) refuse()
  }
  /** @returns the height of a leaf */
  const leaf = (text: unknown): 1 => {
    if (typeof text !== 'string') return refuse()
    count({ nodes: 0, characters: text.length })
    return 1
  }
  const highest = (list: unknown[], depth: number) =>
    list.reduce<number>((max, child) => Math.max(max, visit(child, depth)), 0)

  /** A node that others may refer to. */
  const numbered = (id: unknown, content: () => number): number => {
    if (!Number.isInteger(id) || sizes.has(id)) refuse()
    sizes.set(id, 'open')
    const before = { nodes, characters }
    const height = content()
    sizes.set(id, { nodes: nodes - before.nodes, characters: characters - before.characters, height })
    return height
  }
  const properties = (of: unknown, depth: number): number => {
    if (!isRecord(of)) return refuse()
    const [keys, values] = [listOf(of.k), listOf(of.v)]
    if (keys.length !== values.length) refuse()
    for (const key of keys) leaf(isPlainKey(key) ? key : refuse())
    return highest(values, depth)
  }

  /** @returns levels from this node down, 1 for a leaf */
  const visit = (node: unknown, depth: number): number => {
    if (!isRecord(node) || depth > DEPTH_MAX) return refuse()
    if (node.t === REFERENCE) {
      const size = sizes.get(node.i)
      if (size === undefined || size === 'open' || depth + size.height - 1 > DEPTH_MAX) return refuse()
      count({ ...size, nodes: size.nodes + 1 })
      return size.height
    }
    count({ nodes: 1, characters: 0 })
    switch (node.t) {
      case NUMBER:
      case CONSTANT:
        return typeof node.s === 'number' ? 1 : refuse()
      case TEXT:
        return leaf(node.s)
      case DATE:
        return numbered(node.i, () => leaf(node.s))
      case ARRAY:
        return numbered(node.i, () => 1 + highest(listOf(node.a), depth + 1))
      case OBJECT:
      case NULL_PROTOTYPE_OBJECT:
        return numbered(node.i, () => 1 + properties(node.p, depth + 1))
      default:
        return refuse()
    }
  }
  visit(isRecord(payload) ? payload.t : undefined, 1)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse()
  }
}

/**
 * Measures the payload of a call, wherever the framework would read one: query of a GET, JSON body of a POST.
 * @throws AppError INVALID_INPUT as {@link measurePayload}, for a payload that is not JSON, and for a form, which no
 *   function takes.
 */
export async function measureCall(request: Request): Promise<void> {
  const type = request.headers.get('content-type') ?? ''
  if (/multipart\/form-data|application\/x-www-form-urlencoded/.test(type)) refuse()
  let text: string | null = null
  if (request.method === 'GET') text = new URL(request.url).searchParams.get('payload')
  else if (request.method === 'POST' && type.includes('application/json')) text = await request.clone().text()
  if (text) measurePayload(parse(text))
}
