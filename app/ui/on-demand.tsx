import { clsx } from 'clsx'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { partErrorWords } from '#content/errors.ts'
import { Button } from './button.tsx'
import { InlineError } from './inline-error.tsx'

type Closable = { onClose: () => void }

export type OnDemand<Props extends Closable> = ComponentType<Props> & {
  /** Brings its code ahead of the moment it is asked for; harmless when called again, silent when it fails. */
  preload: () => void
}

type Options = {
  /** The shape of what is coming. */
  fallback?: ReactNode
  /** For what opens over the page: that its code cannot be fetched is said over the page too. */
  isOver?: boolean
}

/**
 * A part of a page whose code comes when somebody asks for it. When it cannot be fetched (connection lost, new version
 * of the application), a sentence says so where it would have been, and the page around it stays as it is.
 */
export function onDemand<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isOver = false }: Options = {},
): OnDemand<Props> {
  let Part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const fetchOnce = () => {
    coming ??= load().then(
      (loaded) => {
        Part = loaded
      },
      (error: unknown) => {
        // The next one asks again.
        coming = undefined
        throw error
      },
    )
    return coming
  }
  function Asked(props: Props) {
    const [phase, setPhase] = useState<'coming' | 'here' | 'failed'>(Part ? 'here' : 'coming')
    const [failures, setFailures] = useState(0)
    useEffect(() => {
      let isGone = false
      const then = (next: 'here' | 'failed') => () => {
        if (isGone) return
        setPhase(next)
        if (next === 'failed') setFailures((before) => before + 1)
      }
      if (phase === 'coming') fetchOnce().then(then('here'), then('failed'))
      return () => {
        isGone = true
      }
    }, [phase])
    if (Part) return <Part {...props} />
    if (phase !== 'failed') return fallback
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
          {failures > 1 && navigator.onLine ? (
            // Many browsers remember that a module failed, and never ask for it again on the same page.
            <Button variant="primary" onClick={() => location.reload()}>
              {partErrorWords.reload}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setPhase('coming')}>
              {partErrorWords.again}
            </Button>
          )}
          <Button onClick={props.onClose}>{partErrorWords.close}</Button>
        </p>
      </div>
    )
  }
  return Object.assign(Asked, { preload: () => void fetchOnce().catch(() => undefined) })
}
