import { usePageKeys } from '#app/lib/page-keys.ts'

/** Shortcut of a key press (1 to 9, or Enter); null when the browser or the focused control handles the key. */
export function parseShortcut(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  where: 'control' | 'page',
): number | 'Enter' | null {
  // A held Enter key would validate and continue before the explanation could be read.
  if (key === 'Enter') return repeat || where === 'control' ? null : 'Enter'
  return /^[1-9]$/.test(key) ? Number(key) : null
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary') !== null

/** Listens to shortcuts on the whole page: digits choose an option, Enter validates or continues. */
export function useShortcuts(isOn: boolean, onShortcut: (shortcut: number | 'Enter') => void): void {
  usePageKeys((event) => {
    const shortcut = parseShortcut(event, isControl(event.target) ? 'control' : 'page')
    if (shortcut !== null) onShortcut(shortcut)
    return shortcut !== null
  }, isOn)
}

/** The key that presses the button it stands in. Hidden on small screens, which rarely have a keyboard. */
export function KeyHint() {
  return (
    <kbd
      aria-hidden="true"
      className="ml-1 hidden rounded-sm border border-current/40 px-1.5 font-normal font-sans text-xs leading-5 sm:inline"
    >
      Entrée
    </kbd>
  )
}
