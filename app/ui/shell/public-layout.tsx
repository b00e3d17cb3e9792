import type { ReactNode } from 'react'
import { Sprig } from '../drawings/sprig.tsx'
import { Logo } from '../logo.tsx'
import { MainContent } from './main-content.tsx'
import { SkipLink } from './skip-link.tsx'

/** The page before the door: the form on paper, a sprig beside it. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="relative hidden overflow-hidden bg-primary-soft lg:flex lg:flex-col lg:justify-between lg:p-12">
        <Logo className="text-primary-ink" />
        <Sprig className="mx-auto h-[min(52vh,30rem)] text-primary-ink/70" />
        <p className="measure font-display text-2xl text-primary-ink">
          Planifier, apprendre et consulter, avec le soin d’un bon carnet de terrain.
        </p>
      </div>
      <div className="flex flex-col px-4 py-8 sm:px-8">
        <Logo className="lg:hidden" />
        <MainContent className="m-auto w-full max-w-md py-8">{children}</MainContent>
      </div>
    </div>
  )
}
