import { createContext, type ReactNode, use } from 'react'

const InsideMain = createContext(false)

/** The one `<main>`, where the skip link leads. */
export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <InsideMain value={true}>
      <main id="contenu" tabIndex={-1} className={className}>
        {children}
      </main>
    </InsideMain>
  )
}

/** For pages that appear inside a layout or alone (error, not found): brings the `<main>` when nobody has. */
export function MainIfAlone({ children }: { children: ReactNode }) {
  return use(InsideMain) ? children : <MainContent>{children}</MainContent>
}
