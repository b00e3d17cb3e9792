import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react'
import type { DefinitionSlug } from '#content/guides/definition-terms.ts'
import { positionPanel } from '../popover/position-panel.ts'
import { DefinitionPanel } from './definition-panel.tsx'
import { firstUses, type Segment } from './first-uses.ts'

type Scope = {
  segmentsByText: Map<string, Segment[]>
  open: DefinitionSlug | null
  show: (slug: DefinitionSlug, trigger: HTMLElement) => void
}

const TermContext = createContext<Scope | null>(null)

// The texts of a page are constants: they are split once.
const cache = new WeakMap<readonly string[], Map<string, Segment[]>>()

function cachedFirstUses(texts: readonly string[]): Map<string, Segment[]> {
  const segmentsByText = cache.get(texts) ?? firstUses(texts)
  cache.set(texts, segmentsByText)
  return segmentsByText
}

/**
 * Lets professional terms open their definition where they are first used among `texts`. Render each of these texts with
 * `TermText`. One panel serves them all.
 *
 * @param texts in reading order; the same array at each render
 */
export function TermScope({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const [open, setOpen] = useState<DefinitionSlug | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const scope = useMemo(() => {
    const show = (slug: DefinitionSlug, trigger: HTMLElement) => {
      setOpen(slug)
      positionPanel(trigger, panel.current, 'start')
      panel.current?.showPopover()
      panel.current?.focus()
    }
    return { segmentsByText: cachedFirstUses(texts), open, show }
  }, [texts, open])
  return (
    <TermContext value={scope}>
      {children}
      <DefinitionPanel panel={panel} slug={open} onClose={() => setOpen(null)} />
    </TermContext>
  )
}

/** A text of the surrounding `TermScope`, with a link on each first use of a term; plain text without a `TermScope`. */
export function TermText({ text }: { text: string }) {
  const scope = use(TermContext)
  const segments = scope?.segmentsByText.get(text)
  if (!scope || !segments) return text
  return segments.map(({ text: part, slug }) =>
    slug ? (
      // A link with the role of a button: it can break between two lines, and Ctrl+click opens the definitions page.
      <a
        key={slug}
        href={`/definitions?scrollTo=${slug}#${slug}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={scope.open === slug}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          scope.show(slug, event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          scope.show(slug, event.currentTarget)
        }}
        className="rounded-sm underline decoration-dotted decoration-from-font underline-offset-4 hover:decoration-solid hover:text-primary-ink print:no-underline"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}

/** A single text whose terms open their definition, with its own `TermScope`. */
export function TermParagraph({ text }: { text: string }) {
  const texts = useMemo(() => [text], [text])
  return (
    <TermScope texts={texts}>
      <TermText text={text} />
    </TermScope>
  )
}
