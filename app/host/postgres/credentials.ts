import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { damaged } from './damage.ts'

/** Passwords of the two roles: `postgres`, which administers the cluster, and `brindille`, which owns the database. */
export type Credentials = { superuser: string; application: string }

export const credentialsFile = (home: string): string => join(home, 'credentials.json')

export function newCredentials(): Credentials {
  return { superuser: randomBytes(32).toString('base64url'), application: randomBytes(32).toString('base64url') }
}

const credentialsSchema = z.object({ superuser: z.string(), application: z.string() })

/** Throws {@link Failure} when the file is not one of ours any more. */
export function readCredentials(home: string): Credentials {
  try {
    return credentialsSchema.parse(JSON.parse(readFileSync(credentialsFile(home), 'utf8')))
  } catch {
    throw damaged(home, 'le fichier credentials.json est illisible')
  }
}
