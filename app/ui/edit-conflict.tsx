import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { changedElsewhereWords } from '#content/errors.ts'
import { Button } from './button/button.tsx'
import { ErrorMessage } from './feedback/inline-error.tsx'
import { Icon } from './icon.tsx'
import { RelativeTime } from './time.tsx'

type ChangedElsewhereProps = {
  mine: ReactNode
  /** The stored text; empty when it was deleted. */
  theirs: ReactNode
  changedAt?: Date | null | undefined
  /** Full name; absent for a text that only its owner can write, changed in another tab or on another device. */
  changedBy?: string | null | undefined
  /** Overwrites the stored text. An error that it throws is shown here, and both texts stay. */
  onKeepMine: () => unknown
  onTakeTheirs: () => void
}

/** An edit conflict: shows the typed text and the stored one, until the person chooses. */
export function EditConflict({ mine, theirs, changedAt, changedBy, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  const overwrite = useMutation({ mutationFn: async () => onKeepMine() })
  useEffect(() => {
    const focusedBefore = document.activeElement
    return () => {
      // The pressed button is removed with this view, and the focus with it.
      if (document.activeElement === document.body && focusedBefore instanceof HTMLElement) focusedBefore.focus()
    }
  }, [])
  return (
    <section
      role="alert"
      tabIndex={-1}
      className="no-print @container rounded-lg border border-warning-line bg-warning-soft p-4 text-sm"
    >
      <p className="font-medium text-warning-ink">{changedElsewhereWords.lead}</p>
      <div className="mt-4 grid @2xl:grid-cols-2 gap-4">
        <Version title={changedElsewhereWords.mine} text={mine}>
          <Button variant="primary" busy={overwrite.isPending} onClick={() => overwrite.mutate()}>
            {changedElsewhereWords.keepMine}
          </Button>
        </Version>
        <Version
          title={changedElsewhereWords.theirs}
          about={
            changedAt && (
              <p className="text-ink-2">
                Dernière modification{changedBy && ` par ${changedBy},`} <RelativeTime date={changedAt} />
              </p>
            )
          }
          text={theirs}
        >
          <Button onClick={onTakeTheirs}>{changedElsewhereWords.takeTheirs}</Button>
        </Version>
      </div>
      {overwrite.isError && (
        <div className="mt-4">
          <ErrorMessage error={overwrite.error} />
        </div>
      )}
    </section>
  )
}

type VersionProps = { title: string; about?: ReactNode; text: ReactNode; children: ReactNode }

function Version({ title, about, text, children }: VersionProps) {
  const textRef = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!textRef.current) return
    // Without access to the clipboard, the text is selected for Ctrl+C.
    getSelection()?.selectAllChildren(textRef.current)
    setCopied(await copyText(textRef.current.innerText))
  }
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-4">
      <p className="font-semibold text-base">{title}</p>
      {about}
      <div ref={textRef} className="flex flex-col gap-2 whitespace-pre-line [overflow-wrap:anywhere]">
        {text || changedElsewhereWords.nothing}
      </div>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {children}
        <Button variant="quiet" icon={<Icon as={isCopied ? 'lucide-check' : 'lucide-copy'} size={18} />} onClick={copy}>
          Copier<span className="sr-only">{`\u00A0: ${title}`}</span>
        </Button>
        <p role="status" className="sr-only">
          {isCopied ? 'Texte copié' : ''}
        </p>
      </div>
    </section>
  )
}
