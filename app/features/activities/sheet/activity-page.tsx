import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { DomainChip } from '#app/ui/activity/domain-chip.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { fieldWords } from '#content/pages/sheet/field-mode.ts'
import { lastSearch } from '../library/list-memory.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { ActivityActions } from './activity-actions.tsx'
import { ActivityHistory } from './activity-history.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { DeleteActivity } from './delete-activity.tsx'
import { useSheetEditing } from './edit/use-sheet-editing.tsx'
import { type PrintFormat, PrintSheet, printSizeClass } from './print-sheet.tsx'
import { ProvenanceNote } from './provenance.tsx'
import { ReviewStatus } from './review-status.tsx'
import { OpenQuestions, RefusalNotice } from './safety-points.tsx'
import { SheetSections } from './sheet-sections.tsx'

type ActivityPageProps = {
  activity: ActivityDetail
  user: { id: string; selectedDaycareId: string | null }
}

/** One activity: its sheet, to read, edit and print, and the actions on it. */
export function ActivityPage({ activity, user }: ActivityPageProps) {
  const { id, title, summary, developments, sheet, safety, refusals, picture, canDelete, canEdit } = activity
  const editing = useSheetEditing(activity, user.id)
  const [format, setFormat] = useState<PrintFormat>('full')
  // About half of its JSON is text that is printed.
  const reportLength = JSON.stringify([safety, refusals]).length / 2
  // A rule that refuses the sheet now has not been kept, whatever it found when the sheet was written.
  const report = { rules: safety.rules.filter(({ rule }) => !refusals.some((refusal) => refusal.rule === rule)) }
  return (
    <article
      data-print={format}
      className={`page print-sheet max-w-6xl ${printSizeClass(sheet, format, reportLength)}`}
    >
      <p className="no-print mb-3 text-sm">
        <Link to="/activities" search={lastSearch()} className="text-link inline-flex min-h-11 items-center gap-2">
          <Icon as="lucide-arrow-left" size={18} />
          Activités
        </Link>
      </p>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
        <div className="flex flex-col gap-x-7 gap-y-4 md:flex-row md:items-center print:block">
          {picture && <ActivityImage picture={picture} shape="sheet" />}
          <header className="flex min-w-0 flex-1 flex-col items-start gap-3 print:mb-3 print:gap-1">
            <p className="flex flex-wrap gap-1.5">
              {developments.map((domain) => (
                <DomainChip key={domain} domain={domain} />
              ))}
            </p>
            <div className="flex w-full flex-wrap items-start gap-x-3">
              <h1 className="page-title">{title}</h1>
              {editing.actions('titre')}
            </div>
            {editing.editor('titre')}
            <p className="measure text-ink-2 text-lg">{summary}</p>
            <ReviewStatus activity={activity} />
          </header>
        </div>
        <div className="no-print flex flex-wrap items-start gap-3 lg:row-span-2 lg:flex-col lg:items-stretch">
          <div className="flex flex-wrap gap-3 lg:sticky lg:top-6 lg:flex-col lg:items-stretch">
            <PrintSheet onFormatChange={setFormat} />
            <Link to="/activities/$activityId/terrain" params={{ activityId: id }} className={buttonClass()}>
              <Icon as="lucide-tree-pine" />
              {fieldWords.name}
            </Link>
            <ActivityActions activity={activity} />
            {canEdit && (
              <Button icon={<Icon as="lucide-rotate-ccw-clock" />} onClick={editing.showVersions}>
                Versions précédentes
              </Button>
            )}
            {canDelete && <DeleteActivity activityId={id} />}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 print:gap-3">
          <RefusalNotice activity={activity} />
          <OpenQuestions activity={activity} />
          <AtAGlance activity={activity} />
          <ActivityHistory activityId={id} />
          {/* On paper, two columns of small print (app/styles/print.css), to hold on the pages of the format. */}
          <div className="print-columns measure">
            <SheetSections sheet={sheet} report={report} editing={editing} />
            <ProvenanceNote activity={activity} />
          </div>
        </div>
      </div>
      {editing.dialogs}
    </article>
  )
}
