import { useEffect, useEffectEvent } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { guideWords } from '#content/pages/guides.ts'
import type { SmallStep } from '../schema.ts'
import { type StepDraft, type StepFields, StepForm, stepDrafts } from './step-form.tsx'
import { StepSaveProblem, useStepSaving } from './step-saving.tsx'

type SmallStepCardProps = {
  step: SmallStep | null
  draft: StepDraft | null
  onDraft: (fields: StepFields | null) => void
  owner: string | null
}

/** « Mon prochain petit pas »: one at a time, with a date, until it is done. */
export function SmallStepCard({ step, draft, onDraft, owner }: SmallStepCardProps) {
  const saving = useStepSaving(step, draft !== null)
  const isSaving = saving.pending !== null
  const setSeenVersion = useEffectEvent((version: number | null) => saving.seenVersion.set(version))
  useEffect(() => {
    if (draft) setSeenVersion(draft.seen)
  }, [draft])
  const due = step?.dueOn && longDate(new Date(`${step.dueOn}T12:00:00`))
  return (
    <section
      aria-labelledby="petit-pas"
      className="mb-8 rounded-lg border border-line bg-surface p-5 print:mb-1 print:border-0 print:p-0"
    >
      <h2 id="petit-pas" className="text-xl print:text-base">
        Mon prochain petit pas
      </h2>
      {draft ? (
        <StepForm
          key={draft.cardId ?? 'own'}
          draft={draft}
          isSaving={isSaving}
          onWrite={(fields) => stepDrafts.keep(owner, 'own', { ...fields, seen: draft.seen })}
          onClose={() => onDraft(null)}
          onSave={async (fields) => (await saving.save({ ...fields, done: false })) && onDraft(null)}
        />
      ) : step ? (
        <>
          <p className="measure mt-1 text-lg">{step.text}</p>
          <p className="mt-1 text-ink-2 text-sm">
            {step.doneAt ? `Fait le ${longDate(step.doneAt)}.` : due ? `Pour le ${due}.` : 'Sans date.'}
          </p>
          <div className="no-print mt-3 flex flex-wrap gap-3">
            {!step.doneAt && (
              <Button
                variant="primary"
                busy={isSaving}
                onClick={() => saving.save({ cardId: step.cardId, text: step.text, dueOn: step.dueOn, done: true })}
              >
                C’est fait
              </Button>
            )}
            <Button onClick={() => onDraft(step.doneAt ? { cardId: null, text: '', dueOn: null } : step)}>
              {step.doneAt ? 'En choisir un autre' : 'Changer'}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="measure mt-1 text-ink-2">
            Aucun pour l’instant. Choisissez-le sur une carte une fois que vous y avez répondu, ou écrivez le vôtre.
          </p>
          <div className="no-print mt-3">
            {owner ? (
              <Button onClick={() => onDraft({ cardId: null, text: '', dueOn: null })}>Écrire le mien</Button>
            ) : (
              <p className="text-ink-2 text-sm">{guideWords.noDaycare}</p>
            )}
          </div>
        </>
      )}
      <StepSaveProblem saving={saving} onResolved={() => onDraft(null)} />
    </section>
  )
}
