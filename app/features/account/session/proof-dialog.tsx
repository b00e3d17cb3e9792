import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { proofSentence } from '#content/errors.ts'
import { returnWords } from '#content/pages/auth.ts'
import { ProofForms, type ProofProps } from './proof-forms.tsx'

type ProofDialogProps = ProofProps & { /** Without any proof. */ onClose: () => void }

/** Signs the same person in again over her page, which stays as it is. */
export function ProofDialog({ reason, user, onProven, onClose }: ProofDialogProps) {
  const ended = reason === 'ended'
  const lead = user.needsProof ? proofSentence : returnWords.confirmLead
  return (
    <Dialog open alert onClose={onClose} title={ended ? returnWords.endedTitle : returnWords.confirmTitle}>
      <div className="flex flex-col gap-5">
        <p>{ended ? returnWords.endedLead : lead}</p>
        <ProofForms reason={reason} user={user} onProven={onProven} />
        <Button variant="quiet" onClick={onClose}>
          {ended ? returnWords.leave : 'Annuler'}
        </Button>
      </div>
    </Dialog>
  )
}
