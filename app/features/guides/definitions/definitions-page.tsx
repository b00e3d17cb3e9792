import { useEffect, useState } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { useHydrated } from '#app/ui/page/page-body.tsx'
import { DEFINITIONS_GUIDE } from '#content/guides/definitions.ts'
import { GuidePage } from '../frame/guide-page.tsx'
import { DefinitionEntry, useDefinitionLinks } from './definition-entry.tsx'
import { definitionsByLetter, findDefinitions } from './find-definitions.ts'

const LETTERS = definitionsByLetter()
const DISCLAIMER_KEYS = ['general', 'health', 'independence'] as const

/** The glossary, by letter or by search; scrolls to the term of the address. */
export function DefinitionsPage({ scrollTo }: { scrollTo: string | undefined }) {
  const [typed, setTyped] = useState('')
  const isHydrated = useHydrated()
  const linkHandlers = useDefinitionLinks()
  useEffect(() => {
    if (!scrollTo || !isHydrated) return
    setTyped('')
    // Once the whole list is rendered again.
    const frame = requestAnimationFrame(() => {
      const entry = document.getElementById(scrollTo)
      if (!entry?.dataset.term) return
      entry.scrollIntoView({ block: 'start' })
      entry.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [scrollTo, isHydrated])
  const found = findDefinitions(typed)
  const isSearching = typed.trim() !== ''
  return (
    <GuidePage
      guide={DEFINITIONS_GUIDE}
      disclaimers={DISCLAIMER_KEYS}
      above={
        <div className="no-print mb-8 flex flex-col gap-4">
          <SearchField
            label="Chercher une définition"
            placeholder="Étayage, jeu risqué, RSGE…"
            className="max-w-xl"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className="sr-only">
            {isSearching && plural(found.length, 'définition trouvée', 'définitions trouvées')}
          </p>
          {!isSearching && (
            <nav aria-label="Lettres">
              <ul className="flex flex-wrap gap-1">
                {LETTERS.map(([letter]) => (
                  <li key={letter}>
                    <a
                      href={`#lettre-${letter}`}
                      className="tap inline-flex items-center justify-center rounded-md border border-line bg-surface font-semibold text-primary-ink text-sm hover:bg-primary-soft"
                    >
                      {letter}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      }
    >
      {isSearching ? (
        found.length > 0 ? (
          <section aria-labelledby="found">
            <h2 id="found" className="mb-4 text-xl">
              {plural(found.length, 'définition')}
            </h2>
            <div {...linkHandlers} className="flex flex-col gap-5">
              {found.map((definition) => (
                <DefinitionEntry key={definition.slug} definition={definition} isTarget={false} />
              ))}
            </div>
          </section>
        ) : (
          <EmptyState
            picture="search"
            title={`Aucune définition ne parle de «\u00A0${typed.trim()}\u00A0».`}
            action={<Button onClick={() => setTyped('')}>Voir toutes les définitions</Button>}
          >
            Essayez un mot plus court, ou un mot voisin.
          </EmptyState>
        )
      ) : (
        <div {...linkHandlers} className="flex flex-col gap-10 print:block print:columns-2">
          {LETTERS.map(([letter, definitions]) => (
            <section key={letter} className="print:mb-3" aria-labelledby={`lettre-${letter}`}>
              <h2 id={`lettre-${letter}`} className="mb-3 border-line border-b pb-1 text-2xl text-primary-ink">
                {letter}
              </h2>
              <div className="grid gap-5 xl:grid-cols-2 print:block">
                {definitions.map((definition) => (
                  <DefinitionEntry
                    key={definition.slug}
                    definition={definition}
                    isTarget={definition.slug === scrollTo}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </GuidePage>
  )
}
