import type { SafetyDoubt } from '#app/features/activities/safety/check-safety.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { editWords } from '#content/pages/activity-edit.ts'

type SafetyDoubtsProps = { doubts: readonly SafetyDoubt[]; onVouch: () => void }

/** What nobody but a person can judge, each with what to look at; nothing is kept before she says that she did. */
export function SafetyDoubts({ doubts, onVouch }: SafetyDoubtsProps) {
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" onClick={onVouch}>
          {editWords.vouch}
        </Button>
      }
    >
      <p>{editWords.doubts}</p>
      <ul className="mt-2 list-disc pl-5">
        {doubts.map(({ section, text, question }) => (
          <li key={`${section} ${text}`}>{`«\u00A0${text}\u00A0»\u00A0: ${question}`}</li>
        ))}
      </ul>
    </Banner>
  )
}
