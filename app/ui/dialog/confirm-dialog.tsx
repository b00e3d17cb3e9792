import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { TextField } from '../form/text-field.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** The question, with the name: « Supprimer Marie Lavoie? ». */
  title: string
  /** The effect, in one or two sentences. */
  children: ReactNode
  /** Repeats the verb and the name: « Supprimer Marie Lavoie », never « OK ». */
  confirmLabel: string
  /** An error that it throws is shown in the dialog, which stays open. */
  onConfirm: () => Promise<void> | void
  /** For an action that is hard to undo: the text to type before confirming. */
  typedText?: string
}

/** Only for people, daycares and « tout effacer »; other actions run at once and can be undone. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  typedText,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasMismatch, setHasMismatch] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const close = () => {
    if (busy) return
    setTyped('')
    setHasMismatch(false)
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    if (typedText !== undefined && typed.trim() !== typedText) {
      setHasMismatch(true)
      return
    }
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      setTyped('')
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      alert
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close} data-autofocus={typedText === undefined ? '' : undefined}>
            Annuler
          </Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>{children}</div>
        {typedText !== undefined && (
          <TextField
            label={`Écrivez « ${typedText} » pour confirmer`}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setHasMismatch(false)
            }}
            error={hasMismatch ? 'Ce n’est pas le texte demandé. Copiez-le tel quel.' : undefined}
            autoComplete="off"
            data-autofocus=""
          />
        )}
        {failure !== null && <ErrorMessage error={failure} />}
      </div>
    </Dialog>
  )
}
