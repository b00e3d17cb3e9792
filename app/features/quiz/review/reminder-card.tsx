import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Program } from '#app/domain/enums.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { reminderQuery, useCloseReminder } from './queries.ts'

/** Reminder from her manager, until she answers a question or closes it. */
export function ReminderCard({ program }: { program: Program }) {
  const { data: reminder } = useQuery(reminderQuery(program))
  const closing = useCloseReminder(program)
  if (!reminder) return null
  return (
    <Banner
      icon="lucide-sprout"
      className="mb-6"
      action={<IconButton icon="lucide-x" label="Ranger ce rappel" onClick={() => closing.mutate()} />}
    >
      {reviewWords.reminder}
    </Banner>
  )
}

/** Link from her own results to what her manager sees of them. */
export function SeenLink() {
  return (
    <Link to="/seen-by-manager" className="text-link inline-flex min-h-11 items-center">
      {reviewWords.seenTitle}
    </Link>
  )
}
