import { ProgressBar } from '#app/ui/feedback/progress.tsx'

/** Progress bar without visible text: the page heading already says « Question 4 sur 10 ». */
export function QuizProgress({ value, max, text }: { value: number; max: number; text: string }) {
  return (
    <div
      role="progressbar"
      aria-label="Progression du quiz"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
    >
      <ProgressBar ratio={max > 0 ? value / max : 0} />
    </div>
  )
}
