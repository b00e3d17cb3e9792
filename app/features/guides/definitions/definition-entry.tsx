import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import type { Definition } from '#content/guides/types.ts'
import { SOURCES } from '#content/questions/sources.ts'

const TERMS = new Map(DEFINITIONS.map(({ slug, term }) => [slug, term]))

/**
 * Handler for a list of entries: a plain click on a related term navigates inside the application. One for the list, because
 * rendering a router link for each of nearly three hundred terms is slow.
 */
export function useDefinitionLinks() {
  const navigate = useNavigate()
  return {
    onClick: (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-related]')
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlainClick) return
      event.preventDefault()
      const slug = link.hash.slice(1)
      void navigate({ to: '/definitions', search: { scrollTo: slug }, hash: slug })
    },
  }
}

/** One term with its definition, an example, related terms and the source. */
export function DefinitionEntry({ definition, isTarget }: { definition: Definition; isTarget: boolean }) {
  const { slug, term, definition: meaning, example, related, source } = definition
  return (
    <article
      id={slug}
      data-term={slug}
      aria-current={isTarget || undefined}
      className={clsx(
        'break-inside-avoid rounded-lg border p-5 print:border-0 print:p-0 print:py-2',
        isTarget ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
      )}
    >
      <h3 tabIndex={-1} className="font-display font-semibold text-xl print:text-base">
        {term}
      </h3>
      <p className="measure mt-1">{meaning}</p>
      <p className="measure mt-2 border-line border-l-2 pl-3 text-ink-2">{example}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm print:hidden">
        <span className="text-ink-2">Voir aussi</span>
        {related.map((other) => (
          <a
            key={other}
            data-related
            href={`/definitions?scrollTo=${other}#${other}`}
            className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4"
          >
            {TERMS.get(other)}
          </a>
        ))}
      </p>
      <p className="mt-1 text-ink-2 text-xs">
        Source{'\u00A0'}: {SOURCES[source]}
      </p>
    </article>
  )
}
