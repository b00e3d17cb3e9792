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
  /** She has no earlier link: there is nothing to agree to, and the first one is made at once. */
  isFirst?: boolean
  /** More about the link of this person. */
  children?: ReactNode
  onClose: () => void
}

/** A new one-time link for this person, once it is agreed that the earlier ones stop working. */
export function LinkDialog({ name, onClose, ...making }: LinkDialogProps) {
  return (
    <Dialog open onClose={onClose} title={`Lien de connexion ${ofName(name)}`}>
      <MakeLink {...making} />
    </Dialog>
  )
}

type MakeLinkProps = Omit<LinkDialogProps, 'name' | 'onClose'>

/** Says what a new link puts an end to, makes it when asked, and shows it. */
export function MakeLink({ makeLink, isFirst = false, children }: MakeLinkProps) {
  const { mutate, data: link, error, isPending } = useMutation({ mutationFn: makeLink, networkMode: 'always' })
  const hasStarted = useRef(false)
  useEffect(() => {
    // Effects run twice in strict mode: one link only.
    if (!isFirst || hasStarted.current) return
    hasStarted.current = true
    mutate()
  }, [isFirst, mutate])
  if (link) return <CreatedLink link={link}>{children}</CreatedLink>
  const isAutomatic = isFirst && !error
  return (
    <div className="flex flex-col items-start gap-5">
      {isPending || isAutomatic ? (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner /> {madeLinkWords.making}
        </p>
      ) : (
        <p>{madeLinkWords.replaces}</p>
      )}
      {error && <ErrorMessage error={error} />}
      {!isAutomatic && (
        <Button variant="primary" busy={isPending} onClick={() => mutate()} data-autofocus="">
          {madeLinkWords.make}
        </Button>
      )}
    </div>
  )
}

/** A one-time link, as an address and as a QR code. It cannot be shown again. */
function CreatedLink({ link, children }: { link: OneTimeLink; children: ReactNode }) {
  const introRef = useRef<HTMLParagraphElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  // The button that asked for it is gone.
  useEffect(() => introRef.current?.focus(), [])
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without access to the clipboard, the address is selected for Ctrl+C.
    fieldRef.current?.select()
    setCopied(await copyText(link.url))
  }
  return (
    <div className="flex flex-col gap-5">
      <p ref={introRef} tabIndex={-1}>
        {madeLinkWords.use(longDateTime(link.expiresAt))}
      </p>
      {children}
      <QrCode text={link.url} label="Code QR du lien de connexion" />
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
          >
            Copier le lien
          </Button>
          <p role="status" className="text-ink-2 text-sm">
            {isCopied ? 'Lien copié' : ''}
          </p>
        </div>
      </div>
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
