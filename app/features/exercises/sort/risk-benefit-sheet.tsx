import type { ReactNode } from 'react'
import { LogoMark } from '#app/ui/page/logo.tsx'

type Hazard = { id: string; text: string; precaution: string }

export type SheetContents = {
  title: string
  description: string
  benefits: readonly string[]
  risks: readonly Hazard[]
  dangers: readonly Hazard[]
  /** Of an exercise; a situation has none. */
  explanation?: string
}

type RiskBenefitSheetProps = { contents: SheetContents; action?: ReactNode }

/** The printed sheet of an exercise or a situation: its benefits, its risks and dangers with what is done about each, on one Letter page. */
export function RiskBenefitSheet({ contents, action }: RiskBenefitSheetProps) {
  const { title, description, benefits, risks, dangers, explanation } = contents
  return (
    <section aria-labelledby="sheet-title" className="card p-5 sm:p-7 print:border-0 print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-ink-2 text-sm">
            <span className="print-only">
              <LogoMark />
            </span>
            Fiche risques et bénéfices
          </p>
          <h2 id="sheet-title" className="text-2xl">
            {title || 'Sans titre'}
          </h2>
          {description && <p className="measure mt-1 text-ink-2">{description}</p>}
        </div>
        {action && <div className="no-print">{action}</div>}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        <div>
          <h3 className="mb-1.5 font-display font-semibold text-primary-ink text-xl">Bénéfices</h3>
          {benefits.length > 0 ? (
            <ul className="list-disc pl-5 marker:text-primary-ink">
              {benefits.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            <WritingLines lines={2} />
          )}
        </div>
        <div>
          <h3 className="mb-1.5 font-display font-semibold text-accent-ink text-xl">Risques et précautions</h3>
          {risks.length > 0 ? <HazardList hazards={risks} /> : <WritingLines lines={3} />}
        </div>
        {dangers.length > 0 && (
          <div>
            <h3 className="mb-1.5 font-display font-semibold text-danger-ink text-xl">Dangers à éliminer</h3>
            <HazardList hazards={dangers} />
          </div>
        )}
        {explanation && (
          <div className="print-only">
            <h3 className="mb-1.5 font-display font-semibold text-xl">Ce qu’il faut retenir</h3>
            <p>{explanation}</p>
          </div>
        )}
        <p className="print-only pt-2 text-sm">Milieu et lieu : ____________________ Date : ____________________</p>
      </div>
    </section>
  )
}

function HazardList({ hazards }: { hazards: readonly Hazard[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {hazards.map(({ id, text, precaution }) => (
        <div key={id} className="grid gap-x-6 py-2.5 sm:grid-cols-2 print:grid-cols-2">
          <dt className="font-medium">{text}</dt>
          <dd>{precaution || <WritingLines lines={1} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Lines to write on by hand once printed; « À compléter » on screen. */
function WritingLines({ lines }: { lines: number }) {
  return (
    <>
      <span className="text-ink-2 print:hidden">À compléter</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" className="mt-6 hidden border-line-strong border-b print:block" />
      ))}
    </>
  )
}
