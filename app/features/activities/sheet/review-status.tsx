import { useMutation, useQueryClient } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import { longDate } from '#app/lib/dates/dates.ts'
import { ProvenanceBadge } from '#app/ui/activity/provenance-badge.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { editWords } from '#content/pages/activity-edit.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { markReviewed } from './edit/queries.ts'
import { SafetyChanges } from './safety-points.tsx'

/** Where a sheet stands: made by a machine, changed by somebody, read over by an educator; and the mark itself. */
export function ReviewStatus({ activity }: { activity: ActivityDetail }) {
  const queryClient = useQueryClient()
  const review = useMutation({ mutationFn: (isReviewed: boolean) => markReviewed(queryClient, activity, isReviewed) })
  const { source, isOwn, reviewedAt, editedAt } = activity
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <ProvenanceBadge source={source} reviewed={reviewedAt !== null} edited={editedAt !== null} />
        <span className="text-ink-2 text-sm">{readingSentence(activity)}</span>
      </p>
      {isOwn && (
        <div className="no-print flex flex-col items-start gap-2">
          {reviewedAt ? (
            <Button variant="quiet" busy={review.isPending} onClick={() => review.mutate(false)}>
              Retirer la marque « Relue »
            </Button>
          ) : (
            <Button icon={<Icon as={CheckCheck} />} busy={review.isPending} onClick={() => review.mutate(true)}>
              Marquer comme relue
            </Button>
          )}
          {review.isError && <Failure error={review.error} />}
          {review.data?.status === 'changed' && (
            <>
              <p className="text-sm">{editWords.readAgain}</p>
              <SafetyChanges changes={review.data.changes} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** « Relue par Marie Lavoie le 3 mars 2026 », or who has changed it since. */
export function readingSentence({ reviewedAt, reviewedByName, editedAt, editedByName }: ActivityDetail): string {
  const by = (name: string | null) => (name ? ` par ${name}` : '')
  if (reviewedAt) return `Relue${by(reviewedByName)} le ${longDate(reviewedAt)}`
  if (editedAt) return `Modifiée${by(editedByName)} le ${longDate(editedAt)}`
  return ''
}
