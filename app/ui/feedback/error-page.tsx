import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { isMissingCode } from '#app/lib/missing-code.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { Drawing } from '../icon.tsx'
import { EnsureMain } from '../shell/main-content.tsx'

type ErrorPageProps = {
  error: unknown
  /** Renders the page again. */
  reset?: () => void
  /** What is saved, and where else to go. */
  children?: ReactNode
}

/**
 * The default error component of the router: what happened, what is saved and what to do now. The technical message is
 * shown on request.
 */
export function ErrorPage({ error, reset, children }: ErrorPageProps) {
  const router = useRouter()
  const [isShown, setIsShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const detailsId = useId()
  const { sentence, reference } = parseError(error)
  const message = error instanceof Error ? error.message : String(error)

  const retry = async () => {
    setBusy(true)
    // A browser caches a failed dynamic import for the life of the page.
    if (isMissingCode(error)) return location.reload()
    await router.invalidate()
    reset?.()
    setBusy(false)
  }

  return (
    <EnsureMain>
      <section className="page flex max-w-[46rem] flex-col items-start gap-5">
        <Drawing name="fallen-leaf" />
        <div>
          <h1 className="page-title">Quelque chose n’a pas fonctionné</h1>
          <p className="mt-1 text-ink-2 text-sm" lang="en">
            Something went wrong!
          </p>
        </div>
        <p className="measure text-lg" role="alert">
          {sentence}
          {reference && (
            <span className="mt-1 block text-ink-2 text-sm">
              Référence à mentionner au soutien{'\u00A0'}: {reference}
            </span>
          )}
        </p>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busy={busy} onClick={retry}>
            Réessayer
          </Button>
          <Button aria-expanded={isShown} aria-controls={detailsId} onClick={() => setIsShown(!isShown)}>
            <span lang="en">{isShown ? 'Hide Error' : 'Show Error'}</span>
          </Button>
        </div>
        <pre
          id={detailsId}
          hidden={!isShown}
          className="w-full overflow-x-auto whitespace-pre-wrap rounded-md border border-line bg-sunken p-4 font-mono text-sm"
        >
          {message}
        </pre>
      </section>
    </EnsureMain>
  )
}

/** The default not-found component of the router: the same page for what does not exist and for what one may not see. */
export function NotFoundPage() {
  return (
    <EnsureMain>
      <section className="page flex max-w-[46rem] flex-col items-start gap-5">
        <Drawing name="tracks" />
        <div>
          <h1 className="page-title">Cette page n’existe pas ou ne vous est pas accessible.</h1>
          <p className="mt-1 text-ink-2 text-sm" lang="en">
            Not Found
          </p>
        </div>
        <p className="measure">L’adresse a peut-être changé, ou l’élément a été retiré.</p>
        <a href="/" className={buttonClass('primary')}>
          Revenir à l’accueil
        </a>
      </section>
    </EnsureMain>
  )
}
