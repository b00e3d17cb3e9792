import { useEffect, useState } from 'react'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { ShellRole } from '#app/ui/shell/nav.ts'

// The dialog contains the text of every guide.
const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), 'SearchDialog', { isOverlay: true })

/** The button « Rechercher », and Ctrl+K anywhere on the page. */
export function SearchOpener({ role, compact = false }: { role: ShellRole; compact?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The page has two openers: only the compact one, which is shown at every width, handles the shortcut.
    if (!compact) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [compact])
  return (
    <>
      {compact ? (
        <IconButton
          icon="lucide-search"
          label="Rechercher"
          aria-keyshortcuts="Control+K"
          onClick={() => setOpen(true)}
        />
      ) : (
        <button
          type="button"
          aria-keyshortcuts="Control+K"
          onClick={() => setOpen(true)}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-ink-2 text-sm hover:border-ink-2 hover:bg-sunken"
        >
          <Icon as="lucide-search" size={18} />
          <span className="flex-1 text-left">Rechercher</span>
          <kbd className="font-sans text-xs">Ctrl+K</kbd>
        </button>
      )}
      {isOpen && <SearchDialog role={role} onClose={() => setOpen(false)} />}
    </>
  )
}
