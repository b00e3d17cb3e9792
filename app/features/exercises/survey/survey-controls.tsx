import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { surveyWords } from '#content/pages/team/surveys.ts'
import { useCloseRound, useCloseSurvey, useOpenSecondRound } from './functions.ts'
import type { SurveyDetails } from './schema.ts'

/** What a manager does with a survey: closes its round, opens the second one, ends it. */
export function SurveyControls({ survey: { id, round, state, progress } }: { survey: SurveyDetails }) {
  const close = useCloseRound()
  const sortAgain = useOpenSecondRound()
  const end = useCloseSurvey()
  const [isClosing, setIsClosing] = useState(false)
  const error = sortAgain.error ?? end.error
  return (
    <SectionBlock title={surveyWords.manage} className="no-print">
      <div className="flex flex-col items-start gap-4">
        {progress && <p className="measure">{progressSentence(progress, round)}</p>}
        {state === 'waiting' && <p className="measure">{surveyWords.againWhat}</p>}
        {error && <ErrorMessage error={error} />}
        {state === 'open' ? (
          <Button onClick={() => setIsClosing(true)}>{surveyWords.closeFirst}</Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={sortAgain.isPending} onClick={() => sortAgain.mutate(id)}>
              {surveyWords.again}
            </Button>
            <Button busy={end.isPending} onClick={() => end.mutate(id)}>
              {surveyWords.end}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isClosing}
        onClose={() => setIsClosing(false)}
        title={surveyWords.closeTitle}
        confirmLabel={surveyWords.closeFirst}
        onConfirm={async () => {
          await close.mutateAsync({ surveyId: id, round })
        }}
      >
        <p>{surveyWords.closeEffect}</p>
        {progress && <p className="mt-3">{progressSentence(progress, round)}</p>}
      </ConfirmDialog>
    </SectionBlock>
  )
}

function progressSentence({ isEnough, isComplete }: NonNullable<SurveyDetails['progress']>, round: number): string {
  if (isComplete) return surveyWords.complete
  if (round > 1) return surveyWords.incompleteSecond
  return isEnough ? surveyWords.enough : surveyWords.waitingForFour
}
