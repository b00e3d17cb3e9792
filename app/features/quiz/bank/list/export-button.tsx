import { saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { useExportQuestions } from '../queries.ts'
import type { BankFilters } from '../schema.ts'

/** Hands over the questions that the filters let through, as a file for Excel. */
export function ExportButton({ filters }: { filters: BankFilters }) {
  const exporting = useExportQuestions()
  const save = () =>
    exporting.mutate(filters, {
      onSuccess: ({ csv }) => saveFile(`questions-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv'),
    })
  return (
    <>
      <Button busy={exporting.isPending} onClick={save}>
        Exporter ces questions
      </Button>
      {exporting.isError && <Failure error={exporting.error} />}
    </>
  )
}
