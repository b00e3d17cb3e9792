import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { damageFailure } from './damage.ts'

/** Postgres roles of the embedded database: administrator, owner of the tables, application. */
export const ROLES = { superuser: 'postgres', owner: 'brindille', application: 'brindille_app' } as const

export type Credentials = Record<keyof typeof ROLES, string>

export const credentialsFile = (home: string): string => join(home, 'credentials.json')

const secret = (): string => randomBytes(32).toString('base64url')

/** Content of credentials.json. Beware: `application` is the password of the owner (a name of older files). */
const storedSchema = z.object({ superuser: z.string(), application: z.string() })

/** Random passwords for a new cluster, as they are stored. */
export const newSecrets = (): z.infer<typeof storedSchema> => ({ superuser: secret(), application: secret() })

function readSecrets(home: string): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(credentialsFile(home), 'utf8')))
  } catch {
    throw damageFailure(home, 'le fichier credentials.json est illisible')
  }
}

/**
 * Passwords of a cluster. The application's is derived from the owner's by HMAC, so the file need not hold it.
 * Throws Failure when the file cannot be read.
 */
export function readCredentials(home: string): Credentials {
  const { superuser, application: owner } = readSecrets(home)
  return { superuser, owner, application: createHmac('sha256', owner).update(ROLES.application).digest('base64url') }
}
