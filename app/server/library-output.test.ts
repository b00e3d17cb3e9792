import { afterEach, expect, test } from 'vitest'
import { logLibraryOutput, muteFrameworkOutput } from './library-output.server.ts'
import { createLogger } from './log.server.ts'

const { error, warn } = console
afterEach(() => Object.assign(console, { error, warn }))

function listen(): string[] {
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) })
  logLibraryOutput(() => logger)
  return lines
}

test('an error printed by a library is a line of the log', () => {
  const lines = listen()
  console.error('Error in renderer:', new TypeError('broken'))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'Error in renderer:', err: { message: 'broken' } })
})

test('neither a client that went away nor a call that cannot be read is', async () => {
  const lines = listen()
  console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  await muteFrameworkOutput(async () => {
    await Promise.resolve()
    console.error(new SyntaxError('Unexpected end of "cailloux"'))
  })
  expect(lines).toEqual([])
})
