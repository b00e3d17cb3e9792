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

/** Every call of the browser carries this marker in its address, as the contract of the calls says. */
const markedFetch: CustomFetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const send = () => fetch(`${url}${url.includes('?') ? '&' : '?'}createServerFn`, init)
  return sessionKeeper.watch ? sessionKeeper.watch(send, url) : send()
}

const isOwnOrigin = createServerOnlyFn(
  (origin: string, request: Request) => origin === (env().APP_ORIGIN ?? new URL(request.url).origin),
)

// A start file switches the framework's own protection off, so it is declared here. Behind a proxy the address of the
// request is not the public one: APP_ORIGIN says which origin is ours.
const csrf = createCsrfMiddleware({
  filter: (context) => context.handlerType === 'serverFn',
  origin: (origin, context) => isOwnOrigin(origin, context.request),
})

// Here and not at the HTTP entry: the framework decides what is a call, also where the address is written otherwise.
const measured = createMiddleware().server(async ({ request, handlerType, next }) => {
  if (handlerType === 'serverFn') await measureCall(request)
  return next()
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrf, measured],
  serverFns: { fetch: markedFetch },
}))
