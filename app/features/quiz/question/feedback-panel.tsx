import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import type { AnswerFeedback, QuestionLink, QuizQuestion } from '#app/domain/question.ts'
import { TermParagraph } from '#app/ui/terms/term-scope.tsx'
import { QUESTION_LINK_LABELS } from '#content/pages/quizzes.ts'
import { feedbackTitle } from './grading.ts'
import { passageAddress } from './question-link.ts'

type FeedbackPanelProps = Omit<AnswerFeedback, 'chosenKeys'> & {
  choices: QuizQuestion['choices']
  headingLevel?: 3 | 4
  /** The heading takes the focus once the answer is stored. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Explanation shown once a question is answered, in the same form whether the answer is right or wrong. */
export function FeedbackPanel({
  isCorrect,
  choices,
  rightKeys,
  explanation,
  source,
  link,
  headingLevel = 3,
  headingRef,
}: FeedbackPanelProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={clsx(
        'mt-6 flex flex-col items-start gap-1.5 rounded-md border-l-4 px-5 py-4 print:mt-2 print:py-0.5',
        isCorrect ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
      )}
    >
      <Heading
        ref={headingRef}
        tabIndex={-1}
        className={clsx('font-semibold focus:outline-none', isCorrect ? 'text-success-ink' : 'text-danger-ink')}
      >
        {feedbackTitle(choices, rightKeys, isCorrect)}
      </Heading>
      <div className="measure">
        <TermParagraph text={explanation} />
      </div>
      {link && <ReadMoreLink link={link} className={isCorrect ? 'text-success-ink' : 'text-danger-ink'} />}
      {source && <p className="text-ink-2 text-xs">Source : {source}</p>}
    </div>
  )
}

function ReadMoreLink({ link, className }: { link: QuestionLink; className: string }) {
  const address = passageAddress(link)
  if (!address) return null
  const { page, to, hash, search } = address
  return (
    <Link
      to={to}
      {...(hash && { hash })}
      {...(search && { search })}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-8',
        className,
      )}
    >
      {QUESTION_LINK_LABELS[page]}
    </Link>
  )
}
