import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { QuotaMeter } from '#app/ui/activity/quota-meter.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { Generator, type GeneratorProps } from './generator.tsx'
import { useGeneratedToday } from './use-generated-today.ts'

type GeneratorCardProps = GeneratorProps & {
  /** False for a superadmin who has picked no daycare: an activity needs an owner. */
  canGenerate: boolean
  /** Folds the card to its title and this link, which opens it again. A generation under way goes on. */
  openLink: ReactNode
}

/** The card of the generator: its daily limit, the form and the result. */
export function GeneratorCard({ canGenerate, openLink, ...generatorProps }: GeneratorCardProps) {
  const titleId = useId()
  const isFolded = Boolean(openLink)
  // A page that opens with the card folded has no form in it; one that was opened keeps what was typed.
  const [wasOpened, setOpened] = useState(!isFolded)
  if (!isFolded && !wasOpened) setOpened(true)
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'card flex flex-col p-5 sm:px-7',
        isFolded ? 'py-3!' : 'gap-4 group-has-[.print-sheet]/page:print:border-0',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 group-has-[.print-sheet]/page:print:hidden">
        <div className="min-w-0">
          <h2 id={titleId} className={isFolded ? 'text-lg sm:text-xl' : 'text-xl'}>
            {FIXED_WORDS.generatorTitle}
          </h2>
          {!isFolded && <p className="text-ink-2 text-sm">{generatorSentences.lead}</p>}
        </div>
        {isFolded ? openLink : canGenerate && <Quota />}
      </div>
      {wasOpened && (
        <div hidden={isFolded} className={isFolded ? undefined : 'flex flex-col gap-6'}>
          {canGenerate ? (
            <Generator {...generatorProps} />
          ) : (
            <NeedsDaycare>{generatorSentences.noDaycare}</NeedsDaycare>
          )}
        </div>
      )}
    </section>
  )
}

/** Units of the day. Its height is reserved, so that the page does not move when they arrive. */
function Quota() {
  const data = useGeneratedToday()
  return <div className="min-h-8 lg:w-75">{data && <QuotaMeter used={data.used} limit={data.limit} />}</div>
}
