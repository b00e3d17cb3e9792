import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const LEVELS = ['error', 'warn'] as const

let expected: RegExp[] = []
let messages: string[] = []

/**
 * Expects `console.error` or `console.warn` in this test: each pattern must match at least one message, and each message at
 * least one pattern.
 */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** Fails every test that writes an unexpected `console.error` or `console.warn`. */
export function guardConsole(): void {
  beforeEach(() => {
    expected = []
    messages = []
    for (const level of LEVELS)
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void messages.push(format(...args)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    const unexpected = messages.filter((message) => !expected.some((pattern) => pattern.test(message)))
    const missing = expected.filter((pattern) => !messages.some((message) => pattern.test(message)))
    expect({ unexpected, missing: missing.map(String) }).toEqual({ unexpected: [], missing: [] })
  })
}
