/**
 * The address to go to after signing in, or undefined: only a path of this site. `//evil.test`, `/\evil.test`,
 * `https://…` and control characters (which browsers drop before reading an address) are refused.
 */
export function safeRedirect(target: string | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])/.test(target)) return undefined
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return undefined
  const base = 'http://site.invalid'
  try {
    const url = new URL(target, base)
    return url.origin === base ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}
