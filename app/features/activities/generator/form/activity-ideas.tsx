import { useEffect, useId, useRef } from 'react'
import type { ActivityIdea } from '#app/domain/activity-criteria.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { generatorSentences } from '#content/pages/activities.ts'

type IdeasProps = {
  ideas: readonly ActivityIdea[] | undefined
  error: unknown
  isFetching: boolean
  /** Undefined when no unit is left or a generation is under way. */
  onChoose: ((idea: ActivityIdea) => void) | undefined
}

/** Three ideas, which use no unit; choosing one generates its sheet. */
export function Ideas({ ideas, error, isFetching, onChoose }: IdeasProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (ideas) heading.current?.focus()
  }, [ideas])
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching} className="no-print flex flex-col gap-3">
      <h3 id={titleId} ref={heading} tabIndex={-1} className="text-lg">
        {isFetching ? 'Recherche de trois idées…' : 'Trois idées'}
      </h3>
      {isFetching && <SkeletonText lines={3} />}
      {!isFetching && error !== null && <ErrorMessage error={error} />}
      {!isFetching && ideas && (
        <>
          <p className="text-ink-2 text-sm">
            {ideas.length > 0 ? generatorSentences.ideasFree : generatorSentences.noIdea}
          </p>
          <ul className="grid gap-3 md:grid-cols-3">
            {ideas.map((idea) => (
              <li key={idea.title} className="flex flex-col gap-2 rounded-lg border border-line p-4">
                <p className="font-display font-semibold text-lg">{idea.title}</p>
                <p className="flex-1 text-ink-2 text-sm">{idea.line}</p>
                {onChoose && (
                  <Button onClick={() => onChoose(idea)} aria-label={`Générer la fiche\u00A0: ${idea.title}`}>
                    Générer cette fiche
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
