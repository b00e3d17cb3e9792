import { useMutation } from '@tanstack/react-query'
import { fileOfDay, saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu, MenuItem } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { bankWords } from '#content/pages/question-bank.ts'
import { exportQuestions } from '../queries.ts'
import { type BankFilters, EXPORT_FORMATS, type ExportFormat } from '../schema.ts'

const FILES: Record<ExportFormat, { extension: string; type: string }> = {
  csv: { extension: 'csv', type: 'text/csv' },
  moodle: { extension: 'xml', type: 'text/xml' },
  gift: { extension: 'gift', type: 'text/plain' },
}

/** Downloads the questions of the filters in one of the formats that the import reads back. */
export function ExportMenu({ filters }: { filters: BankFilters }) {
  const menu = usePopover({})
  const exporting = useMutation({
    mutationFn: (format: ExportFormat) => exportQuestions({ ...filters, format }),
    onSuccess: ({ text }, format) =>
      saveFile(fileOfDay('questions', FILES[format].extension), text, FILES[format].type),
  })
  return (
    <div className="no-print flex flex-col items-start gap-2">
      <Button
        icon={<Icon as="lucide-download" size={18} />}
        busy={exporting.isPending}
        aria-haspopup="menu"
        {...menu.triggerProps}
      >
        Exporter<span className="sr-only"> ces questions</span>
      </Button>
      <Menu popover={menu} label="Format du fichier">
        {EXPORT_FORMATS.map((format) => (
          <MenuItem key={format} onSelect={() => exporting.mutate(format)}>
            {bankWords.exportFormats[format]}
          </MenuItem>
        ))}
      </Menu>
      {exporting.isError && <ErrorMessage error={exporting.error} />}
    </div>
  )
}
