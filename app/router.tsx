import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { NAVIGATION, QUERIES } from './lib/constants.ts'
import { reloadForMissingCode } from './lib/missing-code.ts'
import { retryQuery } from './lib/parse-error.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage, NotFoundPage } from './ui/feedback/error-page.tsx'
import { PendingPage } from './ui/feedback/skeleton.tsx'

const ssrOptions = createIsomorphicFn()
  .server(() => ({ nonce: btoa(crypto.randomUUID()) }))
  .client(() => undefined)

/** One router and one query cache per request on the server: at module level they would be shared between people. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERIES.staleTime,
        gcTime: QUERIES.gcTime,
        retry: retryQuery,
        retryDelay: QUERIES.retryDelay,
      },
    },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient, user: null },
    ssr: ssrOptions(),
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query cache decides what is fresh: loaders always run.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: NAVIGATION.pendingMs,
    // The framework's default keeps the placeholder for half a second, however fast the page is.
    defaultPendingMinMs: NAVIGATION.pendingMinMs,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultOnCatch: reloadForMissingCode,
    defaultNotFoundComponent: NotFoundPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
