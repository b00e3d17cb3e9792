import { Button } from '#app/ui/button/button.tsx'
import { PAGE_SIZE } from './limits.ts'
import { rangeInWords } from './words.ts'

type PagerProps = { label: string; page: number; shown: number; total: number; onPage: (page: number) => void }

/** Where one is in a list, and the pages beside. */
export function Pager({ label, page, shown, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-2 text-sm">
        {rangeInWords(page, PAGE_SIZE, shown, total)}
      </p>
      {last > 1 && (
        <div className="flex flex-wrap gap-3">
          {page > 1 && <Button onClick={() => onPage(page - 1)}>Page précédente</Button>}
          {page < last && <Button onClick={() => onPage(page + 1)}>Page suivante</Button>}
        </div>
      )}
    </nav>
  )
}
