import { ofName } from '#app/lib/french/grammar.ts'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { sessionWords } from '#content/pages/auth.ts'
import { endSessionsOf } from '../queries.ts'

type EndSessionsDialogProps = { userId: string; name: string; onClose: () => void }

/** Confirms that somebody else is to be signed out everywhere. */
export function EndSessionsDialog({ userId, name, onClose }: EndSessionsDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={sessionWords.endOfTitle(ofName(name))}
      confirmLabel={sessionWords.endOf}
      onConfirm={async () => void notify.success(sessionWords.endedOf(await endSessionsOf(userId)))}
    >
      <p>{sessionWords.endOfEffect}</p>
    </ConfirmDialog>
  )
}
