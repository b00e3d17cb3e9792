import { foldText } from '#app/lib/french/fold-text.ts'
import { fileOfDay, saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { daycareWords } from '#content/pages/daycares.ts'
import { useExportDaycare } from './manage-daycares.queries.ts'

const fileName = (name: string) => fileOfDay(foldText(name).replace(/[^a-z0-9]+/g, '-'), 'json')

/** Downloads everything that belongs to the selected daycare. `name` is part of the file name. */
export function ExportDaycare({ name }: { name: string }) {
  const file = useExportDaycare()
  const download = () =>
    file.mutateAsync().then(
      (blob) => saveFile(fileName(name), blob, 'application/json'),
      () => undefined,
    )
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="measure">{daycareWords.exportLead}</p>
      <Button icon={<Icon as="lucide-download" size={18} />} busy={file.isPending} onClick={download}>
        {daycareWords.exportAction}
      </Button>
      <p role="status" className="text-ink-2 text-sm">
        {file.isSuccess && daycareWords.exportDone}
      </p>
      {file.isError && <ErrorMessage error={file.error} />}
    </div>
  )
}
