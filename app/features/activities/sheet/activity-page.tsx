import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { DomainChip } from '#app/ui/activity/domain-chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ReadAloud } from '#app/ui/page/read-aloud.tsx'
import { readAloudWords } from '#content/pages/sheet/read-aloud.ts'
import { lastSearch } from '../library/list-memory.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { ActivityActions, ActivityVisibility } from './activity-actions.tsx'
import { ActivityHistory } from './activity-history.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { useSheetEditing } from './edit/use-sheet-editing.tsx'
import { ParentsPaper } from './parents-paper.tsx'
import { type PrintFormat, printSizeClass } from './print-sheet.tsx'
import { ProvenanceNote } from './provenance.tsx'
import { ReviewChoice, ReviewStatus } from './review-status.tsx'
import { OpenQuestions, RefusalNotice } from './safety-points.tsx'
import { SheetSections } from './sheet-sections.tsx'
import { sheetSpeech } from './sheet-speech.ts'

/** The heading of a part that is read aloud. */
const headingOf = (part: string) =>
  [...document.querySelectorAll('article h2')].find((heading) => heading.textContent?.trim() === part)

type ActivityPageProps = { activity: ActivityDetail; userId: string }

/** One activity: its sheet, to read, edit and print, and the actions on it. */
export function ActivityPage({ activity, userId }: ActivityPageProps) {
  const { id, title, summary, developments, sheet, safety, refusals, picture } = activity
  const editing = useSheetEditing(activity, userId)
  const [format, setFormat] = useState<PrintFormat>('full')
  // About half of its JSON is text that is printed.
  const reportLength = JSON.stringify([safety, refusals]).length / 2
  // A rule that refuses the sheet now has not been kept, whatever it found when the sheet was written.
  const report = { rules: safety.rules.filter(({ rule }) => !refusals.some((refusal) => refusal.rule === rule)) }
  return (
    <article
      data-print={format}
      className={clsx(
        'page max-w-6xl',
        format !== 'parents' && ['print-sheet', printSizeClass(sheet, format, reportLength)],
      )}
    >
      {format === 'parents' && <ParentsPaper activity={activity} />}
      <div className={clsx(format === 'parents' && 'print:hidden')}>
        <p className="no-print mb-3 text-sm">
          <Link to="/activities" search={lastSearch()} className="text-link inline-flex min-h-11 items-center gap-2">
            <Icon as="lucide-arrow-left" size={18} />
            Activités
          </Link>
        </p>
        <div className={clsx('grid gap-x-10 gap-y-5 print:block', picture && 'md:grid-cols-[auto_minmax(0,1fr)]')}>
          {picture && <ActivityImage picture={picture} shape="sheet" />}
          <header className="group flex min-w-0 flex-col items-start gap-3 self-end print:mb-3 print:gap-1">
            <p className="flex flex-wrap gap-1.5">
              {developments.map((domain) => (
                <DomainChip key={domain} domain={domain} />
              ))}
            </p>
            <div className="flex w-full items-start gap-x-3">
              <h1 className="page-title min-w-0">{title}</h1>
              {editing.actions('titre')}
            </div>
            {editing.editor('titre')}
            <p className="measure text-ink-2 text-lg">{summary}</p>
            <ReviewStatus activity={activity} />
          </header>
          <div className="md:order-1 md:col-span-full print:block">
            <AtAGlance activity={activity} />
          </div>
          <ActivityActions activity={activity} onFormatChange={setFormat} onShowVersions={editing.showVersions} />
        </div>
        <ReadAloud
          label={readAloudWords.sheet}
          collect={() => sheetSpeech(sheet)}
          onPart={(part) => headingOf(part)?.scrollIntoView({ block: 'center' })}
        />
        <div className="my-6 flex flex-col gap-6 empty:hidden print:my-0 print:gap-3">
          <RefusalNotice activity={activity} />
          <OpenQuestions activity={activity} />
          <ActivityHistory activityId={id} />
        </div>
        {/* On paper, two columns of small print (app/styles/print.css), to hold on the pages of the format. */}
        <div className="print-columns xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr] xl:gap-x-12 print:block">
          <SheetSections sheet={sheet} report={report} editing={editing} />
          <div>
            <div className="no-print mb-5 flex flex-wrap items-start justify-between gap-6 rounded-lg bg-sunken p-5 empty:hidden">
              <ReviewChoice activity={activity} />
              <ActivityVisibility activityId={id} />
            </div>
            <ProvenanceNote activity={activity} />
          </div>
        </div>
      </div>
      {editing.dialogs}
    </article>
  )
}
