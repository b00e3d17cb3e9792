import { useId } from 'react'
import { QuotaMeter } from '#app/ui/activity/quota-meter.tsx'
import { Card } from '#app/ui/card.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { Generator, type GeneratorProps } from './generator.tsx'
import { useGeneratedToday } from './use-generated-today.ts'

type GeneratorCardProps = GeneratorProps & {
  /** False for a superadmin who has picked no daycare: an activity needs an owner. */
  canGenerate: boolean
}

/** The card of the generator: its daily limit, the form and the result. */
export function GeneratorCard({ canGenerate, ...generatorProps }: GeneratorCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="gap-6 sm:p-7">
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id={titleId} className="text-2xl">
            {FIXED_WORDS.generatorTitle}
          </h2>
          <p className="measure mt-1 text-ink-2">
            Créez une activité personnalisée, adaptée à votre groupe, en choisissant les critères ci-dessous.
          </p>
        </div>
        {canGenerate && <Quota />}
      </div>
      {canGenerate ? <Generator {...generatorProps} /> : <Banner>{generatorSentences.noDaycare}</Banner>}
    </Card>
  )
}

/** Units of the day. Its height is reserved, so that the page does not move when they arrive. */
function Quota() {
  const data = useGeneratedToday()
  return <div className="min-h-10 lg:w-80">{data && <QuotaMeter used={data.used} limit={data.limit} />}</div>
}
