import type { SafetyChange } from '#app/domain/safety-report.ts'
import { editWords } from '#content/pages/activity-edit.ts'

/** What the safety rules have just changed in what she wrote, and why. */
export function SafetyChanges({ changes }: { changes: readonly SafetyChange[] }) {
  if (changes.length === 0) return null
  return (
    <div role="status" className="rounded-md border border-warning-line bg-warning-soft p-4 text-sm text-warning-ink">
      <p className="font-semibold">{editWords.rulesChanged}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {changes.map(({ section, before, after, reason }) => (
          <li key={section + before + after}>
            {reason} {before && <del>{before}</del>} {after && <ins className="no-underline">{after}</ins>}
          </li>
        ))}
      </ul>
    </div>
  )
}
