import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import type { SituationDraft } from './situation-draft.ts'

type ConflictProps = {
  mine: SituationDraft
  stored: SituationDraft
  onKeepMine: () => void
  onTakeStored: () => void
}

/** Both texts side by side, until one is chosen. */
export function Conflict({ mine, stored, onKeepMine, onTakeStored }: ConflictProps) {
  return (
    <section role="alert" className="rounded-xl border border-warning-line bg-warning-soft p-4 sm:p-5">
      <p className="font-medium text-warning-ink">{exerciseWords.conflict}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Version title="Votre version" draft={mine}>
          <Button onClick={onKeepMine}>Garder ma version</Button>
        </Version>
        <Version title="Version enregistrée" draft={stored}>
          <Button onClick={onTakeStored}>Prendre la version enregistrée</Button>
        </Version>
      </div>
    </section>
  )
}

function Version({ title, draft, children }: { title: string; draft: SituationDraft; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 text-sm">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="font-semibold">{draft.title}</p>
      {draft.description && <p>{draft.description}</p>}
      <ul className="mb-2 list-disc pl-5">
        {draft.statements.map(({ key, side, text, precaution }) => (
          <li key={key}>
            {side === 'risks' ? 'Risque' : 'Bénéfice'}
            {'\u00A0: '}
            {text}
            {precaution && ` → ${precaution}`}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
