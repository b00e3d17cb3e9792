import { createReadStream, createWriteStream } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { Failure } from '../failure.ts'
import type { Account } from '../postgres/account.ts'
import { backupNote, NOTE_NAME } from './archive-writer.ts'

const UNREADABLE = 'Ce fichier n’est pas une sauvegarde de Brindille, ou il est incomplet.'

/** Where a backup goes. */
export type Destination = {
  /** Folder that receives everything: the cluster, its passwords, and under `files` the rest of the data folder. */
  folder: string
  /** Owner of the cluster's files. */
  account: Account
  /** Major version of the Postgres at hand. */
  postgres: string
}

function targetOf(name: string, folder: string): string {
  if (name.split('/').includes('..') || name.startsWith('/')) throw new Failure(UNREADABLE)
  return join(folder, name)
}

function checkNote(json: string, postgres: string): void {
  const note = backupNote.safeParse(JSON.parse(json))
  if (!note.success) throw new Failure(UNREADABLE)
  if (note.data.postgres === postgres) return
  throw new Failure(
    `Cette sauvegarde vient de Postgres ${note.data.postgres}, le Postgres embarqué est le ${postgres}.`,
  )
}

/** Unpacks a backup, its note checked before anything else is written. Throws Failure for what is not a whole backup. */
export async function unpackBackup(file: string, destination: Destination): Promise<void> {
  const entries = extract()
  const source = createReadStream(file)
  const reading = pipeline(source, createGunzip(), entries)
  reading.catch(() => undefined)
  const { account } = destination
  let seen = 0
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      if (seen++ === 0) {
        if (name !== NOTE_NAME) throw new Failure(UNREADABLE)
        checkNote(await text(entry), destination.postgres)
        continue
      }
      const target = targetOf(name, destination.folder)
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
    if (error instanceof Failure || (error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    throw new Failure(UNREADABLE)
  }
  if (seen === 0) throw new Failure(UNREADABLE)
}
