import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { guideNoteWords } from '#content/pages/guide-sentences.ts'

type NoteConflictProps = { mine: string; stored: string; onKeepMine: () => void; onTakeStored: () => void }

/** Both texts side by side, until one is chosen. */
export function NoteConflict({ mine, stored, onKeepMine, onTakeStored }: NoteConflictProps) {
  return (
    <section role="alert" className="no-print rounded-md border border-warning-line bg-warning-soft p-4 text-sm">
      <p className="font-medium text-warning-ink">{guideNoteWords.conflict}</p>
      <div className="mt-3 flex flex-col gap-3">
        <Version title="Votre version" text={mine}>
          <Button onClick={onKeepMine}>Garder ma version</Button>
        </Version>
        <Version title="Version enregistrée" text={stored}>
          <Button onClick={onTakeStored}>Prendre la version enregistrée</Button>
        </Version>
      </div>
    </section>
  )
}

function Version({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="rounded-md border border-line bg-surface p-3">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 mb-3 whitespace-pre-line [overflow-wrap:anywhere]">{text || 'Aucune note.'}</p>
      {children}
    </div>
  )
}
