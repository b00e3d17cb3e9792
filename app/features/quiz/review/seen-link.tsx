import { Link } from '@tanstack/react-router'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import { reviewWords } from '#content/pages/quiz-reviews.ts'

/** From her own results to what is seen of them. */
export function SeenLink() {
  return (
    <Link to="/seen-by-manager" className={`${textLinkClass} inline-flex min-h-11 items-center`}>
      {reviewWords.seenTitle}
    </Link>
  )
}
