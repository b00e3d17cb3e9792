import { useId } from 'react'
import { shortDay } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { libraryWords, OUTCOME_LABELS } from '#content/pages/library.ts'
import { NOTE_MAX } from '../limits.ts'
import { useMarkLived, useUnmarkLived } from '../marks/queries.ts'
import { LIVED_OUTCOMES, LivedForm } from '../marks/schema.ts'
import { calendarDay } from '../week/week-days.ts'

/** « Marquer comme vécue »: the day, today by default, with an optional outcome and note. */
export function LivedDialog({ activityId, onClose }: { activityId: string; onClose: () => void }) {
  const formId = useId()
  const form = useZodForm(LivedForm, { defaultValues: { livedOn: calendarDay(), outcome: null, note: '' } })
  const mark = useMarkLived(activityId)
  const unmark = useUnmarkLived(activityId)
  const save = async (day: LivedForm) => {
    await mark.mutateAsync(day)
    onClose()
    notify.success(`Vécue le ${shortDay(day.livedOn)}`, {
      id: `lived ${activityId}`,
      undo: () => unmark.mutateAsync({ livedOn: day.livedOn }),
    })
  }
  return (
    <Dialog open onClose={onClose} title={libraryWords.livedTitle}>
      <Form
        id={formId}
        form={form}
        onSubmit={save}
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              Annuler
            </Button>
            <SubmitButton form={form}>Enregistrer</SubmitButton>
          </>
        }
      >
        <TextField label="Date" type="date" max={calendarDay()} {...form.field('livedOn')} />
        <RadioCards
          legend="Pour la prochaine fois"
          optional
          columns={3}
          options={LIVED_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
          {...form.field('outcome')}
        />
        <TextArea
          label="Note"
          optional
          rows={2}
          maxLength={NOTE_MAX}
          hint={libraryWords.livedHint}
          {...form.field('note')}
        />
      </Form>
    </Dialog>
  )
}
