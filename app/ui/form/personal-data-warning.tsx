import { useEffect, useRef } from 'react'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { Button } from '../button/button.tsx'

type WarningProps = {
  found: readonly PersonalData[]
  /** What the text seems to contain, before the excerpts found in it. */
  sentence: string
  advice: string
  /** Label of the button that goes back to the text. */
  correctLabel: string
  /** Label of the button that goes on with the text as it is. */
  continueLabel: string
  onCorrect: () => void
  onContinue: () => void
}

/** Shown before a text is sent or saved: excerpts that may identify a child, and the choice to correct or to go on. */
export function PersonalDataWarning({
  found,
  sentence,
  advice,
  correctLabel,
  continueLabel,
  onCorrect,
  onContinue,
}: WarningProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="no-print flex flex-col gap-3 rounded-md border border-warning-line bg-warning-soft p-4 text-sm text-warning-ink"
    >
      <p>
        <strong className="font-semibold">{sentence}</strong>{' '}
        {found.map(({ text }) => `«\u00A0${text}\u00A0»`).join(', ')}.
      </p>
      <p>{advice}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onCorrect}>
          {correctLabel}
        </Button>
        <Button onClick={onContinue}>{continueLabel}</Button>
      </div>
    </div>
  )
}
