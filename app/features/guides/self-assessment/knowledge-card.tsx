import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Button, TextLink } from '#app/ui/button/button.tsx'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import type { KnowledgeCard } from '#content/guides/self-assessment/types.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'
import type { Reflection } from '../schema.ts'
import { OwnAnswers } from './own-answers.tsx'

type KnowledgeCardProps = {
  card: KnowledgeCard
  /** What she answered when the card still had a scale. */
  former: readonly Reflection[]
}

/** A card to turn over: a question to think about, then its answer. Paper shows both. */
export function KnowledgeCardView({ card: { id, question, answer, see }, former }: KnowledgeCardProps) {
  const [isTurned, setTurned] = useState(false)
  // Who follows a link to the card comes for its answer. Not at the first rendering: the server never receives the hash.
  const isTarget = useLocation({ select: ({ hash }) => hash === id })
  useEffect(() => {
    if (isTarget) setTurned(true)
  }, [isTarget])
  const answerId = `${id}-reponse`
  return (
    <article className="card break-inside-avoid p-5 sm:p-6 print:border-0 print:p-0 print:pb-1.5">
      <GuideHeading id={id} level={3} name={question} />
      <div className="no-print mt-3">
        <Button aria-expanded={isTurned} aria-controls={answerId} onClick={() => setTurned(!isTurned)}>
          {isTurned ? 'Cacher la réponse' : 'Retourner la carte'}
        </Button>
      </div>
      <div id={answerId} className={clsx('mt-3 print:mt-0 print:block', !isTurned && 'hidden')}>
        <p className="measure">
          <TermText text={answer} />
        </p>
        <p className="no-print mt-1">
          <DefinitionLink slug={see} />
        </p>
      </div>
      <OwnAnswers title="Ce que vous aviez répondu" answers={former} />
    </article>
  )
}

/** Leads from a card to the definition to read next. */
export function DefinitionLink({ slug }: { slug: KnowledgeCard['see'] }) {
  return (
    <TextLink
      to="/definitions"
      search={{ scrollTo: slug }}
      hash={slug}
      className="inline-flex min-h-11 items-center text-sm"
    >
      Relire la définition
    </TextLink>
  )
}
