import { lazy, type ReactNode, Suspense } from 'react'

export type ErrorPageProps = {
  error: unknown
  /** Draws the page again. */
  reset?: () => void
  /** What is safe, and where else to go. */
  children?: ReactNode
}

// Rarely seen, so not part of the first load of every page; when it cannot be fetched either, its words are here.
const View = lazy(() =>
  import('./error-page-view.tsx').then(
    ({ ErrorPageView }) => ({ default: ErrorPageView }),
    () => ({ default: PlainErrorPage }),
  ),
)

/** The default error component of the router. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}

function PlainErrorPage({ error }: ErrorPageProps) {
  return (
    <section className="page">
      <h1 className="page-title">Quelque chose n’a pas fonctionné</h1>
      <p lang="en">Something went wrong!</p>
      <p>Vérifiez votre connexion, puis rechargez la page.</p>
      <pre className="whitespace-pre-wrap">{String(error)}</pre>
    </section>
  )
}
