import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react'
import type { DefinitionSlug } from '#content/guides/definition-terms.ts'
import { place } from '../popover/place.ts'
import { DefinitionPanel } from './definition-panel.tsx'
import { firstUses, type Segment } from './first-uses.ts'

type Scope = {
  cut: Map<string, Segment[]>
  open: DefinitionSlug | null
  show: (slug: DefinitionSlug, trigger: HTMLElement) => void
}

const TermContext = createContext<Scope | null>(null)

const NONE: readonly DefinitionSlug[] = []
// The texts of a page are constants: cut once for every visit.
const cuts = new WeakMap<readonly string[], Map<string, Segment[]>>()

function cutOf(texts: readonly string[], known: readonly DefinitionSlug[]): Map<string, Segment[]> {
  const cut = cuts.get(texts) ?? firstUses(texts, known)
  cuts.set(texts, cut)
  return cut
}

/**
 * Lets the words of the trade open their definition where they are first used among `texts`, which are written with
 * `Words`. One panel serves them all.
 *
 * @param texts in reading order; the same array at each drawing
 */
export function TermScope({
  texts,
  known = NONE,
  children,
}: {
  texts: readonly string[]
  known?: readonly DefinitionSlug[]
  children: ReactNode
}) {
  const [open, setOpen] = useState<DefinitionSlug | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const scope = useMemo(() => {
    const show = (slug: DefinitionSlug, trigger: HTMLElement) => {
      setOpen(slug)
      place(trigger, panel.current, 'start')
      panel.current?.showPopover()
      panel.current?.focus()
    }
    return { cut: cutOf(texts, known), open, show }
  }, [texts, known, open])
  return (
    <TermContext value={scope}>
      {children}
      <DefinitionPanel panel={panel} slug={open} onClose={() => setOpen(null)} />
    </TermContext>
  )
}

/** A text whose first uses of terms can be opened; plain outside of a `TermScope`. */
export function Words({ text }: { text: string }) {
  const scope = use(TermContext)
  const segments = scope?.cut.get(text)
  if (!scope || !segments) return text
  return segments.map(({ text: words, slug }) =>
    slug ? (
      // A link where nothing answers yet, a button afterwards; unlike a button it breaks between two lines.
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
        {words}
      </a>
    ) : (
      words
    ),
  )
}

/** A text of its own whose terms open their definition. */
export function Explanation({ text }: { text: string }) {
  const texts = useMemo(() => [text], [text])
  return (
    <TermScope texts={texts}>
      <Words text={text} />
    </TermScope>
  )
}
