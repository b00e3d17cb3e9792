import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import { bankWords } from '#content/pages/question-bank.ts'
import type { Twin } from '../schema.ts'
import { StatusTag } from '../status-tag.tsx'

type TwinsProps = { twins: readonly Twin[]; prompt: string; choices: readonly { text: string }[] }

/** Questions of the bank that say nearly the same, beside the one being written. */
export function Twins({ twins, prompt, choices }: TwinsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (twins.length > 0) box.current?.focus()
  }, [twins])
  if (twins.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-xl border border-warning-line bg-warning-soft p-4 sm:p-5"
    >
      <p className="font-medium text-warning-ink">{bankWords.twins}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Words title="Votre question" prompt={prompt} choices={choices.map(({ text }) => text)} />
        {twins.map(({ id, status, prompt: words, choices: texts, likeness }) => (
          <Words
            key={id}
            title={`Dans la banque, proche à ${Math.round(likeness * 100)}\u00A0%`}
            prompt={words}
            choices={texts}
          >
            <StatusTag status={status} />
            <Link
              to="/admin/question-bank/$questionId"
              params={{ questionId: id }}
              target="_blank"
              className={`${textLinkClass} inline-flex min-h-11 items-center`}
            >
              Voir cette question<span className="sr-only"> (nouvel onglet)</span>
            </Link>
          </Words>
        ))}
      </div>
    </div>
  )
}

type WordsProps = { title: string; prompt: string; choices: readonly string[]; children?: React.ReactNode }

function Words({ title, prompt, choices, children }: WordsProps) {
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
