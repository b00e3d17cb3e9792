/** Internal details that no answer may contain. */
const INTERNALS: Record<string, RegExp> = {
  'a stored secret': /passwordHash|tokenHash|codeHash|\$argon2/,
  'a stack': /\bat (?:async )?[\w.<>]+ \((?:file:|node:|\/)|\.[jt]sx?:\d+:\d+/,
  'a path': /node_modules|\/dist\/server|file:\/\/\//,
  SQL: /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^"]{0,200}\b(?:FROM|VALUES|SET|WHERE)\b/,
  'the database': /\bPrisma\w*Error|\bP\d{4}\b|postgres(?:ql)?:\/\//,
  'words of the framework': /Seroval|Server function info|Invalid server function/,
}

/** What a body shows of the inside, each with the text around it; empty when nothing. @param what the answer, for the message */
export function internalsIn(body: string, what: string): string[] {
  return Object.entries(INTERNALS).flatMap(([name, pattern]) => {
    const match = pattern.exec(body)
    return match ? [`${what} contains ${name}: …${body.slice(Math.max(0, match.index - 60), match.index + 120)}…`] : []
  })
}
