import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { changedElsewhereWords } from '#content/errors.ts'
import { Button } from './button/button.tsx'
import { Failure } from './feedback/inline-error.tsx'
import { Icon } from './icon.tsx'
import { RelativeTime } from './time.tsx'

type ChangedElsewhereProps = {
  mine: ReactNode
  /** What is stored now; empty when it was removed. */
  theirs: ReactNode
  changedAt?: Date | null | undefined
  /** « Marie Lavoie »; nothing where only she can write: it was another tab, or another device. */
  changedBy?: string | null | undefined
  /** Writes hers over what is stored now. What it throws is said here, and both texts stay. */
  onKeepMine: () => unknown
  onTakeTheirs: () => void
}

/** A text that somebody changed while it was being written: both, until one is chosen. */
export function ChangedElsewhere({
  mine,
  theirs,
  changedAt,
  changedBy,
  onKeepMine,
  onTakeTheirs,
}: ChangedElsewhereProps) {
  const keeping = useMutation({ mutationFn: async () => onKeepMine(), networkMode: 'always' })
  useEffect(() => {
    const before = document.activeElement
    return () => {
      // The button that was pressed has left with this view.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
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
          <Button variant="primary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
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
      {keeping.isError && (
        <div className="mt-4">
          <Failure error={keeping.error} />
        </div>
      )}
    </section>
  )
}

type VersionProps = { title: string; about?: ReactNode; text: ReactNode; children: ReactNode }

function Version({ title, about, text, children }: VersionProps) {
  const shown = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!shown.current) return
    // Where the clipboard is missing, the text is selected, ready for Ctrl+C.
    getSelection()?.selectAllChildren(shown.current)
    setCopied(await copyText(shown.current.innerText))
  }
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-4">
      <p className="font-semibold text-base">{title}</p>
      {about}
      <div ref={shown} className="flex flex-col gap-2 whitespace-pre-line [overflow-wrap:anywhere]">
        {text || changedElsewhereWords.nothing}
      </div>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {children}
        <Button variant="quiet" icon={<Icon as={isCopied ? Check : Copy} size={18} />} onClick={copy}>
          Copier<span className="sr-only">{`\u00A0: ${title}`}</span>
        </Button>
        <p role="status" className="sr-only">
          {isCopied ? 'Texte copié' : ''}
        </p>
      </div>
    </section>
  )
}
