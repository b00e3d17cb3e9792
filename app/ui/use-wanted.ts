import { startTransition, useRef, useState } from 'react'

/**
 * State that the address holds, without its slowness: what was just chosen shows at once, and the address is the truth
 * again as soon as it has followed. `change` starts the move and answers when it has arrived; choices that follow each
 * other faster than that build on each other, and only the last one ends the wait.
 */
export function useWanted<Value>(
  value: Value,
  change: (next: Value) => Promise<unknown>,
): [wanted: Value, want: (next: Value) => Promise<void>] {
  const [wanted, setWanted] = useState<{ value: Value }>()
  const moves = useRef(0)
  const want = (next: Value) => {
    const move = ++moves.current
    setWanted({ value: next })
    // A transition, so that it renders after the address has: never one moment of the former choice in between.
    const arrived = () => {
      if (move === moves.current) startTransition(() => setWanted(undefined))
    }
    return change(next).then(arrived, arrived)
  }
  return [wanted ? wanted.value : value, want]
}
