import { longDate, longDay } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { versionOf } from '../notes/versioned-outbox.ts'
import type { useSmallStep } from './queries.ts'
import { type StepDraft, type StepFields, StepForm, stepDrafts } from './step-form.tsx'
import { StepSaveProblem } from './step-saving.tsx'

type SmallStepCardProps = {
  saving: ReturnType<typeof useSmallStep>
  draft: StepDraft | null
  onDraft: (fields: StepFields | null) => void
  owner: string | null
}

/** « Mon prochain petit pas »: one at a time, with a date, until it is done. */
export function SmallStepCard({ saving, draft, onDraft, owner }: SmallStepCardProps) {
  const { step, stored, save } = saving
  const due = step?.dueOn && longDay(step.dueOn)
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
          onWrite={(fields) => stepDrafts.keep(owner, 'own', { ...fields, seen: draft.seen })}
          onClose={() => onDraft(null)}
          onSave={(fields) => {
            // On this device from now on: the draft has done its part.
            save({ ...fields, done: false }, draft.seen)
            onDraft(null)
          }}
        />
      ) : step ? (
        <>
          <p className="measure mt-1 text-lg">{step.text}</p>
          <p className="mt-1 text-ink-2 text-sm">
            {step.doneAt ? `Fait le ${longDate(step.doneAt)}.` : due ? `Pour le ${due}.` : 'Sans date.'}
          </p>
          <div className="no-print mt-3 flex flex-wrap gap-3">
            {owner && !step.doneAt && (
              <Button
                variant="primary"
                onClick={() =>
                  save({ cardId: step.cardId, text: step.text, dueOn: step.dueOn, done: true }, versionOf(stored))
                }
              >
                C’est fait
              </Button>
            )}
            {owner && (
              <Button onClick={() => onDraft(step.doneAt ? { cardId: null, text: '', dueOn: null } : step)}>
                {step.doneAt ? 'En choisir un autre' : 'Changer'}
              </Button>
            )}
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
              <NeedsDaycare>{guideWords.noDaycare}</NeedsDaycare>
            )}
          </div>
        </>
      )}
      <StepSaveProblem saving={saving} />
    </section>
  )
}
