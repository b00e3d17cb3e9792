import { useSuspenseQuery } from '@tanstack/react-query'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { bankWords } from '#content/pages/question-bank.ts'
import { questionQuery } from '../queries.ts'
import { ReportGroup } from '../reports/report-group.tsx'
import type { BankQuestion, BankReport, QuestionContent } from '../schema.ts'
import { StatusTag } from '../status-tag.tsx'
import { QuestionEditor } from './editor.tsx'
import { QuestionHistory } from './question-history.tsx'

const EMPTY_QUESTION: QuestionContent = {
  program: 'PETITE_ENFANCE',
  kind: 'SINGLE',
  topic: '',
  difficulty: 1,
  prompt: '',
  choices: [
    { key: 'a', text: '', correct: false },
    { key: 'b', text: '', correct: false },
    { key: 'c', text: '', correct: false },
  ],
  explanationRight: '',
  explanationWrong: '',
  source: '',
  link: null,
}

export function NewQuestionPage() {
  return (
    <QuestionFrame title={bankWords.newTitle}>
      <QuestionEditor content={EMPTY_QUESTION} />
    </QuestionFrame>
  )
}

/** A question of the bank: editor, status, figures, reports and history. */
export function QuestionPage({ questionId }: { questionId: string }) {
  const { data: question } = useSuspenseQuery(questionQuery(questionId))
  return (
    <QuestionFrame title="Question" question={question}>
      <QuestionEditor key={question.id} content={question.content} question={question} />
      <QuestionReports reports={question.reports} />
      <QuestionHistory question={question} />
    </QuestionFrame>
  )
}

type QuestionFrameProps = { title: string; question?: BankQuestion; children: React.ReactNode }

function QuestionFrame({ title, question, children }: QuestionFrameProps) {
  return (
    <div className="page">
      <PageHeader
        above={<Breadcrumb items={[{ label: 'Banque de questions', to: '/admin/question-bank' }]} current={title} />}
        title={title}
        summary={
          question && (
            <span className="inline-flex flex-wrap items-center gap-3">
              <StatusTag status={question.status} /> Version {question.version}
            </span>
          )
        }
      />
      <div className="flex flex-col gap-10">{children}</div>
    </div>
  )
}

function QuestionReports({ reports }: { reports: BankReport[] }) {
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="remarques">
      <h2 id="remarques" className="mb-4 text-2xl">
        Remarques
      </h2>
      <ReportGroup reports={reports} />
    </section>
  )
}
