import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { firstPresence } from '#app/lib/first-presence.ts'

/**
 * A part that is drawn only when it is asked for: a dialog, an editor, the content of a menu. Its code is no part of the
 * first load; it comes at the first sign of a person, so that it is there when asked for, connection or not.
 *
 *     const Editor = ahead(async () => (await import('./editor.tsx')).Editor)
 *     Editor.useAhead()          // in the component that may ask for it
 *     {open && <Editor.Part …/>} // when it is asked for
 *
 * @param fallback stands there for the time that the code may still take
 */
export function ahead<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  const Lazy = lazy(async () => ({ default: await load() }))
  return {
    Part: (props: Props) => (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    ),
    /** @param wanted false where this person cannot ask for it */
    useAhead: (wanted = true): void => {
      useEffect(() => {
        // What cannot be fetched now is asked for again, and said, when it is needed.
        if (wanted)
          firstPresence()
            .then(load)
            .catch(() => undefined)
      }, [wanted])
    },
  }
}
