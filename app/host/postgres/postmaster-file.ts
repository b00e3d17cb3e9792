import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../failure.ts'

/** The running server, as its lock file `postmaster.pid` describes it. */
export type Postmaster = { pid: number; port: number; socketFolder: string; isReady: boolean }

const postmasterFile = (home: string): string => join(home, 'data/postmaster.pid')

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Whether process `pid` runs and is the server of this cluster: a pid may be reused, and a dead process be a zombie.
 */
function isServerOf(home: string, pid: number): boolean {
  if (!hasProcess(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    // The server's working directory is its data folder. That of a zombie, or of another account, cannot be read.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(join(home, 'data'))
  } catch {
    return false
  }
}

function readFields(home: string): string[] {
  try {
    return readFileSync(postmasterFile(home), 'utf8').split('\n')
  } catch {
    // There is none, or the server has just removed it.
    return []
  }
}

/** The server that runs on the cluster in `home`; undefined when there is none. */
export function readPostmaster(home: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , status] = readFields(home)
  if (!pid || !isServerOf(home, Number(pid))) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder?.trim() ?? '',
    isReady: status?.trim() === 'ready',
  }
}

/**
 * After a crash of the machine, or in a container, the pid in the lock file may belong to another program by now, and
 * Postgres would take that for a running server. Replaces it by a pid that no process can have. The rest of the file
 * stays: Postgres uses it to look for survivors of the old server by their shared memory.
 */
export function replaceReusedPid(home: string): void {
  const [first, ...rest] = readFields(home)
  const pid = Number(first)
  if (!pid || !hasProcess(pid) || isServerOf(home, pid)) return
  writeFileSync(postmasterFile(home), [2 ** 22 + 1, ...rest].join('\n'))
}
