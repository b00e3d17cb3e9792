import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { guideNoteWords } from '#content/pages/guide-sentences.ts'

type QuestionProps = {
  found: readonly PersonalData[]
  /** What the button says that goes back to the text. */
  correct?: string
  onCorrect: () => void
  onKeep: () => void
}

/** What in a note looks like it tells who a child is, and the choice. */
export function ChildWordsQuestion({ found, correct = 'Corriger la note', onCorrect, onKeep }: QuestionProps) {
  if (found.length === 0) return null
  return (
    <PersonalDataWarning
      found={found}
      sentence={guideNoteWords.personalData}
      advice={guideNoteWords.personalDataAdvice}
      correct={correct}
      goOn="Enregistrer quand même"
      onCorrect={onCorrect}
      onGoOn={onKeep}
    />
  )
}
