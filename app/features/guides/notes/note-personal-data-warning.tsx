import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { guideNoteWords } from '#content/pages/guide-sentences.ts'

type NotePersonalDataWarningProps = {
  found: readonly PersonalData[]
  /** Label of the button that goes back to the text. */
  correct?: string
  onCorrect: () => void
  onKeep: () => void
}

/** Warns before a note that may identify a child is saved: correct it, or save it anyway. */
export function NotePersonalDataWarning({
  found,
  correct = 'Corriger la note',
  onCorrect,
  onKeep,
}: NotePersonalDataWarningProps) {
  if (found.length === 0) return null
  return (
    <PersonalDataWarning
      found={found}
      sentence={guideNoteWords.personalData}
      advice={guideNoteWords.personalDataAdvice}
      correctLabel={correct}
      continueLabel="Enregistrer quand même"
      onCorrect={onCorrect}
      onContinue={onKeep}
    />
  )
}
