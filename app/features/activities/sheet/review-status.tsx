import { useMutation, useQueryClient } from '@tanstack/react-query'
import { longDate } from '#app/lib/dates/dates.ts'
import { ProvenanceBadge } from '#app/ui/activity/provenance-badge.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { editWords } from '#content/pages/activity-edit.ts'
import { sheetPageWords } from '#content/pages/sheet/sheet-page.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { setReviewed } from './edit/queries.ts'
import { SafetyChanges } from './safety-points.tsx'

/** Whether a sheet is as it was generated, edited or reviewed. */
export function ReviewStatus({ activity }: { activity: ActivityDetail }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <ProvenanceBadge source={activity.source} review={activity.review} />
      <span className="text-ink-2 text-sm">{reviewSentence(activity)}</span>
    </p>
  )
}

/** At the end of a sheet of her daycare: whoever has read it says so, or takes it back. */
export function ReviewChoice({ activity }: { activity: ActivityDetail }) {
  const queryClient = useQueryClient()
  const review = useMutation({ mutationFn: (isReviewed: boolean) => setReviewed(queryClient, activity, isReviewed) })
  if (!activity.isOwn) return null
  return (
    <div className="flex flex-col items-start gap-2">
      {activity.reviewedAt ? (
        <Button variant="quiet" busy={review.isPending} onClick={() => review.mutate(false)}>
          {sheetPageWords.unread}
        </Button>
      ) : (
        <>
          <p className="font-semibold text-sm">{sheetPageWords.readToTheEnd}</p>
          <Button icon={<Icon as="lucide-check-check" />} busy={review.isPending} onClick={() => review.mutate(true)}>
            Marquer comme relue
          </Button>
          <p className="text-ink-2 text-xs">{sheetPageWords.readToTheEndWhy}</p>
        </>
      )}
      {review.isError && <ErrorMessage error={review.error} />}
      {review.data?.status === 'changed' && (
        <>
          <p className="text-sm">{editWords.readAgain}</p>
          <SafetyChanges changes={review.data.changes} />
        </>
      )}
    </div>
  )
}

/** « Relue par Marie Lavoie le 3 mars 2026 », or « Modifiée par … » when it was edited since; empty when neither. */
export function reviewSentence(activity: ActivityDetail): string {
  const { reviewedAt, reviewedByName, editedAt, editedByName, source, version } = activity
  const by = (name: string | null) => (name ? ` par ${name}` : '')
  if (reviewedAt) return `Relue${by(reviewedByName)} le ${longDate(reviewedAt)}`
  // What was found elsewhere counts as edited from its first text, which its provenance says better.
  if (editedAt && !(source === 'FOUND' && version === 1)) return `Modifiée${by(editedByName)} le ${longDate(editedAt)}`
  return ''
}
