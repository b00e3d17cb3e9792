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
