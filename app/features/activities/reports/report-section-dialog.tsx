import { type ActivitySheet, SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { SECTION_REPORT_REASON_LABELS, sectionReportWords as words } from '#content/pages/section-reports.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { optionsOf } from '../words.ts'
import { useReportSection } from './queries.ts'
import { REPORT_NOTE_MAX, SECTION_REPORT_REASONS, SectionReportForm } from './schema.ts'

type ReportSectionDialogProps = { activity: { id: string; sheet: ActivitySheet }; onClose: () => void }

/** « Signaler »: which section, what is wrong with it, and a note. */
export function ReportSectionDialog({ activity, onClose }: ReportSectionDialogProps) {
  const form = useZodForm(SectionReportForm, { defaultValues: { note: '' } })
  const reportSection = useReportSection(activity.id)
  const filledSections = SHEET_SECTIONS.filter((section) => activity.sheet[section] !== null)
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      form={form}
      submitLabel={words.send}
      saved={words.sent}
      onSubmit={(values) => reportSection.mutateAsync(values)}
      freeText={({ note }) => note}
    >
      <p className="text-ink-2 text-sm">{words.whatIsSent}</p>
      <Select
        label={words.section}
        placeholder={words.chooseSection}
        options={optionsOf(filledSections, SHEET_SECTION_LABELS)}
        {...form.field('section')}
      />
      <RadioCards
        legend={words.reason}
        columns={1}
        options={optionsOf(SECTION_REPORT_REASONS, SECTION_REPORT_REASON_LABELS)}
        {...form.field('reason')}
      />
      <TextArea
        label={words.note}
        optional
        rows={2}
        maxLength={REPORT_NOTE_MAX}
        hint={words.noteHint}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
