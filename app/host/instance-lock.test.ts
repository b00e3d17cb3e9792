import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockInstance, runningAddress } from './instance-lock.ts'

test('the commands learn where the running server answers, and nothing of one that has stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brindille-lock-'))
  expect(runningAddress(folder)).toBeUndefined()
  const lock = lockInstance(folder, 'http://localhost:4321')
  expect(runningAddress(folder)).toBe('http://localhost:4321')
  expect(() => lockInstance(folder, 'http://localhost:9')).toThrow('http://localhost:4321')
  lock.release()
  expect(runningAddress(folder)).toBeUndefined()
})

test('a database that is being restored is not a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brindille-lock-'))
  const lock = lockInstance(folder, 'restauration en cours')
  expect(runningAddress(folder)).toBeUndefined()
  lock.release()
})
