import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '#app/ui/icon.tsx'
import { refusalWords as words } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import type { ActivityDetail } from '../library/schema.ts'

/** Above a sheet that the safety rules of today refuse: why, and what to do. Printed too. */
export function RefusalNotice({ activity: { refusals, canEdit } }: { activity: ActivityDetail }) {
  if (refusals.length === 0) return null
  return (
    <section
      aria-label={words.title}
      className="flex gap-3 rounded-lg border border-danger bg-danger-soft p-4 text-danger-ink"
    >
      <Icon as={TriangleAlert} />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{words.title}</p>
        <p>{canEdit ? words.toEdit : words.toLeave}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {refusals.map(({ section, reason }) => (
            <li key={section + reason}>{`${SHEET_SECTION_LABELS[section]}\u00A0: ${reason}`}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
