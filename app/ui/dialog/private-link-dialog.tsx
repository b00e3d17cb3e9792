import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { SkeletonText } from '../feedback/skeleton.tsx'
import { CopiedAddress } from '../form/copied-address.tsx'
import { Dialog } from './dialog.tsx'

type Change = { error: Error | null; isPending: boolean; isSuccess: boolean }

type PrivateLinkDialogProps = {
  title: string
  words: Record<'forgotten' | 'create' | 'replace' | 'revoke' | 'revoked' | 'address' | 'copy' | 'copied', string>
  /** Whether a link exists; its address is never read again. */
  stored: { error: Error | null; isPending: boolean }
  /** What is said of the link that exists; undefined when there is none. */
  since: string | undefined
  create: Change & { data: { url: string } | undefined }
  revoke: Change
  lead: ReactNode
  /** Above the address, once it is made, and below it. */
  howToUse: ReactNode
  once: string
  onCreate: () => void
  onRevoke: () => void
  onClose: () => void
}

/** An address that whoever knows it may read: made, shown once, replaced or ended. */
export function PrivateLinkDialog({ title, words, stored, since, create, revoke, ...props }: PrivateLinkDialogProps) {
  const failure = stored.error ?? create.error ?? revoke.error
  return (
    <Dialog open onClose={props.onClose} title={title}>
      <div className="flex flex-col gap-4">
        {failure && <ErrorMessage error={failure} />}
        {stored.isPending && <SkeletonText lines={3} />}
        {!stored.isPending && props.lead}
        {create.data && (
          <>
            {props.howToUse}
            <CopiedAddress
              address={create.data.url}
              label={words.address}
              copyLabel={words.copy}
              copied={words.copied}
            />
            <p className="text-ink-2 text-sm">{props.once}</p>
          </>
        )}
        {!stored.isPending && !create.data && (
          <>
            {since && (
              <>
                <p>{since}</p>
                <p className="text-ink-2 text-sm">{words.forgotten}</p>
              </>
            )}
            <p role="status" className="empty:hidden">
              {revoke.isSuccess && !since ? words.revoked : ''}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" busy={create.isPending} onClick={props.onCreate}>
                {since ? words.replace : words.create}
              </Button>
              {since && (
                <Button busy={revoke.isPending} onClick={props.onRevoke}>
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
