import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { copyText } from '#app/lib/copy-text.ts'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { madeLinkWords } from '#content/pages/auth.ts'
import { Button } from '../button/button.tsx'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { Spinner } from '../feedback/progress.tsx'
import { TextField } from '../form/text-field.tsx'
import { Icon } from '../icon.tsx'
import { Dialog } from './dialog.tsx'

type OneTimeLink = { url: string; expiresAt: Date }

type LinkDialogProps = {
  name: string
  makeLink: () => Promise<OneTimeLink>
  /** More about the link of this person. */
  children?: ReactNode
  onClose: () => void
}

/** A new one-time link, as an address and as a QR code. It is created when the dialog opens, and cannot be shown again. */
export function LinkDialog({ name, makeLink, children, onClose }: LinkDialogProps) {
  const { mutate, data: link, error } = useMutation({ mutationFn: makeLink, networkMode: 'always' })
  const hasStarted = useRef(false)
  useEffect(() => {
    // Effects run twice in strict mode: one link only.
    if (hasStarted.current) return
    hasStarted.current = true
    mutate()
  }, [mutate])
  return (
    <Dialog open onClose={onClose} title={`Lien de connexion ${ofName(name)}`}>
      {error && <ErrorMessage error={error} />}
      {!link && !error && (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner /> {madeLinkWords.making}
        </p>
      )}
      {link && <CreatedLink link={link}>{children}</CreatedLink>}
    </Dialog>
  )
}

function CreatedLink({ link, children }: { link: OneTimeLink; children: ReactNode }) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without access to the clipboard, the address is selected for Ctrl+C.
    fieldRef.current?.select()
    setCopied(await copyText(link.url))
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{madeLinkWords.use(longDateTime(link.expiresAt))}</p>
      {children}
      <div className="flex flex-col gap-3">
        <TextField
          label="Adresse du lien"
          ref={fieldRef}
          readOnly
          value={link.url}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            icon={<Icon as={isCopied ? 'lucide-check' : 'lucide-copy'} size={18} />}
            onClick={copy}
            data-autofocus=""
          >
            Copier le lien
          </Button>
          <p role="status" className="text-ink-2 text-sm">
            {isCopied ? 'Lien copié' : ''}
          </p>
        </div>
      </div>
      <QrCode text={link.url} label="Code QR du lien de connexion" />
      <p className="text-ink-2 text-sm">{madeLinkWords.once}</p>
    </div>
  )
}

/** Drawn in the browser: the link is a secret and is sent to no service. Dark on white in both themes, for scanners. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
