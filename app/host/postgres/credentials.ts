import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Passwords of the two roles: `postgres`, which administers the cluster, and `brindille`, which owns the database. */
export type Credentials = { superuser: string; application: string }

export const credentialsFile = (home: string): string => join(home, 'credentials.json')

export function newCredentials(): Credentials {
  return { superuser: randomBytes(32).toString('base64url'), application: randomBytes(32).toString('base64url') }
}

const credentialsSchema = z.object({ superuser: z.string(), application: z.string() })

export function readCredentials(home: string): Credentials {
  return credentialsSchema.parse(JSON.parse(readFileSync(credentialsFile(home), 'utf8')))
}
