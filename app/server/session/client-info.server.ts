import { getRequest, getRequestHeader, getRequestIP } from '@tanstack/react-start/server'
import { env } from '../env.server.ts'

export type ClientInfo = { ip: string; userAgent: string }

/**
 * Where a call comes from, for limits, sessions and the audit log. X-Forwarded-For is trusted with TRUST_PROXY only.
 */
export function clientInfo(): ClientInfo {
  return {
    ip: getRequestIP({ xForwardedFor: env().TRUST_PROXY }) ?? 'inconnue',
    userAgent: (getRequestHeader('user-agent') ?? '').slice(0, 300),
  }
}

/** Where a request comes from, and the public address that links lead to. */
export type RequestContext = { client: ClientInfo; origin: string }

/** {@link clientInfo} and {@link publicOrigin} of the current request. */
export function requestContext(): RequestContext {
  return { client: clientInfo(), origin: publicOrigin() }
}

/** Whether the browser speaks https to the application, be it through a proxy. */
export function isHttps(): boolean {
  return env().APP_ORIGIN?.startsWith('https:') ?? new URL(getRequest().url).protocol === 'https:'
}

/** Public address of the application, without a final slash: APP_ORIGIN, else the address of this request. */
export function publicOrigin(): string {
  return env().APP_ORIGIN ?? new URL(getRequest().url).origin
}
