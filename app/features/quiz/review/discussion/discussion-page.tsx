import { useSuspenseQuery } from '@tanstack/react-query'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LogoMark } from '#app/ui/page/logo.tsx'
import { Breadcrumb, PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { discussionWords, OPEN_QUESTIONS, reviewWords } from '#content/pages/quiz-reviews.ts'
import { hardQuestionsQuery } from '../queries.ts'
import type { HardQuestion } from '../schema.ts'
import { successInWords } from '../words.ts'

/** What fits in a discussion of fifteen minutes, and on one Letter page. */
const MAX_QUESTIONS = 3

/** Printable page (one Letter sheet) for a team meeting. Shows questions and never people. */
export function DiscussionPage() {
  const { data, dataUpdatedAt } = useSuspenseQuery(hardQuestionsQuery())
  const questions = data.questions.slice(0, MAX_QUESTIONS)
  return (
    <div className="page max-w-4xl">
      <PageHeader
        above={
          <div className="no-print">
            <Breadcrumb items={[{ label: reviewWords.title, to: '/quiz-reviews' }]} current={discussionWords.title} />
          </div>
        }
        title={
          <span className="flex items-center gap-3 print:text-xl">
            <span className="print-only">
              <LogoMark />
            </span>
            {discussionWords.title}
          </span>
        }
        lead={<span className="print:hidden">{discussionWords.lead}</span>}
        action={questions.length > 0 && <PrintButton variant="primary" />}
      />
      {questions.length === 0 ? (
        <EmptyState picture="discussion" title={discussionWords.emptyTitle}>
          {discussionWords.empty}
        </EmptyState>
      ) : (
        <div className="print:-mt-4 flex flex-col gap-6 print:gap-2 print:text-xs print:leading-snug">
          <ol className="measure list-decimal pl-6 marker:text-ink-2">
            {discussionWords.plan.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {questions.map((question, index) => (
            <Question key={question.versionId} number={index + 1} question={question} />
          ))}
          <div className="print-only pt-1">
            <p className="font-semibold">{discussionWords.toTry}</p>
            <p aria-hidden="true" className="mt-6 border-line-strong border-b" />
            <p className="mt-2 text-xs">{`Préparée le ${longDate(new Date(dataUpdatedAt))}`}</p>
          </div>
        </div>
      )}
    </div>
  )
}

function Question({ number, question }: { number: number; question: HardQuestion }) {
  const { type, topic, prompt, rightChoices, lure, explanation } = question
  const id = `question-${number}`
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6 print:px-3 print:py-2">
      <p className="text-ink-2 text-sm print:text-xs">
        {topicLabel(type, topic)} · {successInWords(question)}
      </p>
      <h2 id={id} className="mt-1 text-pretty font-display font-semibold text-xl print:text-sm">
        {prompt}
      </h2>
      <dl className="mt-3 grid gap-2 print:mt-1 print:flex print:flex-wrap print:gap-x-5 print:gap-y-0.5">
        <Line term={discussionWords.answer}>{rightChoices.join(' · ')}</Line>
        {lure && <Line term={discussionWords.otherChoice}>{lure}</Line>}
        <Line term={discussionWords.why}>{explanation}</Line>
      </dl>
      <ul className="mt-3 list-disc pl-6 marker:text-primary-ink print:mt-1">
        {OPEN_QUESTIONS[topic]?.map((openQuestion) => (
          <li key={openQuestion} className="font-medium">
            {openQuestion}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{`${term}\u00A0: `}</dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}
