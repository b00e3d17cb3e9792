import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockInstance, runningAddress } from './instance-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brindille-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the commands learn where the running server answers, and nothing of one that has stopped', () => {
  expect(runningAddress(folder)).toBeUndefined()
  const lock = lockInstance(folder, 'http://localhost:4321')
  expect(runningAddress(folder)).toBe('http://localhost:4321')
  expect(() => lockInstance(folder, 'http://localhost:9')).toThrow('http://localhost:4321')
  lock.release()
  expect(runningAddress(folder)).toBeUndefined()
})

test('a database that is being restored is not a server', () => {
  const lock = lockInstance(folder, 'restauration en cours')
  expect(runningAddress(folder)).toBeUndefined()
  lock.release()
})

test('a lock can be taken on a full disk too: that is when the server has to be stopped', () => {
  const script = `
    import { lockFile } from ${JSON.stringify(new URL('file-lock.ts', import.meta.url).href)}
    const first = lockFile(process.argv[1], 'exclusive')
    console.log(first !== undefined, lockFile(process.argv[1], 'shared') === undefined)`
  const node = [process.execPath, '--input-type=module', '-e', script, join(folder, 'a.lock')]
  const { stdout } = spawnSync('/bin/sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...node], { encoding: 'utf8' })
  expect(stdout).toBe('true true\n')
})
