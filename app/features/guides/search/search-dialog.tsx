import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { passageAddress } from '#app/features/quiz/question/question-link.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import type { ShellRole } from '#app/ui/shell/nav.ts'
import { searchQuery } from '../queries.ts'
import { SEARCH_TEXT_MAX } from '../schema.ts'
import { SEARCH_GROUPS } from './search-entries.ts'
import { findEntries, prepareSearch } from './search-index.ts'

const MAX_PER_GROUP = 6
/** Milliseconds without a key press before the server is called. */
const DEBOUNCE = 200

type SearchResult = {
  key: string
  title: string
  place: string
  to: string
  search?: Record<string, string>
  hash?: string
}

/**
 * Search over pages, acts, guides, exercises, quiz questions and activities; the arrow keys move through the results.
 */
export function SearchDialog({ role, onClose }: { role: ShellRole; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const text = useDeferredValue(typed.trim())
  const inBrowser = useMemo(() => (text.length > 1 ? findEntries(text, role, MAX_PER_GROUP) : []), [text, role])
  const debouncedText = useDebounced(text)
  const rows = useQuery({
    ...searchQuery(debouncedText),
    enabled: debouncedText.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = debouncedText.length > 1 ? rows.data : undefined
  const groups: [title: string, results: SearchResult[]][] = [
    ...inBrowser.map(([group, entries]): [string, SearchResult[]] => [
      SEARCH_GROUPS[group],
      entries.map((one) => ({ key: `${one.to} ${one.hash} ${one.title}`, ...one })),
    ]),
    [
      'Questions des quiz',
      (found?.questions ?? []).flatMap(({ id, prompt, to, anchor }) => {
        const address = passageAddress({ to, anchor })
        return address ? { key: id, title: prompt, place: 'Lire ce qui l’explique', ...address } : []
      }),
    ],
    [
      'Activités',
      (found?.activities ?? []).map(({ id, title, summary }) => ({
        key: id,
        title,
        place: summary,
        to: `/activities/${id}`,
      })),
    ],
  ]
  const count = groups.reduce((sum, [, results]) => sum + results.length, 0)
  useArrowKeys(box)
  // After the field is there and before the first word is whole.
  useEffect(() => prepareSearch(role), [role])
  return (
    <Dialog open onClose={onClose} title="Rechercher">
      <div ref={box} className="min-h-80">
        <SearchField
          label="Mots à chercher"
          placeholder="Morsure, mitaines…"
          data-autofocus
          maxLength={SEARCH_TEXT_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="mt-2 text-ink-2 text-sm">
          {text.length < 2
            ? 'Une page, une situation, un mot, un geste : tout ce que Brindille contient.'
            : count > 0
              ? plural(count, 'résultat')
              : rows.isFetching
                ? 'Recherche…'
                : 'Rien ne correspond. Essayez un mot plus court, ou un mot voisin.'}
        </p>
        <div>
          {groups.map(
            ([title, results]) =>
              results.length > 0 && (
                <section key={title} className="mt-4">
                  <h3 className="mb-1 font-semibold text-sm">{title}</h3>
                  <ul>
                    {results.map(({ key, title: name, place, to, search, hash }) => (
                      <li key={key}>
                        <Link
                          to={to}
                          {...(search && { search })}
                          {...(hash && { hash })}
                          preload={false}
                          onClick={onClose}
                          className="flex min-h-11 flex-col justify-center rounded-sm px-3 py-1.5 hover:bg-sunken focus-visible:-outline-offset-3"
                        >
                          <span className="font-medium">{name}</span>
                          <span className="line-clamp-1 text-ink-2 text-sm">{place}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
        {rows.error && <ErrorMessage error={rows.error} />}
      </div>
    </Dialog>
  )
}

/** The text once it has not changed for {@link DEBOUNCE}. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

/**
 * Up and down move the focus through the links of an element, and back to its field; Enter in the field opens the
 * first.
 */
function useArrowKeys(box: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      const links = [...(element?.querySelectorAll('a') ?? [])]
      const current = links.findIndex((link) => link === document.activeElement)
      if (event.key === 'Enter' && current === -1) links[0]?.click()
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      if (event.key === 'ArrowDown') links[current + 1]?.focus()
      else (links[current - 1] ?? element?.querySelector('input'))?.focus()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [box])
}
