import { buttonClass } from '../button/button-class.ts'
import { Drawing } from '../drawing.tsx'
import { MainIfAlone } from '../shell/main-content.tsx'

/** The default not-found component of the router: same page for what does not exist and for what one may not see. */
export function NotFoundPage() {
  return (
    <MainIfAlone>
      <section className="page flex max-w-[46rem] flex-col items-start gap-5">
        <Drawing name="tracks" />
        <div>
          <h1 className="page-title">Cette page n’existe pas ou ne vous est pas accessible.</h1>
          <p className="mt-1 text-ink-2 text-sm" lang="en">
            Not Found
          </p>
        </div>
        <p className="measure">L’adresse a peut-être changé, ou l’élément a été retiré.</p>
        <a href="/" className={buttonClass('primary')}>
          Revenir à l’accueil
        </a>
      </section>
    </MainIfAlone>
  )
}
