import { Icon } from '#app/ui/icon.tsx'
import type { AnswerCounts } from './schema.ts'
import { countsInWords } from './words.ts'

/** Right, wrong and unanswered answers, each with an icon and a label. */
export function AnswerCountList(counts: AnswerCounts) {
  const [right, wrong, unanswered] = countsInWords(counts)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      <li className="flex items-center gap-1.5 whitespace-nowrap">
        <Icon as="lucide-check" size={16} className="text-success-ink" />
        {right}
      </li>
      <li className="flex items-center gap-1.5 whitespace-nowrap">
        <Icon as="lucide-x" size={16} className="text-danger-ink" />
        {wrong}
      </li>
      <li className="flex items-center gap-1.5 whitespace-nowrap">
        <Icon as="lucide-minus" size={16} className="text-ink-2" />
        {unanswered}
      </li>
    </ul>
  )
}
