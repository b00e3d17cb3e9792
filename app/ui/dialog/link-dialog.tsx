import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { madeLinkWords } from '#content/pages/auth.ts'
import { Button } from '../button/button.tsx'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { Spinner } from '../feedback/progress.tsx'
import { CopiedAddress } from '../form/copied-address.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { Dialog } from './dialog.tsx'

const QrCode = lazyPart(() => import('../qr-code.tsx'), 'QrCode', {
  fallback: <div className="aspect-square w-full max-w-64" />,
})

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
  const { mutate, data: link, error, isPending } = useMutation({ mutationFn: makeLink })
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
  // The button that asked for it is gone.
  useEffect(() => introRef.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={introRef} tabIndex={-1}>
        {madeLinkWords.use(longDateTime(link.expiresAt))}
      </p>
      {children}
      <QrCode text={link.url} label="Code QR du lien de connexion" />
      <CopiedAddress address={link.url} label="Adresse du lien" copyLabel="Copier le lien" copied="Lien copié" />
      <p className="text-ink-2 text-sm">{madeLinkWords.once}</p>
    </div>
  )
}
