import { Drawing } from './drawing.tsx'

/** A page that is on its way: says so, pretends nothing. */
export function NotBuiltYet({ title }: { title: string }) {
  return (
    <section className="page flex flex-col items-start gap-5">
      <h1 className="page-title">{title}</h1>
      <Drawing name="sprig" className="mt-4 h-40 text-primary-ink/60" />
      <p className="measure text-lg">Cette page n’est pas encore construite.</p>
    </section>
  )
}
