/** A path of this site: its first slash is not followed by another, nor by a backslash, which browsers read as one. */
const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/

/**
 * The address to go to after signing in, or undefined: only a path of this site. `//evil.test`, `/\evil.test`,
 * `https://…` and control characters (which browsers remove when parsing a URL) are refused. So is a path that becomes
 * one of them once its dot segments are resolved: `/..//evil.test`.
 */
export function safeRedirect(target: string | undefined): string | undefined {
  if (!target || !OWN_PATH.test(target)) return undefined
  const base = 'http://site.invalid'
  try {
    const url = new URL(target, base)
    const path = url.pathname + url.search + url.hash
    return url.origin === base && OWN_PATH.test(path) ? path : undefined
  } catch {
    return undefined
  }
}
