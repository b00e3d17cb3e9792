import { expect } from 'vitest'
import { internalsIn } from './internals.ts'

/** Fails when a body contains an internal detail. @param what the answer, for the message */
export function expectNoInternals(body: string, what: string): void {
  expect(internalsIn(body, what)).toEqual([])
}
