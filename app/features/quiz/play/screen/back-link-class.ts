/** The way out, at the top of a screen without navigation. */
export const backLinkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary-ink no-underline hover:underline hover:underline-offset-4'
