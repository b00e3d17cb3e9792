import { lazy, Suspense } from 'react'

// Rarely seen, so not part of the first load of every page.
const View = lazy(async () => ({ default: (await import('./not-found-page-view.tsx')).NotFoundPageView }))

/** The default not-found component of the router. */
export function NotFoundPage() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  )
}
