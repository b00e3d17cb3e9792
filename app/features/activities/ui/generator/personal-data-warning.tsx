import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { generatorSentences } from '#content/pages/activities.ts'
import type { PersonalData } from '../../personal-data.ts'

type WarningProps = { found: readonly PersonalData[]; onCorrect: () => void; onSendAnyway: () => void }

/** Before anything is sent: what looks like it tells who a child is, and the choice. */
export function PersonalDataWarning({ found, onCorrect, onSendAnyway }: WarningProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-3 rounded-md border border-warning-line bg-warning-soft p-4 text-sm text-warning-ink"
    >
      <p>
        <strong className="font-semibold">{generatorSentences.personalData}</strong>{' '}
        {found.map(({ text }) => `«\u00A0${text}\u00A0»`).join(', ')}.
      </p>
      <p>{generatorSentences.personalDataAdvice}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onCorrect}>
          Corriger l’observation
        </Button>
        <Button onClick={onSendAnyway}>Envoyer quand même</Button>
      </div>
    </div>
  )
}
