/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="skip-link tap fixed top-2 left-2 z-50 inline-flex -translate-y-24 items-center rounded-md bg-primary px-4 font-semibold text-on-primary focus:translate-y-0"
    >
      Aller au contenu
    </a>
  )
}
