import { createHash, randomBytes } from 'node:crypto'

/** SHA-256 of a token (hexadecimal). Only the hash is stored, so that a leaked table lets nobody sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** 256 random bits, safe in an address and a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
