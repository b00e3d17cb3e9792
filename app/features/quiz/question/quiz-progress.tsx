import { Bar } from '#app/ui/feedback/progress.tsx'

/** The bar over a question. Its words are in the title of the page (« Question 4 sur 10 »), so they are not repeated. */
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
      <Bar ratio={max > 0 ? value / max : 0} />
    </div>
  )
}
