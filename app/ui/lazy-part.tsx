import { CatchBoundary } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { retryImport } from '#app/lib/missing-code.ts'
import { partErrorWords } from '#content/errors.ts'
import { Button } from './button/button.tsx'
import { InlineError } from './feedback/inline-error.tsx'

const FailureContext = createContext({
  isOverlay: false,
  hasRetried: false,
  onClose: undefined as (() => void) | undefined,
  onRetry: (_error: unknown): void => undefined,
})

/** Without `onClose` the part is not one that is closed: where it cannot be loaded it is only tried again. */
type Closable = { onClose?: (() => void) | undefined }

type Options = {
  /** Shown while the code loads. */
  fallback?: ReactNode
  /** For a part that opens over the page (dialog): the loading error is shown over the page too. */
  isOverlay?: boolean
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

/**
 * `React.lazy` for a dialog or an editor, with its own error message: when the code cannot be loaded (connection lost, new
 * version deployed), the message stands in its place, « Réessayer » loads it again, and the rest of the page stays.
 *
 * @param name the exported component of the module
 */
export function lazyPart<Module extends { [Key in Name]: ComponentType<never> }, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
  { fallback = null, isOverlay = false }: Options = {},
): ComponentType<PropsOf<Module[Name]> & Closable> {
  const create = (fetchModule: () => Promise<Module>) =>
    lazy(async () => ({ default: (await fetchModule())[name] as ComponentType<Closable> }))
  // React caches the failure of a lazy component: a retry needs a new one.
  let Part = create(load)
  return function LazyPart(props) {
    const [failures, setFailures] = useState(0)
    const { onClose } = props
    const failure = useMemo(
      () => ({
        isOverlay,
        hasRetried: failures > 0,
        onClose,
        onRetry: (error: unknown) => {
          Part = create(() => retryImport(load, error))
          setFailures(failures + 1)
        },
      }),
      [failures, onClose],
    )
    return (
      <FailureContext value={failure}>
        <CatchBoundary getResetKey={() => failures} errorComponent={PartError}>
          <Suspense fallback={fallback}>
            <Part {...props} />
          </Suspense>
        </CatchBoundary>
      </FailureContext>
    )
  }
}

function PartError({ error }: { error: unknown }) {
  const { isOverlay, hasRetried, onClose, onRetry } = use(FailureContext)
  return (
    <div
      className={clsx(
        'no-print flex flex-col gap-3',
        isOverlay &&
          'fixed inset-x-4 bottom-24 z-30 mx-auto max-w-lg rounded-lg border border-line bg-surface p-4 shadow-pop sm:bottom-6',
      )}
    >
      <InlineError>{partErrorWords.sentence}</InlineError>
      <p className="flex flex-wrap gap-3">
        {hasRetried && navigator.onLine ? (
          // Online and failed twice: a new version of the application has probably replaced the file.
          <Button variant="primary" onClick={() => location.reload()}>
            {partErrorWords.reload}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onRetry(error)}>
            {partErrorWords.again}
          </Button>
        )}
        {onClose && <Button onClick={onClose}>{partErrorWords.close}</Button>}
      </p>
    </div>
  )
}
