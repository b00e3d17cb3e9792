import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { REPORT_REASON_LABELS, REPORT_TEXT_LIMIT } from '#content/pages/quizzes.ts'
import { useReportQuestion } from '../queries.ts'
import { REPORT_REASONS, ReportQuestionForm } from '../schema.ts'

type ReportDialogProps = { answerId: string; onClose: () => void; onSent: () => void }

/** Form to report a question to the superadmins. */
export function ReportDialog({ answerId, onClose, onSent }: ReportDialogProps) {
  const report = useReportQuestion()
  const form = useZodForm(ReportQuestionForm, { defaultValues: { text: '' } })
  return (
    <FormDialog
      onClose={onClose}
      title="Signaler cette question"
      form={form}
      submitLabel="Envoyer la remarque"
      freeText={({ text }) => text}
      onSubmit={async (values) => {
        await report.mutateAsync({ answerId, ...values })
        onSent()
      }}
    >
      <p className="text-ink-2 text-sm">
        Votre remarque va aux personnes qui tiennent la banque de questions. Votre score ne change pas.
      </p>
      <RadioCards
        legend="Qu’est-ce qui ne va pas?"
        columns={1}
        options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))}
        {...form.field('reason')}
      />
      <TextArea
        label="Précisions"
        optional
        hint="Sans nom d’enfant."
        rows={3}
        maxLength={REPORT_TEXT_LIMIT}
        {...form.field('text')}
      />
    </FormDialog>
  )
}
