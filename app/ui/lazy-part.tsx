import { CatchBoundary } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { importAgain } from '#app/lib/missing-code.ts'
import { partErrorWords } from '#content/errors.ts'
import { Button } from './button/button.tsx'
import { InlineError } from './feedback/inline-error.tsx'

const FailureContext = createContext({
  isOver: false,
  isAgain: false,
  onClose: (): void => undefined,
  onRetry: (_error: unknown): void => undefined,
})

type Closable = { onClose: () => void }

type Options = {
  /** The shape of what is coming. */
  fallback?: ReactNode
  /** For what opens over the page: that its code cannot be fetched is said over the page too. */
  isOver?: boolean
}

/** Props of a component of a module. */
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

/**
 * A dialog or an editor whose code comes when it opens (`lazy`): a module, and the name of the component in it. When it
 * cannot be fetched (connection lost, new version of the application), a sentence says so where it would have been,
 * « Réessayer » asks again, and the page around it stays as it is.
 */
export function lazyPart<Module extends { [Key in Name]: ComponentType<never> }, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
  { fallback = null, isOver = false }: Options = {},
): ComponentType<PropsOf<Module[Name]> & Closable> {
  const create = (fetchModule: () => Promise<Module>) =>
    lazy(async () => ({ default: (await fetchModule())[name] as ComponentType<Closable> }))
  // React remembers for good that a lazy component failed: asking again takes another one.
  let Part = create(load)
  return function LazyPart(props) {
    const [failures, setFailures] = useState(0)
    const { onClose } = props
    const failure = useMemo(
      () => ({
        isOver,
        isAgain: failures > 0,
        onClose,
        onRetry: (error: unknown) => {
          Part = create(() => importAgain(load, error))
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

function PartFailed({ error }: { error: unknown }) {
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
          // A newer version of the application has replaced the file: it will never come.
          <Button variant="primary" onClick={() => location.reload()}>
            {partErrorWords.reload}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onRetry(error)}>
            {partErrorWords.again}
          </Button>
        )}
        <Button onClick={onClose}>{partErrorWords.close}</Button>
      </p>
    </div>
  )
}
