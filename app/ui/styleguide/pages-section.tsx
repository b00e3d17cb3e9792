import { ErrorPage } from '../feedback/error-page.tsx'
import { NotFoundPage } from '../feedback/not-found-page.tsx'
import { SectionBlock } from '../page/section-block.tsx'

export function PagesSection() {
  return (
    <SectionBlock title="Pages entières">
      <div className="flex flex-col gap-5">
        <div className="card">
          <ErrorPage error={new Error('Le service est momentanément indisponible. (référence 503-7F3A2B)')} />
        </div>
        <div className="card">
          <NotFoundPage />
        </div>
      </div>
    </SectionBlock>
  )
}
