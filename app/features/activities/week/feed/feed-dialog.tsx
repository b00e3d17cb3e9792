import { useQuery } from '@tanstack/react-query'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { PrivateLinkDialog } from '#app/ui/dialog/private-link-dialog.tsx'
import { feedWords, weekWords } from '#content/pages/week.ts'
import { calendarFeedQuery, useCreateCalendarFeed, useRevokeCalendarFeed } from './functions.ts'

/** The private address of the week for a calendar application. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const stored = useQuery({ ...calendarFeedQuery(), staleTime: 0 })
  const create = useCreateCalendarFeed()
  const revoke = useRevokeCalendarFeed()
  return (
    <PrivateLinkDialog
      title={weekWords.subscribe}
      words={feedWords}
      stored={stored}
      since={stored.data ? `${feedWords.since(longDateTime(stored.data.createdAt))} ${feedWords.replaces}` : undefined}
      create={create}
      revoke={revoke}
      lead={!create.data && <p>{feedWords.lead}</p>}
      howToUse={<p>{feedWords.how}</p>}
      once={feedWords.secret}
      onCreate={() => create.mutate(undefined)}
      onRevoke={() => revoke.mutate(undefined)}
      onClose={onClose}
    />
  )
}
