import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type Serializable } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { NAVIGATION, QUERIES } from './lib/constants.ts'
import { newNonce } from './lib/content-security-policy.ts'
import { reloadForMissingCode } from './lib/missing-code.ts'
import { leaveForKeptPage } from './lib/offline/offline-pages.ts'
import { retryQuery } from './lib/parse-error.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage, NotFoundPage } from './ui/feedback/error-page.tsx'
import { PendingPage } from './ui/feedback/skeleton.tsx'

const ssrOptions = createIsomorphicFn()
  .server(() => ({ nonce: newNonce() }))
  .client(() => undefined)

// On the server a cache ends with its request: a timer for each query would keep it in memory for minutes.
const gcTime = createIsomorphicFn()
  .server(() => Number.POSITIVE_INFINITY)
  .client(() => QUERIES.gcTime)

/** What the page has read, as the server sends it to the browser. The answers of server functions are serializable. */
type ReadQuery = { key: Serializable[]; data: Serializable; updatedAt: number }

function readQueries(queryClient: QueryClient): ReadQuery[] {
  const read = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  return read.map(
    (query) => ({ key: query.queryKey, data: query.state.data, updatedAt: query.state.dataUpdatedAt }) as ReadQuery,
  )
}

/** One router and one query cache per request on the server: at module level they would be shared between people. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERIES.staleTime,
        gcTime: gcTime(),
        retry: retryQuery,
        // The service worker answers without connection; React Query would wait for it instead.
        networkMode: 'always',
        refetchOnReconnect: true,
        retryDelay: QUERIES.retryDelay,
      },
      // Without connection a change fails at once, and says so: paused, it would be lost with its tab.
      mutations: { networkMode: 'always' },
    },
  })
  return createRouter({
    routeTree,
    context: { queryClient, user: null },
    ssr: ssrOptions(),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: NAVIGATION.preloadDelay,
    // The query cache decides what is fresh: loaders always run.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: NAVIGATION.pendingMs,
    // The framework's default keeps the placeholder for half a second, however fast the page is.
    defaultPendingMinMs: NAVIGATION.pendingMinMs,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultOnCatch: (error) => {
      reloadForMissingCode(error)
      leaveForKeptPage(error)
    },
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // Not `@tanstack/react-router-ssr-query`: it streams the queries that end while the page is rendered, and there is none.
    // Its stream alone has the whole page decoded and encoded once more, and 3 kB of script in it.
    dehydrate: () => ({ queries: readQueries(queryClient) }),
    hydrate: ({ queries }) => {
      for (const { key, data, updatedAt } of queries) queryClient.setQueryData(key, data, { updatedAt })
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
