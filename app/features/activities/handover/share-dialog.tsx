import { useQuery } from '@tanstack/react-query'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { PrivateLinkDialog } from '#app/ui/dialog/private-link-dialog.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { handoverWords, handoverLinkWords as words } from '#content/pages/sheet/handover.ts'
import { handoverLinkQuery, useCreateHandoverLink, useRevokeHandoverLink } from './queries.ts'

const QrCode = lazyPart(() => import('#app/ui/qr-code.tsx'), 'QrCode', {
  fallback: <div className="aspect-square w-full max-w-64" />,
})

/** The link of a day, with its QR code. */
export function ShareDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const stored = useQuery({ ...handoverLinkQuery(), staleTime: 0 })
  const create = useCreateHandoverLink()
  const revoke = useRevokeHandoverLink()
  return (
    <PrivateLinkDialog
      title={handoverWords.share}
      words={words}
      stored={stored}
      since={stored.data ? words.since(shortDayWithWeekday(stored.data.day)) : undefined}
      create={create}
      revoke={revoke}
      lead={<p>{words.lead(shortDayWithWeekday(day))}</p>}
      howToUse={create.data && <QrCode text={create.data.url} label={words.qr} />}
      once={words.once}
      onCreate={() => create.mutate(day)}
      onRevoke={() => revoke.mutate(undefined)}
      onClose={onClose}
    />
  )
}
