import { startTransition, useCallback, useLayoutEffect, useOptimistic, useState } from 'react'
import { readLocal, writeLocal } from '#app/lib/local-storage.ts'

/**
 * A choice that shows at once and lasts when `onChange` is done, such as a filter that stands in the address: a
 * controlled input would return to the former choice meanwhile.
 *
 * @param onChange awaited; what it returns is ignored, so it handles its own failures
 */
export function useOptimisticChoice<Value, Options extends unknown[]>(
  value: Value,
  onChange: (next: Value, ...options: Options) => unknown,
): [shown: Value, choose: (next: Value, ...options: Options) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (next: Value, ...options: Options) =>
    startTransition(async () => {
      show(() => next)
      await onChange(next, ...options)
    })
  return [shown, choose]
}

/**
 * A choice that this device remembers. The server renders the first of `choices`, and so does a browser whose storage is
 * forbidden, until the page is closed.
 *
 * @param choices a constant: another array at each render would read the storage again
 */
export function useStoredChoice<const Choice extends string>(
  storageKey: string,
  choices: readonly [Choice, ...Choice[]],
): [chosen: Choice, choose: (next: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>(choices[0])
  // Before the first paint of a page that is opened within the application: nothing moves under the eyes.
  useLayoutEffect(() => {
    const stored = readLocal(storageKey)
    const known = choices.find((choice) => choice === stored)
    if (known) setChosen(known)
  }, [storageKey, choices])
  const choose = useCallback(
    (next: Choice) => {
      setChosen(next)
      writeLocal(storageKey, next)
    },
    [storageKey],
  )
  return [chosen, choose]
}

/**
 * Inline script for a `ScriptOnce`: runs `action` before the first paint where this device remembers `choice`, so that
 * nothing moves when `useStoredChoice` reads it.
 *
 * @param storageKey without a quotation mark, like `choice`
 */
export const storedChoiceScript = (storageKey: string, choice: string, action: string): string =>
  `try{if(localStorage.getItem('${storageKey}')==='${choice}')${action}}catch(e){}`
