import { useEffect, useRef, useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { secondFactorWords } from '#content/pages/sign-in/second-factor.ts'

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** The ten codes, which are shown this once: to print, to copy, or to write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that made them is gone.
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'))
    setNote(isCopied ? secondFactorWords.copied : secondFactorWords.notCopied)
  }
  return (
    <section aria-labelledby="recovery-codes" className="flex flex-col gap-5">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-2xl">
        {secondFactorWords.codesTitle}
      </h2>
      <p>{secondFactorWords.codesLead}</p>
      <ul className="card grid gap-x-8 gap-y-2 px-5 py-4 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap items-center gap-3">
        <Button icon={<Icon as="lucide-printer" size={18} />} onClick={() => window.print()}>
          {secondFactorWords.print}
        </Button>
        <Button icon={<Icon as="lucide-copy" size={18} />} onClick={copy}>
          {secondFactorWords.copy}
        </Button>
        <p role="status" className="text-ink-2 text-sm">
          {note}
        </p>
      </div>
      <Button variant="primary" className="no-print self-start" onClick={onDone}>
        {secondFactorWords.done}
      </Button>
    </section>
  )
}
