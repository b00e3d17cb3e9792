import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'
import { projectPaths } from '#tests/support/source-files.ts'
import { projectRoot } from '#tests/support/tools.ts'

/*
 * Every text of an input has a maximum length, checked with `abort` before anything that reads the text (regular expression,
 * refinement, overwrite): zod goes on to the next check after a failure unless the failed one has `abort`.
 */

/** Built-in string methods, which take linear time. */
const BUILT_IN = /^\(?\w+\)? => \w+\.(?:trim|toLowerCase|toWellFormed)\(\)$/
const UNBOUNDED = /[*+]|\{\d+,\}/

/** Faults in the order of the checks of a text. */
function faultsOf(schema: core.$ZodString): string[] {
  const { checks = [] } = schema._zod.def
  const own = schema._zod.traits.has('$ZodCheck') ? [schema as unknown as core.$ZodCheck] : []
  const faults: string[] = []
  let hasLimit = false
  let hasAborted = false
  for (const check of [...own, ...checks]) {
    const def = check._zod.def as core.$ZodChecks['_zod']['def']
    const isShape = def.check === 'string_format' && def.pattern && !UNBOUNDED.test(def.pattern.source)
    if (def.check === 'max_length' || def.check === 'length_equals' || isShape) {
      hasLimit = true
      hasAborted ||= def.abort === true
    } else if (def.check !== 'min_length' && !hasAborted) {
      const isBuiltIn = def.check === 'overwrite' && BUILT_IN.test(def.tx.toString())
      if (!isBuiltIn) faults.push(`${def.check} before a limit that aborts`)
    }
  }
  return hasLimit ? faults : [...faults, 'no limit']
}

/** Faults of all texts of a schema, each with its path. */
function textFaults(schema: core.$ZodType, at: string): string[] {
  const { def } = (schema as core.$ZodTypes)._zod
  const inside = (part: core.$ZodType, name: string) => textFaults(part, `${at}.${name}`)
  switch (def.type) {
    case 'string':
      return faultsOf(schema as core.$ZodString).map((fault) => `${at}: ${fault}`)
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => inside(part, key))
    case 'array':
      return inside(def.element, '[]')
    case 'record':
      return [...inside(def.keyType, 'key'), ...inside(def.valueType, 'value')]
    case 'union':
      return def.options.flatMap((part, index) => inside(part, `${index}`))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return textFaults(def.innerType, at)
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'date':
    case 'unknown':
      return []
    default:
      return [`${at}: a ${def.type}, which this test does not handle`]
  }
}

const paths = projectPaths('app/features').filter((path) => /[/.]schema\.ts$/.test(path))

describe('texts of a schema', () => {
  test.each(paths)('%s', async (path) => {
    const module: Record<string, unknown> = await import(join(projectRoot, path))
    const schemas = Object.entries(module).filter(([, value]) => value instanceof z.core.$ZodType)
    expect(schemas.length).toBeGreaterThan(0)
    expect(schemas.flatMap(([name, schema]) => textFaults(schema as core.$ZodType, name))).toEqual([])
  })

  test('a missing limit, one that comes late and one without abort are found', () => {
    const late = z.string().check(z.regex(/^a+$/), z.maxLength(9))
    const withoutAbort = z.string().check(
      z.maxLength(9),
      z.refine(() => true),
    )
    const rewritten = z.string().check(z.overwrite((text) => text.replace(/a/g, '')))
    const right = z.string().check(z.trim(), z.maxLength(9, { abort: true }), z.regex(/^a+$/))
    expect(
      textFaults(z.object({ late, withoutAbort: z.array(withoutAbort), rewritten, right, id: z.uuid() }), 'x'),
    ).toEqual([
      'x.late: string_format before a limit that aborts',
      'x.withoutAbort.[]: custom before a limit that aborts',
      'x.rewritten: overwrite before a limit that aborts',
      'x.rewritten: no limit',
    ])
  })
})
