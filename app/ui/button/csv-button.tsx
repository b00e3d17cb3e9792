import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fileOfDay, saveFile } from '#app/lib/save-file.ts'
import { ErrorMessage } from '../feedback/inline-error.tsx'
import { Icon } from '../icon.tsx'
import { Button } from './button.tsx'

type CsvButtonProps<Answer> = {
  /** Beginning of the name of the file, before the day. */
  file: string
  read: () => Promise<Answer>
  onSaved?: (answer: Answer) => void
  children: ReactNode
}

/** Downloads a list as a file for French Excel, and says below why it could not. */
export function CsvButton<Answer extends { csv: string }>({ file, read, onSaved, children }: CsvButtonProps<Answer>) {
  const exporting = useMutation({
    mutationFn: read,
    onSuccess: (answer) => {
      saveFile(fileOfDay(file, 'csv'), answer.csv, 'text/csv')
      onSaved?.(answer)
    },
  })
  return (
    <div className="no-print flex flex-col items-end gap-2">
      <Button
        icon={<Icon as="lucide-download" size={18} />}
        busy={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {children}
      </Button>
      {exporting.isError && <ErrorMessage error={exporting.error} />}
    </div>
  )
}
