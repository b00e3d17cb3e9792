import { useMemo } from 'react'
import { TermScope, Words } from './term-scope.tsx'

/** One text with its terms. */
export function ExplainedText({ text }: { text: string }) {
  const texts = useMemo(() => [text], [text])
  return (
    <TermScope texts={texts}>
      <Words text={text} />
    </TermScope>
  )
}
