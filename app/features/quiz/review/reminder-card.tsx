import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Sprout from 'lucide-react/icons/sprout'
import X from 'lucide-react/icons/x'
import type { Program } from '#app/domain/enums.ts'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { reminderQuery, useCloseReminder } from './queries.ts'

/** Her manager's invitation, until she answers a question or puts it away. */
export function ReminderCard({ program }: { program: Program }) {
  const { data: reminder } = useQuery(reminderQuery(program))
  const closing = useCloseReminder(program)
  if (!reminder) return null
  return (
    <Banner
      icon={Sprout}
      className="mb-6"
      action={<IconButton icon={X} label="Ranger ce rappel" onClick={() => closing.mutate()} />}
    >
      {reviewWords.reminder}
    </Banner>
  )
}

/** From her own results to what is seen of them. */
export function SeenLink() {
  return (
    <Link to="/seen-by-manager" className={`${textLinkClass} inline-flex min-h-11 items-center`}>
      {reviewWords.seenTitle}
    </Link>
  )
}
