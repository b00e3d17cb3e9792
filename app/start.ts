import {
  type CustomFetch,
  createCsrfMiddleware,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start'
import { sessionKeeper } from './lib/session-keeper.ts'
import { env } from './server/env.server.ts'
import { measureCall } from './server/payload.server.ts'

/** Adds the marker `createServerFn` to the address of every call: it is part of the public contract of the calls. */
const markedFetch: CustomFetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const send = () => fetch(`${url}${url.includes('?') ? '&' : '?'}createServerFn`, init)
  return sessionKeeper.watch ? sessionKeeper.watch(send, url) : send()
}

const isOwnOrigin = createServerOnlyFn(
  (origin: string, request: Request) => origin === (env().APP_ORIGIN ?? new URL(request.url).origin),
)

// With a start file the framework no longer adds its CSRF protection by itself. Behind a proxy the address of the
// request is not the public one: APP_ORIGIN is.
const csrf = createCsrfMiddleware({
  filter: (context) => context.handlerType === 'serverFn',
  origin: (origin, context) => isOwnOrigin(origin, context.request),
})

// Here and not at the HTTP entry, because only the framework knows which requests are calls: it decodes the address.
const limitPayload = createMiddleware().server(async ({ request, handlerType, next }) => {
  if (handlerType === 'serverFn') await measureCall(request)
  return next()
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf, limitPayload],
  serverFns: { fetch: markedFetch },
}))
