import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const LEVELS = ['error', 'warn'] as const

let expected: RegExp[] = []
let complaints: string[] = []

/**
 * Says that this test makes the code complain: each pattern must be found in a `console.error` or `console.warn`, and
 * nothing else may be.
 */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** A complaint on the console fails the test in which it appears: a warning that nobody reads hides the next one. */
export function guardConsole(): void {
  beforeEach(() => {
    expected = []
    complaints = []
    for (const level of LEVELS)
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void complaints.push(format(...args)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
    const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
    expect({ unexpected, missing: missing.map(String) }).toEqual({ unexpected: [], missing: [] })
  })
}
