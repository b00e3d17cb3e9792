import { type ComponentType, lazy, Suspense } from 'react'

// A question can be answered and explained without a connection: the definitions are an extra that may be missing.
const Explained = lazy(async (): Promise<{ default: ComponentType<{ text: string }> }> => {
  try {
    return { default: (await import('./explained-text.tsx')).ExplainedText }
  } catch {
    return { default: ({ text }) => text }
  }
})

/** A text of its own whose terms open their definition, once what that needs has come. */
export function Explanation({ text }: { text: string }) {
  return (
    <Suspense fallback={text}>
      <Explained text={text} />
    </Suspense>
  )
}
