import { createReadStream, createWriteStream } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { codeOf, Failure } from '../failure.ts'
import type { Account } from '../postgres/account.ts'
import { backupManifest, MANIFEST_NAME } from './archive-writer.ts'

const UNREADABLE = 'Ce fichier n’est pas une sauvegarde de Brindille, ou il est incomplet.'

export type Destination = {
  /** Receives the cluster, its passwords, and under `files` the rest of the data folder. */
  folder: string
  /** Owner of the cluster's files. */
  account: Account
  /** Major version of the embedded Postgres. */
  postgres: string
}

function targetPath(name: string, folder: string): string {
  if (name.split('/').includes('..') || name.startsWith('/')) throw new Failure(UNREADABLE)
  return join(folder, name)
}

function checkManifest(json: string, postgres: string): void {
  const manifest = backupManifest.safeParse(JSON.parse(json))
  if (!manifest.success) throw new Failure(UNREADABLE)
  if (manifest.data.postgres === postgres) return
  throw new Failure(
    `Cette sauvegarde vient de Postgres ${manifest.data.postgres}, le Postgres embarqué est le ${postgres}.`,
  )
}

/** Unpacks a backup once its manifest was checked. Throws Failure when the file is not a complete backup. */
export async function unpackBackup(file: string, destination: Destination): Promise<void> {
  const entries = extract()
  const source = createReadStream(file)
  const reading = pipeline(source, createGunzip(), entries)
  reading.catch(() => undefined)
  const { account } = destination
  let entryCount = 0
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      if (entryCount++ === 0) {
        if (name !== MANIFEST_NAME) throw new Failure(UNREADABLE)
        checkManifest(await text(entry), destination.postgres)
        continue
      }
      const target = targetPath(name, destination.folder)
      const owner = name.startsWith('files/') ? undefined : account
      if (type === 'directory') {
        await mkdir(target, { recursive: true, mode: 0o700 })
        entry.resume()
      } else {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await pipeline(Readable.from(entry), createWriteStream(target, { mode: 0o600 }))
      }
      if (owner) await chown(target, owner.uid, owner.gid)
    }
    await reading
  } catch (error) {
    source.destroy()
    if (error instanceof Failure || codeOf(error) === 'ENOSPC') throw error
    throw new Failure(UNREADABLE)
  }
  if (entryCount === 0) throw new Failure(UNREADABLE)
}
