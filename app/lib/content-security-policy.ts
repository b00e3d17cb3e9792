/** Marks the scripts of one answer: 122 random bits. Some forty elements of a page carry it. */
export const newNonce = (): string => crypto.randomUUID().replaceAll('-', '')

/**
 * Policy of a page: only its own scripts, each with the nonce of this answer; nothing from elsewhere, no frame around
 * it. Inline styles stay allowed because positioning libraries write style attributes.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
