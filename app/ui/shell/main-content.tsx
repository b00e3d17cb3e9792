import type { ReactNode } from 'react'

/** The one `<main>`, where the skip link leads. */
export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id="contenu" tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
