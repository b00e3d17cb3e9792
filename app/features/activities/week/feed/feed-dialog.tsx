import { useQuery } from '@tanstack/react-query'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { CopiedAddress } from '#app/ui/form/copied-address.tsx'
import { feedWords, weekWords } from '#content/pages/week.ts'
import { calendarFeedQuery, useCreateCalendarFeed, useRevokeCalendarFeed } from './queries.ts'

/** The private address of the week for a calendar application: made, shown once, replaced or ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data: feed, isPending, error } = useQuery({ ...calendarFeedQuery(), staleTime: 0 })
  const create = useCreateCalendarFeed()
  const revoke = useRevokeCalendarFeed()
  const failure = error ?? create.error ?? revoke.error
  return (
    <Dialog open onClose={onClose} title={weekWords.subscribe}>
      <div className="flex flex-col gap-4">
        {failure && <ErrorMessage error={failure} />}
        {isPending && <SkeletonText lines={3} />}
        {create.data && (
          <>
            <p>{feedWords.how}</p>
            <CopiedAddress
              address={create.data.url}
              label={feedWords.address}
              copyLabel={feedWords.copy}
              copied={feedWords.copied}
            />
            <p className="text-ink-2 text-sm">{feedWords.secret}</p>
          </>
        )}
        {!isPending && !create.data && (
          <>
            <p>{feedWords.lead}</p>
            {feed && (
              <>
                <p>
                  {feedWords.since(longDateTime(feed.createdAt))} {feedWords.replaces}
                </p>
                <p className="text-ink-2 text-sm">{feedWords.forgotten}</p>
              </>
            )}
            <p role="status" className="empty:hidden">
              {revoke.isSuccess && !feed ? feedWords.revoked : ''}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" busy={create.isPending} onClick={() => create.mutate(undefined)}>
                {feed ? feedWords.replace : feedWords.create}
              </Button>
              {feed && (
                <Button busy={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
                  {feedWords.revoke}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
