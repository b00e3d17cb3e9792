import { plural } from '#app/lib/french/grammar.ts'
import { Button } from './button/button.tsx'

type PagerProps = {
  page: number
  perPage: number
  total: number
  /** Singular of what the list holds: « gestionnaire ». */
  noun: string
  /** Irregular plural; by default the noun and an s. */
  nouns?: string
  onPage: (page: number) => void
}

/** Count of a list, with buttons to its other pages when there are several. `page` starts at 1. */
export function Pager({ page, perPage, total, noun, nouns, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  return (
    <nav aria-label="Pages" className="no-print flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-2 text-sm">
        {plural(total, noun, nouns)}
        {pages > 1 && `, page ${page} sur ${pages}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button onClick={() => onPage(page - 1)} {...(page <= 1 && { disabledReason: '' })}>
            Page précédente
          </Button>
          <Button onClick={() => onPage(page + 1)} {...(page >= pages && { disabledReason: '' })}>
            Page suivante
          </Button>
        </div>
      )}
    </nav>
  )
}
