import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Where root puts what Postgres's account must reach when the project lies in a closed folder such as /root. It
 * survives restarts of the machine, except where only the temporary folder can be written.
 */
export function sharedFolder(): string {
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, 'brindille')
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      accessSync(folder, constants.W_OK)
      // In a temporary folder somebody else may have made it first, to be lent our files.
      if (statSync(folder).uid === process.getuid?.()) return folder
    } catch {}
  }
  throw new Error('No folder can be written for Postgres: neither /var/lib nor the temporary folder')
}
