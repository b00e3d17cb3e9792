import { calendarDay, shortDay } from '#app/lib/dates/dates.ts'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { libraryWords, OUTCOME_LABELS } from '#content/pages/library.ts'
import { NOTE_MAX } from '../limits.ts'
import { useMarkLived, useUnmarkLived } from '../marks/queries.ts'
import { LIVED_OUTCOMES, LivedForm } from '../marks/schema.ts'
import { optionsOf } from '../words.ts'

/** « Marquer comme vécue »: the day, today by default, with an optional outcome and note. */
export function LivedDialog({ activityId, onClose }: { activityId: string; onClose: () => void }) {
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
    <FormDialog
      onClose={onClose}
      title={libraryWords.livedTitle}
      form={form}
      submitLabel="Enregistrer"
      onSubmit={save}
      freeText={({ note }) => note ?? ''}
    >
      <TextField label="Date" type="date" max={calendarDay()} {...form.field('livedOn')} />
      <RadioCards
        legend="Pour la prochaine fois"
        optional
        columns={3}
        options={optionsOf(LIVED_OUTCOMES, OUTCOME_LABELS)}
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
    </FormDialog>
  )
}
