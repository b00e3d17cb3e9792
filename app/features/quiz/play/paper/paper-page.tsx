import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { PROGRAMS } from '#app/domain/enums.ts'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { LogoMark } from '#app/ui/page/logo.tsx'
import { Breadcrumb, PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'
import { paperWords } from '#content/pages/quizzes.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { paperQuizQuery } from '../queries.ts'
import { PAPER_COUNTS, PAPER_DRAWS, PAPER_PARTS, type PaperSearch, paperInput, QUIZ_PATHS } from '../quiz-places.ts'
import type { PaperQuestion } from '../schema.ts'

type PaperPageProps = { search: PaperSearch; onSearchChange: (search: PaperSearch) => Promise<unknown> }

/** A quiz to print for a meeting: a sheet of questions and a sheet of answers. */
export function PaperPage({ search: currentSearch, onSearchChange }: PaperPageProps) {
  const [search, changeSearch] = useOptimisticChoice(currentSearch, onSearchChange)
  const program = search.program ?? PROGRAMS[0]
  const part = search.part ?? 'both'
  const { title } = QUIZ_PROGRAMS[program]
  const paper = useQuery(paperQuizQuery(paperInput(search)))
  const questions = paper.data ?? []
  const heading = search.topic ? `${title} · ${topicLabel(program, search.topic)}` : title
  return (
    <div className="page max-w-4xl">
      <div className="no-print">
        <PageHeader
          above={<Breadcrumb items={[{ label: title, to: QUIZ_PATHS[program].list }]} current={paperWords.title} />}
          title={paperWords.title}
          lead={search.quiz ? paperWords.ofQuiz : paperWords.lead}
          action={
            <div className="flex flex-wrap gap-3">
              {!search.quiz && (
                <Button onClick={() => changeSearch({ ...search, draw: Math.floor(Math.random() * PAPER_DRAWS) })}>
                  {paperWords.redraw}
                </Button>
              )}
              {questions.length > 0 && <PrintButton variant="primary" />}
            </div>
          }
        />
        <Settings search={search} onChange={changeSearch} />
      </div>
      <div aria-busy={paper.isFetching || undefined} className="mt-6">
        {paper.isPending ? (
          <div role="status" className="card p-5">
            <span className="sr-only">Chargement des questions…</span>
            <SkeletonText lines={8} />
          </div>
        ) : paper.isError ? (
          <ErrorMessage error={paper.error} action={<Button onClick={() => paper.refetch()}>Réessayer</Button>} />
        ) : questions.length === 0 ? (
          <EmptyState title={paperWords.emptyTitle}>{paperWords.empty}</EmptyState>
        ) : (
          <div
            className={clsx(
              'print-guide flex flex-col gap-6 transition-opacity',
              paper.isPlaceholderData && 'opacity-60',
            )}
          >
            {part !== 'answers' && <QuestionSheet heading={heading} questions={questions} />}
            {part !== 'questions' && (
              <AnswerSheet heading={heading} questions={questions} isAfterAnother={part === 'both'} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Settings({ search, onChange }: { search: PaperSearch; onChange: (search: PaperSearch) => void }) {
  const program = search.program ?? PROGRAMS[0]
  const topics = Object.entries(QUESTION_TOPICS[program]).map(([value, label]) => ({ value, label }))
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {!search.quiz && (
        <>
          <Select
            label="Sujet"
            placeholder="Tous les sujets"
            options={topics}
            value={search.topic ?? ''}
            onChange={({ target }) => onChange({ ...search, topic: target.value || undefined })}
          />
          <SegmentedControl
            legend="Nombre de questions"
            options={PAPER_COUNTS.toSorted((a, b) => a - b).map((count) => ({
              value: String(count),
              label: String(count),
            }))}
            value={String(search.count ?? PAPER_COUNTS[0])}
            onChange={(chosen) => {
              const count = PAPER_COUNTS.find((value) => String(value) === chosen)
              onChange({ ...search, count: count === PAPER_COUNTS[0] ? undefined : count })
            }}
          />
        </>
      )}
      <SegmentedControl
        legend="À imprimer"
        options={PAPER_PARTS.map((value) => ({ value, label: paperWords.parts[value] }))}
        value={search.part ?? 'both'}
        onChange={(part) => onChange({ ...search, part: part === 'both' ? undefined : part })}
      />
    </div>
  )
}

type SheetProps = { heading: string; questions: readonly PaperQuestion[] }

/** « A » for the first choice. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)

function SheetTitle({ heading, children }: { heading: string; children: string }) {
  return (
    <>
      <p className="flex items-center gap-2 text-ink-2 text-sm">
        <span className="print-only">
          <LogoMark />
        </span>
        {heading}
      </p>
      <h2 className="text-2xl">{children}</h2>
    </>
  )
}

function QuestionSheet({ heading, questions }: SheetProps) {
  return (
    <section aria-label={paperWords.questions} className="card p-5 sm:p-7 print:border-0 print:p-0">
      <SheetTitle heading={heading}>{paperWords.questions}</SheetTitle>
      <p className="print-only mt-3 text-sm">{paperWords.who}</p>
      <ol className="mt-4 flex list-decimal flex-col gap-4 pl-6">
        {questions.map(({ kind, prompt, choices }) => (
          <li key={prompt} className="break-inside-avoid">
            <p className="font-semibold">{prompt}</p>
            {kind === 'MULTIPLE' && <p className="text-ink-2 text-sm">{paperWords.several}</p>}
            <ul className="mt-1">
              {choices.map(({ key, text }, index) => (
                <li key={key}>{`☐ ${letterOf(index)}. ${text}`}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function AnswerSheet({ heading, questions, isAfterAnother }: SheetProps & { isAfterAnother: boolean }) {
  return (
    <section
      aria-label={paperWords.answers}
      className={clsx('card p-5 sm:p-7 print:border-0 print:p-0', isAfterAnother && 'break-before-page')}
    >
      <SheetTitle heading={heading}>{paperWords.answers}</SheetTitle>
      <ol className="mt-4 flex list-decimal flex-col gap-3 pl-6">
        {questions.map(({ prompt, choices, rightKeys, explanation, source }) => (
          <li key={prompt} className="break-inside-avoid">
            <p className="font-semibold">
              {choices
                .flatMap(({ key, text }, index) => (rightKeys.includes(key) ? [`${letterOf(index)}. ${text}`] : []))
                .join(' · ')}
            </p>
            <p>{explanation}</p>
            {source && <p className="text-ink-2 text-xs">{`Source\u00A0: ${source}`}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
