import { useMemo } from 'react'
import { TermScope, Words } from './term-scope.tsx'

/** A text of its own whose terms open their definition. */
export function Explanation({ text }: { text: string }) {
  const texts = useMemo(() => [text], [text])
  return (
    <TermScope texts={texts}>
      <Words text={text} />
    </TermScope>
  )
}
