import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the running server says of itself in its lock file. */
export type Postmaster = { pid: number; port: number; socketFolder: string; ready: boolean }

const postmasterFile = (home: string): string => join(home, 'data/postmaster.pid')

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether process `pid` runs and is the server of this cluster: a number is used again, and a dead one may linger. */
function isServerOf(home: string, pid: number): boolean {
  if (!hasProcess(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    // The server works in its data folder; a zombie has none any more, another account's process hides its own.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(join(home, 'data'))
  } catch {
    return false
  }
}

function readFields(home: string): string[] {
  try {
    return readFileSync(postmasterFile(home), 'utf8').split('\n')
  } catch {
    // None, or the server has just removed it.
    return []
  }
}

/** @returns undefined when no living server has the cluster. */
export function readPostmaster(home: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , status] = readFields(home)
  if (!pid || !isServerOf(home, Number(pid))) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder?.trim() ?? '',
    ready: status?.trim() === 'ready',
  }
}

/**
 * After a crash of the machine, or in a container, the number of the dead server may belong to another program, and
 * Postgres would take that for a running server. A number that no process has is put in its place; the rest of the
 * file stays, so that Postgres still looks for survivors of the old server by its shared memory.
 */
export function forgetReusedPid(home: string): void {
  const [first, ...rest] = readFields(home)
  const pid = Number(first)
  if (!pid || !hasProcess(pid) || isServerOf(home, pid)) return
  writeFileSync(postmasterFile(home), [2 ** 22 + 1, ...rest].join('\n'))
}
