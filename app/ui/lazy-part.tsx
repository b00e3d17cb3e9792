import { CatchBoundary } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { partErrorWords } from '#content/errors.ts'
import { Button } from './button/button.tsx'
import { InlineError } from './feedback/inline-error.tsx'

const FailureContext = createContext({
  isOver: false,
  isAgain: false,
  onClose: (): void => undefined,
  onRetry: (): void => undefined,
})

type Closable = { onClose: () => void }

type Options = {
  /** The shape of what is coming. */
  fallback?: ReactNode
  /** For what opens over the page: that its code cannot be fetched is said over the page too. */
  isOver?: boolean
}

/**
 * A dialog or an editor whose code comes when it opens (`lazy`). When it cannot be fetched (connection lost, new version
 * of the application), a sentence says so where it would have been, « Réessayer » asks again, and the page around it stays
 * as it is.
 */
export function lazyPart<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isOver = false }: Options = {},
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load() }))
  // React remembers for good that a lazy component failed: asking again takes another one.
  let Part = create()
  return function LazyPart(props: Props) {
    const [failures, setFailures] = useState(0)
    const { onClose } = props
    const failure = useMemo(
      () => ({
        isOver,
        isAgain: failures > 0,
        onClose,
        onRetry: () => {
          Part = create()
          setFailures(failures + 1)
        },
      }),
      [failures, onClose],
    )
    return (
      <FailureContext value={failure}>
        <CatchBoundary getResetKey={() => failures} errorComponent={PartFailed}>
          <Suspense fallback={fallback}>
            <Part {...props} />
          </Suspense>
        </CatchBoundary>
      </FailureContext>
    )
  }
}

function PartFailed() {
  const { isOver, isAgain, onClose, onRetry } = use(FailureContext)
  return (
    <div
      className={clsx(
        'no-print flex flex-col gap-3',
        isOver &&
          'fixed inset-x-4 bottom-24 z-30 mx-auto max-w-lg rounded-lg border border-line bg-surface p-4 shadow-pop sm:bottom-6',
      )}
    >
      <InlineError>{partErrorWords.sentence}</InlineError>
      <p className="flex flex-wrap gap-3">
        {isAgain && navigator.onLine ? (
          // Many browsers remember that a module failed, and never ask for it again on the same page.
          <Button variant="primary" onClick={() => location.reload()}>
            {partErrorWords.reload}
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            {partErrorWords.again}
          </Button>
        )}
        <Button onClick={onClose}>{partErrorWords.close}</Button>
      </p>
    </div>
  )
}
