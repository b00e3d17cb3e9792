import type { ReactNode } from 'react'
import { MainContent } from './main-content.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Nothing but the task, in a column of 46 rem: quizzes and onboarding. */
export function FocusLayout({ children, header }: { children: ReactNode; header?: ReactNode }) {
  useFocusOnNavigation()
  return (
    <div className="mx-auto min-h-dvh w-full max-w-[50rem] px-4 py-6 sm:px-8 sm:py-9">
      <SkipLink />
      {header && <header className="app mb-6">{header}</header>}
      <MainContent>{children}</MainContent>
    </div>
  )
}
