import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { isHttps } from './client-info.server.ts'

/**
 * A cookie that no script reads. Over https its name begins with __Host-, which makes the browser refuse one that another host
 * has planted.
 */
export function ownCookie(name: string, sameSite: 'lax' | 'strict' = 'lax') {
  const fullName = () => (isHttps() ? `__Host-${name}` : name)
  return {
    read: (): string | undefined => getCookie(fullName()),
    /** @param maxAge seconds; without it the cookie ends with the browser */
    write: (value: string, maxAge?: number): void =>
      setCookie(fullName(), value, {
        httpOnly: true,
        secure: isHttps(),
        sameSite,
        path: '/',
        ...(maxAge !== undefined && { maxAge }),
      }),
    forget: (): void => deleteCookie(fullName(), { path: '/', secure: isHttps() }),
  }
}
