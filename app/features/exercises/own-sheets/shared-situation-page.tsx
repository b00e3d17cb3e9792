import { PrintButton } from '#app/ui/page/page-header.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { Disclaimers } from '../disclaimers.tsx'
import type { SharedSituation } from '../schema.ts'
import { RiskBenefitSheet } from '../sort/risk-benefit-sheet.tsx'
import { SituationHeader } from './situation-card.tsx'
import { sheetContentsOf, situationDraftOf } from './situation-draft.ts'

/** A colleague's situation, to read and print. */
export function SharedSituationPage({ situation }: { situation: SharedSituation }) {
  return (
    <div className="page max-w-6xl">
      <div className="no-print">
        <SituationHeader title={situation.title} />
        <p className="mb-6 text-ink-2">
          {exerciseWords.sharedBy} {situation.author} · modifiée le <LongDate date={situation.updatedAt} />
        </p>
      </div>
      <RiskBenefitSheet
        contents={sheetContentsOf(situationDraftOf(situation))}
        action={<PrintButton>Imprimer la fiche</PrintButton>}
      />
      <Disclaimers />
    </div>
  )
}
