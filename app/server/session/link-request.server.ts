import { ownCookie } from './own-cookie.server.ts'
import { hashToken, newToken } from './token.server.ts'

/*
 * The six digits of a message are worth something in the browser that asked for them only: whoever reads them over a shoulder, or is
 * told them, has another one. The link of the same message holds a secret of its own, and may be opened anywhere.
 */

/** Seconds that a code may still be typed after it was asked for: the wait for the mail server, then its validity. */
const REQUEST_SECONDS = 30 * 60

const requestCookie = ownCookie('brindille-demande', 'strict')

/** Marks the calling browser as the one that asks for a code now, in place of its earlier requests. @returns its hash */
export function beginLinkRequest(): string {
  const token = newToken()
  requestCookie.write(token, REQUEST_SECONDS)
  return hashToken(token)
}

/** Hash of the last request of the calling browser; null when it has asked for no code. */
export function currentLinkRequest(): string | null {
  const token = requestCookie.read()
  return token ? hashToken(token) : null
}
