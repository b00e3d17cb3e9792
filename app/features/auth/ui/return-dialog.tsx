import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { proofSentence } from '#content/errors.ts'
import { returnWords } from '#content/pages/auth.ts'
import { leaveToLogin } from '../auth.queries.ts'
import type { CurrentUser } from '../auth.schema.ts'
import { ProofForms, type ProofProps } from './proof-forms.tsx'

type ReturnDialogProps = Omit<ProofProps, 'onEnd'> & {
  /** The person as she came back, or null when she gave up. */
  onEnd: (returned: CurrentUser | null) => void
}

/** Signs the same person in again over her page, which stays as it is. */
export function ReturnDialog({ reason, user, onEnd }: ReturnDialogProps) {
  const ended = reason === 'ended'
  const close = () => (ended ? leaveToLogin() : onEnd(null))
  const lead = user.needsProof ? proofSentence : returnWords.confirmLead
  return (
    <Dialog open alert onClose={close} title={ended ? returnWords.endedTitle : returnWords.confirmTitle}>
      <div className="flex flex-col gap-5">
        <p>{ended ? returnWords.endedLead : lead}</p>
        <ProofForms reason={reason} user={user} onEnd={onEnd} />
        <Button variant="quiet" onClick={close}>
          {ended ? returnWords.leave : 'Annuler'}
        </Button>
      </div>
    </Dialog>
  )
}
