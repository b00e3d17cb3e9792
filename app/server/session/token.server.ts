import { createHash, randomBytes } from 'node:crypto'

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** 256 random bits, safe in an address and a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
