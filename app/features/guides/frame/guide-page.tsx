import { clsx } from 'clsx'
import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { monthOfYear } from '#app/lib/dates/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { Words } from '#app/ui/terms/term-scope.tsx'
import { DISCLAIMERS } from '#content/disclaimers.ts'
import type { GuideFrame } from '#content/guides/types.ts'
import { type Content, Contents } from './contents.tsx'

type GuidePageProps = {
  guide: GuideFrame
  /** Parts of the page, for the contents at its side. */
  contents?: readonly Content[]
  /** Instead of the button that prints the page. */
  action?: ReactNode
  /** Between the essentials and the text, over its whole width: tabs, a banner. */
  above?: ReactNode
  /**
   * Printed without the essentials and the sources, to hold on few sheets: « wall » across, to be hung; « small » when
   * there is more to hold.
   */
  alone?: 'upright' | 'small' | 'wall' | undefined
  /** Fixed sentences at the foot. */
  disclaimers?: readonly (keyof typeof DISCLAIMERS)[]
  children: ReactNode
}

const GENERAL = ['general'] as const

/** The frame of every guide: what matters on top, contents at the side, sources and date of proofreading at the foot. */
export function GuidePage({ guide, contents, action, above, alone, disclaimers = GENERAL, children }: GuidePageProps) {
  const { title, lead, essentials, sources, reviewedOn } = guide
  return (
    <div className="page print-guide" data-alone={alone}>
      <div className={clsx(alone === 'wall' && 'print:hidden')}>
        <PageHeader title={title} lead={lead} action={action ?? <PrintButton />} />
      </div>
      <section
        aria-labelledby="essentiel"
        className={clsx(
          'mb-8 rounded-lg border border-primary border-l-4 bg-primary-soft px-5 py-4 print:mb-4 print:p-3',
          alone && 'print:hidden',
        )}
      >
        <h2 id="essentiel" className="mb-1.5 text-primary-ink text-xl print:text-base">
          L’essentiel
        </h2>
        <ul className="flex max-w-4xl list-disc flex-col gap-1 pl-5 marker:text-primary">
          {essentials.map((line) => (
            <li key={line}>
              <Words text={line} />
            </li>
          ))}
        </ul>
      </section>
      {above}
      {contents ? (
        <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
          <div className="min-w-0 lg:order-1">{children}</div>
          <Contents contents={contents} />
        </div>
      ) : (
        children
      )}
      <footer className="mt-12 max-w-3xl border-line border-t pt-5 text-ink-2 text-sm print:mt-4 print:text-xs">
        <h2 className={clsx('mb-1 font-sans font-semibold text-base text-ink', alone && 'print:hidden')}>Sources</h2>
        <ul className={clsx('mb-3 flex list-disc flex-col gap-0.5 pl-5', alone && 'print:hidden')}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        {disclaimers.map((key) => (
          <p key={key} className="mb-2 print:mb-0">
            {DISCLAIMERS[key]}
          </p>
        ))}
        <p>Relu en {monthOfYear(reviewedOn)}.</p>
      </footer>
    </div>
  )
}

/** Who sees what is written here, said before anything is written. */
export function PrivateLine({ shared = false, children }: { shared?: boolean; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-ink-2 text-sm">
      <Icon as={shared ? Users : Lock} size={18} className="mt-0.5" />
      {children}
    </p>
  )
}
