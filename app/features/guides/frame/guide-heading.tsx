import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'

type GuideHeadingProps = {
  id: string
  level: 2 | 3
  /** Text of the heading, for the label of its link. */
  name: string
  children?: ReactNode
  className?: string
}

/** A heading with a link to itself: a click copies the link and sets the hash of the address. */
export function GuideHeading({ id, level, name, children = name, className }: GuideHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx('group flex items-center gap-1', className)}>
      <Heading
        id={id}
        tabIndex={-1}
        className={clsx('min-w-0 font-display font-semibold', level === 2 ? 'text-2xl' : 'text-xl', 'print:text-base')}
      >
        {children}
      </Heading>
      <a
        href={`#${id}`}
        aria-label={`Copier le lien vers «\u00A0${name}\u00A0»`}
        onClick={copyAddress}
        className="no-print tap inline-flex items-center justify-center rounded-sm text-ink-2 opacity-0 hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <Icon as="lucide-link" size={16} />
      </a>
    </div>
  )
}

async function copyAddress(event: MouseEvent<HTMLAnchorElement>) {
  // Where the clipboard is refused, the address bar still holds the link.
  if (await copyText(event.currentTarget.href)) notify.success('Lien copié', { id: 'link-copied' })
}
