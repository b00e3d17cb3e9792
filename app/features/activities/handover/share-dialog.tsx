import { useQuery } from '@tanstack/react-query'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { CopiedAddress } from '#app/ui/form/copied-address.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { handoverWords, handoverLinkWords as words } from '#content/pages/sheet/handover.ts'
import { handoverLinkQuery, useCreateHandoverLink, useRevokeHandoverLink } from './queries.ts'

const QrCode = lazyPart(() => import('#app/ui/qr-code.tsx'), 'QrCode', {
  fallback: <div className="aspect-square w-full max-w-64" />,
})

/** The link of a day: made, shown once, replaced or ended. */
export function ShareDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { data: link, isPending, error } = useQuery({ ...handoverLinkQuery(), staleTime: 0 })
  const create = useCreateHandoverLink()
  const revoke = useRevokeHandoverLink()
  const failure = error ?? create.error ?? revoke.error
  return (
    <Dialog open onClose={onClose} title={handoverWords.share}>
      <div className="flex flex-col gap-4">
        {failure && <ErrorMessage error={failure} />}
        {isPending && <SkeletonText lines={3} />}
        {!isPending && <p>{words.lead(shortDayWithWeekday(day))}</p>}
        {create.data && (
          <>
            <QrCode text={create.data.url} label={words.qr} />
            <CopiedAddress
              address={create.data.url}
              label={words.address}
              copyLabel={words.copy}
              copied={words.copied}
            />
            <p className="text-ink-2 text-sm">{words.once}</p>
          </>
        )}
        {!isPending && !create.data && (
          <>
            {link && (
              <>
                <p>{words.since(shortDayWithWeekday(link.day))}</p>
                <p className="text-ink-2 text-sm">{words.forgotten}</p>
              </>
            )}
            <p role="status" className="empty:hidden">
              {revoke.isSuccess && !link ? words.revoked : ''}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" busy={create.isPending} onClick={() => create.mutate(day)}>
                {link ? words.replace : words.create}
              </Button>
              {link && (
                <Button busy={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
                  {words.revoke}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
