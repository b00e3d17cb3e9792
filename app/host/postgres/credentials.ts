import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { damaged } from './damage.ts'

/** Roles of the embedded database: who administers the cluster, who owns the tables, and whom the application is. */
export const ROLES = { superuser: 'postgres', owner: 'brindille', application: 'brindille_app' } as const

export type Credentials = Record<keyof typeof ROLES, string>

export const credentialsFile = (home: string): string => join(home, 'credentials.json')

const secret = (): string => randomBytes(32).toString('base64url')

/** What the file holds. `application` is the owner's: the name is of the time when the application owned its tables. */
const storedSchema = z.object({ superuser: z.string(), application: z.string() })

export const newSecrets = (): z.infer<typeof storedSchema> => ({ superuser: secret(), application: secret() })

function readSecrets(home: string): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(credentialsFile(home), 'utf8')))
  } catch {
    throw damaged(home, 'le fichier credentials.json est illisible')
  }
}

/**
 * Passwords of a cluster. That of the application follows from the owner's, never the other way: no file changes for it.
 * Throws {@link Failure} when the file is not one of ours any more.
 */
export function readCredentials(home: string): Credentials {
  const { superuser, application: owner } = readSecrets(home)
  return { superuser, owner, application: createHmac('sha256', owner).update(ROLES.application).digest('base64url') }
}
