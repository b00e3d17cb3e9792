import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'

const AnswersContext = createContext(false)

/**
 * The body of the document. The page that the server sent is `inert` until React answers all of it: nothing is pressed,
 * ticked or typed that nobody would hear.
 *
 * React brings the parts behind a boundary to life one by one, later than the rest. A context that changes above them asks
 * it to do so at once, and the transition ends, the attribute with it, when the last one answers.
 */
export function PageBody({ children }: { children: ReactNode }) {
  const [answers, setAnswers] = useState(false)
  useEffect(() => startTransition(() => setAnswers(true)), [])
  return (
    <AnswersContext value={answers}>
      <body inert={!answers}>{children}</body>
    </AnswersContext>
  )
}
