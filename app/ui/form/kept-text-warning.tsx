import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { keptTextWords as words } from '#content/pages/personal-data.ts'
import { PersonalDataWarning } from './personal-data-warning.tsx'

type KeptTextWarningProps = {
  found: readonly PersonalData[]
  /** Label of the button that goes back to the text. */
  correct?: string
  onCorrect: () => void
  onKeep: () => void
}

/** Warns before a text that may identify a child is kept: correct it, or keep it anyway. Nothing where nothing was found. */
export function KeptTextWarning({ found, correct = words.correct, onCorrect, onKeep }: KeptTextWarningProps) {
  if (found.length === 0) return null
  return (
    <PersonalDataWarning
      found={found}
      sentence={words.found}
      advice={words.advice}
      correctLabel={correct}
      continueLabel={words.keep}
      onCorrect={onCorrect}
      onContinue={onKeep}
    />
  )
}
