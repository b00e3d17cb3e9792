import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { monthOfYear } from '#app/lib/dates/dates.ts'
import { pageSpeech } from '#app/lib/speech/page-speech.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { ReadAloud } from '#app/ui/page/read-aloud.tsx'
import { focusTitle } from '#app/ui/shell/main-content.tsx'
import { DISCLAIMERS } from '#content/disclaimers.ts'
import type { GuideFrame } from '#content/guides/types.ts'
import { readAloudWords } from '#content/pages/sheet/read-aloud.ts'
import { Essentials } from './essentials.tsx'
import { type ContentsEntry, TableOfContents } from './table-of-contents.tsx'

type GuidePageProps = {
  /** Without essentials there is no section for them: a passage that is read alone. */
  guide: GuideFrame
  /** Above the title of a passage that is read alone. */
  breadcrumb?: ReactNode
  /** Entries of the table of contents; without them there is none. */
  contents?: readonly ContentsEntry[]
  /** Replaces the print button. */
  action?: ReactNode
  /** Between the essentials and the text, at full width: tabs, a banner. */
  above?: ReactNode
  /**
   * Prints without the essentials and the sources, to fit on few sheets: `wall` in landscape for the wall, `small` with
   * smaller text.
   */
  printLayout?: 'upright' | 'small' | 'wall' | undefined
  /** Disclaimers at the foot of the page. */
  disclaimers?: readonly (keyof typeof DISCLAIMERS)[]
  children: ReactNode
}

const DEFAULT_DISCLAIMERS = ['general', 'independence'] as const
/** Left out of the paper, where a few lines more make one more sheet. */
const ON_SCREEN: readonly (keyof typeof DISCLAIMERS)[] = ['health', 'independence']

/** The frame of every guide: essentials on top, contents at the side, sources and date of review at the foot. */
export function GuidePage({
  guide,
  breadcrumb,
  contents,
  action,
  above,
  printLayout,
  disclaimers = DEFAULT_DISCLAIMERS,
  children,
}: GuidePageProps) {
  const { title, lead, essentials, sources, reviewedOn } = guide
  const page = useRef<HTMLDivElement>(null)
  return (
    <div ref={page} className="page print-guide" data-alone={printLayout}>
      <div className={clsx(printLayout === 'wall' && 'print:hidden')}>
        <PageHeader above={breadcrumb} title={title} lead={lead} />
      </div>
      <ReadAloud
        key={title}
        label={readAloudWords.page}
        className="-mt-2 mb-6"
        collect={() => (page.current ? pageSpeech(page.current) : [])}
      >
        {action ?? <PrintButton />}
      </ReadAloud>
      {essentials.length > 0 && (
        <Essentials
          key={title}
          lines={essentials}
          guideTitle={title}
          className={clsx('print:mb-4 print:p-3', printLayout && 'print:hidden')}
        />
      )}
      {above}
      {contents ? (
        <div className="flex flex-col gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
          <div className="min-w-0 lg:order-1">{children}</div>
          <TableOfContents contents={contents} />
        </div>
      ) : (
        children
      )}
      <footer className="mt-12 max-w-3xl border-line border-t pt-5 text-ink-2 text-sm print:mt-4 print:text-xs">
        <h2 className={clsx('mb-1 font-sans font-semibold text-base text-ink', printLayout && 'print:hidden')}>
          Sources
        </h2>
        <ul className={clsx('mb-3 flex list-disc flex-col gap-0.5 pl-5', printLayout && 'print:hidden')}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        {disclaimers.map((key) => (
          <p key={key} className={clsx('mb-2 print:mb-0', ON_SCREEN.includes(key) && 'print:hidden')}>
            {DISCLAIMERS[key]}
          </p>
        ))}
        <p>Relu en {monthOfYear(reviewedOn)}.</p>
      </footer>
    </div>
  )
}

/** What is read alone is a page of its own for who reads it, although only the search of the address changes. */
export function useFocusOnTitle(id: string | undefined) {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    focusTitle({ preventScroll: true })
  }, [id])
}

/** A part that is printed instead of the page, null otherwise, and what prints it. */
export function usePrintedPart<Part extends object | number>(): [
  printed: Part | null,
  printOnly: (part: Part) => void,
] {
  const [printed, setPrinted] = useState<Part | null>(null)
  useEffect(() => {
    const reset = () => setPrinted(null)
    addEventListener('afterprint', reset)
    return () => removeEventListener('afterprint', reset)
  }, [])
  const printOnly = (part: Part) => {
    flushSync(() => setPrinted(part))
    print()
  }
  return [printed, printOnly]
}

/** Who can read what is written here, shown before anything is written. */
export function VisibilityNote({ isShared = false, children }: { isShared?: boolean; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-ink-2 text-sm">
      <Icon as={isShared ? 'lucide-users' : 'lucide-lock'} size={18} className="mt-0.5" />
      {children}
    </p>
  )
}

/**
 * Opens the tab of the passage in the hash, for an address without the tab (the link of a quiz question). Only once,
 * when the page opens; in the browser, because the server never receives the hash.
 */
export function useCategoryFromHash(
  categoryOf: (id: string) => string | undefined,
  current: string,
  open: (category: string, id: string) => void,
) {
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const id = location.hash.slice(1)
    const category = categoryOf(id)
    if (category && category !== current) open(category, id)
  })
}

type EntryPageProps = Pick<GuidePageProps, 'guide' | 'disclaimers' | 'children'> & {
  /** Address of the guide. */
  to: string
  title: string
  lead: string
}

/** One entry of a guide on a page of its own, below the way back to all of them. */
export function EntryPage({ guide, to, title, lead, ...page }: EntryPageProps) {
  return (
    <GuidePage
      {...page}
      guide={{ ...guide, title, lead, essentials: [] }}
      breadcrumb={<Breadcrumb items={[{ label: guide.title, to }]} current={title} />}
      printLayout="upright"
    />
  )
}
