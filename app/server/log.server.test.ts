import { expect, test } from 'vitest'
import { createLogger } from './log.server.ts'

test('an event is one line of JSON with its time in UTC, whatever it holds, and shows no secret', () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const forged = 'Louise\n{"level":60,"msg":"forged"}\r\n\u001b[31m\u2028\u0000'
  log.warn({ who: forged, password: 'cailloux', call: { token: 'ruisseau', email: 'a@exemple.test' } }, forged)
  log.error({ err: new Error(forged, { cause: new Error(forged) }) }, 'failed')
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that end or colour a line of a terminal.
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/)
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ who: forged, msg: forged, password: '[masqué]' })
  expect(lines.join('')).not.toMatch(/cailloux|ruisseau|a@exemple/)
})
