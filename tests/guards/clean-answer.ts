import { expect } from 'vitest'

/** Traces of the inside: no answer may hold one, whatever was asked and whoever asked. */
const INSIDE: Record<string, RegExp> = {
  'a stored secret': /passwordHash|tokenHash|codeHash|\$argon2/,
  'a stack': /\bat (?:async )?[\w.<>]+ \((?:file:|node:|\/)|\.[jt]sx?:\d+:\d+/,
  'a path': /node_modules|\/dist\/server|file:\/\/\//,
  SQL: /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^"]{0,200}\b(?:FROM|VALUES|SET|WHERE)\b/,
  'the database': /\bPrisma\w*Error|\bP\d{4}\b|postgres(?:ql)?:\/\//,
  'words of the framework': /Seroval|Server function info|Invalid server function/,
}

/** Fails when an answer tells something of the inside. `body` is all of it, headers excluded. */
export function expectClean(body: string, what: string): void {
  const found = Object.entries(INSIDE).flatMap(([name, pattern]) => {
    const match = pattern.exec(body)
    return match ? [`${what} tells ${name}: …${body.slice(Math.max(0, match.index - 60), match.index + 120)}…`] : []
  })
  expect(found).toEqual([])
}
