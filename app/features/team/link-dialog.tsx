import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/of-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { teamWords } from '#content/pages/teachers.ts'

export type MadeLink = { url: string; expiresAt: Date }

type LinkDialogProps = {
  name: string
  userId: string
  /** What is hers alone stays closed behind this link. */
  hasEntered: boolean
  makeLink: (userId: string) => Promise<MadeLink>
  onClose: () => void
}

/** A new one-time link, as an address and as a QR code. It is made when the dialog opens, and shown this once. */
export function LinkDialog({ name, userId, hasEntered, makeLink, onClose }: LinkDialogProps) {
  const [link, setLink] = useState<MadeLink | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    makeLink(userId).then(setLink, setFailure)
  }, [makeLink, userId])
  return (
    <Dialog open onClose={onClose} title={`Lien d’entrée ${ofName(name)}`}>
      {failure !== null && <Failure error={failure} />}
      {!link && failure === null && (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner /> {teamWords.makingLink}
        </p>
      )}
      {link && <ShownLink link={link} hasEntered={hasEntered} />}
    </Dialog>
  )
}

function ShownLink({ link, hasEntered }: { link: MadeLink; hasEntered: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    // Missing where the page is not served over https: the address is selected, ready for Ctrl+C.
    await navigator.clipboard?.writeText(link.url).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{teamWords.linkUse(longDateTime(link.expiresAt))}</p>
      {hasEntered && <p>{teamWords.linkProof}</p>}
      <div className="flex flex-col gap-3">
        <TextField
          label="Adresse du lien"
          ref={field}
          readOnly
          value={link.url}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            icon={<Icon as={copied ? Check : Copy} size={18} />}
            onClick={copy}
            data-autofocus=""
          >
            Copier le lien
          </Button>
          <p role="status" className="text-ink-2 text-sm">
            {copied ? 'Lien copié' : ''}
          </p>
        </div>
      </div>
      <QrCode text={link.url} label="Code QR du lien d’entrée" />
      <p className="text-ink-2 text-sm">{teamWords.linkOnce}</p>
    </div>
  )
}
