import type { ReactNode } from 'react'
import { productName } from '#app.config.ts'
import { Drawing } from '../icon.tsx'
import { Logo } from '../page/logo.tsx'
import { MainContent, SkipLink, useFocusOnNavigation } from './main-content.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `focus`: the page without navigation, in `FocusLayout`. */
    layout?: 'focus'
  }
}

/** Layout of the pages without a session: sign-in, links, privacy. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <aside
        aria-label={productName}
        className="sticky top-0 hidden h-dvh flex-col justify-between self-start bg-primary-soft p-12 text-primary-ink lg:flex"
      >
        <Logo />
        <Drawing name="sprig" className="mx-auto h-[min(52vh,30rem)] text-primary-ink/70" />
        <p className="max-w-xl text-balance font-display text-2xl">
          Planifier, apprendre et consulter, avec le soin d’un bon carnet de terrain.
        </p>
      </aside>
      <div className="relative flex flex-col overflow-hidden px-4 py-8 sm:px-8">
        <header className="lg:hidden">
          <Logo />
        </header>
        <MainContent className="z-10 m-auto w-full max-w-md py-8">{children}</MainContent>
        <Drawing
          name="sprig"
          className="absolute -right-8 -bottom-10 hidden h-80 text-primary-ink/25 sm:block lg:hidden"
        />
      </div>
    </div>
  )
}

/** Layout without navigation, one column of 46 rem: quizzes and onboarding. */
export function FocusLayout({ children, header }: { children: ReactNode; header?: ReactNode }) {
  useFocusOnNavigation()
  return (
    <div className="mx-auto min-h-dvh w-full max-w-[50rem] px-4 py-6 sm:px-8 sm:py-9 print:min-h-0 print:max-w-none print:p-0">
      <SkipLink />
      {header && <header className="app mb-6">{header}</header>}
      <MainContent>{children}</MainContent>
    </div>
  )
}
