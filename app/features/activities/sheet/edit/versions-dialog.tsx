import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { editWords, VERSION_REASONS } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SectionText } from '../section-contents.tsx'
import { activityVersionsQuery, restoreVersion } from './queries.ts'
import type { ActivityVersionRow } from './types.ts'

/** « Versions précédentes »: the former texts of a sheet, to look at and to restore. */
export function VersionsDialog({ activity, onClose }: { activity: ActivityDetail; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { data, error, isPending } = useQuery(activityVersionsQuery(activity.id))
  const restoration = useMutation({ mutationFn: (number: number) => restoreVersion(queryClient, activity, number) })
  const restore = async (number: number) => {
    await restoration.mutateAsync(number)
    onClose()
    notify.success('La version précédente est revenue')
  }
  return (
    <Dialog open onClose={onClose} variant="side" title="Versions précédentes">
      <div className="flex flex-col gap-4">
        <p className="text-ink-2 text-sm">{editWords.versions}</p>
        {isPending && <SkeletonText lines={5} />}
        {error && <ErrorMessage error={error} />}
        {restoration.isError && <ErrorMessage error={restoration.error} />}
        {data?.length === 0 && <p>{editWords.noVersion}</p>}
        <ol className="flex flex-col gap-3">
          {data?.map((version) => (
            <Version
              key={version.number}
              version={version}
              activity={activity}
              isBusy={restoration.isPending}
              onRestore={() => restore(version.number).catch(() => undefined)}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

type VersionProps = {
  version: ActivityVersionRow
  activity: ActivityDetail
  isBusy: boolean
  onRestore: () => void
}

function Version({ version, activity, isBusy, onRestore }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { reason, section, replacedAt, replacedByName, sheet } = version
  const isDifferent = (key: SheetSection) => JSON.stringify(sheet[key]) !== JSON.stringify(activity.sheet[key])
  const different = SHEET_SECTIONS.filter(isDifferent)
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-4">
      <p className="font-semibold">
        {VERSION_REASONS[reason]}
        {section && `\u00A0: ${SHEET_SECTION_LABELS[section].toLowerCase()}`}
      </p>
      <p className="text-ink-2 text-sm">
        {`Le ${longDateTime(replacedAt)}${replacedByName ? `, par ${replacedByName}` : ''}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Masquer' : 'Voir ce qui diffère'}
        </Button>
        <Button busy={isBusy} onClick={onRestore}>
          Revenir à cette version
        </Button>
      </div>
      {isOpen && different.length === 0 && <p className="text-sm">{editWords.sameAsNow}</p>}
      {isOpen &&
        different.map((key) => (
          <div key={key} className="border-line border-t pt-3">
            <p className="mb-1 font-semibold text-sm">{SHEET_SECTION_LABELS[key]}</p>
            <SectionText section={key} sheet={sheet} />
          </div>
        ))}
    </li>
  )
}
