import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorSentences } from '#content/errors.ts'
import { AppError } from '../errors.ts'
import { toAppError } from './to-app-error.server.ts'

const withCode = (code: string, message = 'inner words') => Object.assign(new Error(message), { code })

test('keeps a refusal as it is', () => {
  const refusal = new AppError('CONFLICT', 'Déjà pris.')
  expect(toAppError(refusal)).toBe(refusal)
})

test.each([
  ['P2025', 'NOT_FOUND'],
  ['P2002', 'CONFLICT'],
  ['P2034', 'UNAVAILABLE'],
  ['23505', 'CONFLICT'],
  ['P1001', 'UNAVAILABLE'],
  ['57P03', 'UNAVAILABLE'],
  ['57014', 'UNAVAILABLE'],
  ['P9999', 'INTERNAL'],
])('reads the code %s as %s', (code, expected) => {
  expect(toAppError(withCode(code)).code).toBe(expected)
})

test('finds the code of the database under the wrapping error', () => {
  expect(toAppError(new Error('query failed', { cause: withCode('ECONNREFUSED') })).code).toBe('UNAVAILABLE')
})

const fromDatabase = (originalCode?: string) =>
  Object.assign(withCode('P2039'), { meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode } } } })

test.each([
  ['22021', 'INVALID_INPUT'],
  ['22P02', 'INVALID_INPUT'],
  ['57P01', 'UNAVAILABLE'],
  ['23514', 'INTERNAL'],
  [undefined, 'UNAVAILABLE'],
])('reads the SQLSTATE %s under the general error of Prisma as %s', (sqlState, expected) => {
  expect(toAppError(fromDatabase(sqlState)).code).toBe(expected)
})

// The driver's errors for a connection that was cut, between statements or during one: they carry no code.
test.each(['Client has encountered a connection error and is not queryable', 'Connection terminated unexpectedly'])(
  'reads « %s » as an outage',
  (message) => {
    expect(toAppError(new Error(message)).code).toBe('UNAVAILABLE')
  },
)

test('gives a time to retry when the database cannot be reached', () => {
  expect(toAppError(new Error('timeout exceeded when trying to connect')).retryAfterSeconds).toBeGreaterThan(0)
})

/** What the framework throws when a schema refuses a value. */
function validationError(schema: z.ZodMiniType, value: unknown): Error {
  return new Error(JSON.stringify(schema.safeParse(value).error?.issues))
}

test('gives the sentence of the schema', () => {
  const error = toAppError(validationError(z.string().check(z.minLength(2, 'Inscrivez un nom.')), ''))
  expect(error).toMatchObject({ code: 'INVALID_INPUT', message: 'Inscrivez un nom.' })
})

test('has a sentence of its own for a schema without words', () => {
  const error = toAppError(validationError(z.string(), 3))
  expect(error).toMatchObject({ code: 'INVALID_INPUT', message: errorSentences.INVALID_INPUT })
})

test.each([new Error('SELECT secret FROM "User"'), 'text', null, new Error('[not json')])(
  'reveals nothing of %o',
  (thrown) => {
    expect(toAppError(thrown)).toMatchObject({ code: 'INTERNAL', message: errorSentences.INTERNAL })
  },
)
