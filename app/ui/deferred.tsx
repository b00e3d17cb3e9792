import { type ComponentType, lazy, memo, type ReactNode, Suspense, useId } from 'react'
import { firstPresence } from '#app/lib/first-presence.ts'

/**
 * A part of a page whose code comes at the first sign of a person (`firstPresence`): until then its markup from the
 * server is there to be read, and nothing of it has been loaded. For forms, whose libraries weigh more than what is
 * seen. On a page reached from another one, it comes at once.
 *
 * Its props must be primitives or stable references: a change before that moment would throw the markup away.
 *
 * @param fallback the shape of what is coming, on a page reached from another one.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let markup: string | undefined
  const Part = lazy(async () => {
    const served = typeof document !== 'undefined' && markup && document.getElementById(markup)
    // What has the focus may have been typed in already.
    if (served && document.activeElement === document.body) await firstPresence()
    return { default: await load() }
  })
  return memo(function Deferred(props: Props) {
    const id = useId()
    markup = id
    return (
      <div id={id} className="contents">
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}
