import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { bankWords } from '#content/pages/question-bank.ts'
import type { SimilarQuestion } from '../schema.ts'
import { StatusTag } from '../status-tag.tsx'

type SimilarQuestionsProps = {
  similarQuestions: readonly SimilarQuestion[]
  prompt: string
  choices: readonly { text: string }[]
}

/** Similar questions of the bank, beside the one being written. */
export function SimilarQuestions({ similarQuestions, prompt, choices }: SimilarQuestionsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (similarQuestions.length > 0) box.current?.focus()
  }, [similarQuestions])
  if (similarQuestions.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-xl border border-warning-line bg-warning-soft p-4 sm:p-5"
    >
      <p className="font-medium text-warning-ink">{bankWords.similarQuestions}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <PromptCard title="Votre question" prompt={prompt} choices={choices.map(({ text }) => text)} />
        {similarQuestions.map(({ id, status, prompt: similarPrompt, choices: similarChoices, similarity }) => (
          <PromptCard
            key={id}
            title={`Dans la banque, proche à ${Math.round(similarity * 100)}\u00A0%`}
            prompt={similarPrompt}
            choices={similarChoices}
          >
            <StatusTag status={status} />
            <Link
              to="/admin/question-bank/$questionId"
              params={{ questionId: id }}
              target="_blank"
              className="text-link inline-flex min-h-11 items-center"
            >
              Voir cette question<span className="sr-only"> (nouvel onglet)</span>
            </Link>
          </PromptCard>
        ))}
      </div>
    </div>
  )
}

type PromptCardProps = { title: string; prompt: string; choices: readonly string[]; children?: React.ReactNode }

function PromptCard({ title, prompt, choices, children }: PromptCardProps) {
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 text-sm">
      <p className="text-ink-2">{title}</p>
      <p className="font-semibold">{prompt}</p>
      <ul className="list-disc pl-5">
        {choices.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      {children && <div className="mt-auto flex flex-wrap items-center gap-x-4">{children}</div>}
    </div>
  )
}
