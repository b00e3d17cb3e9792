import type { ReactNode } from 'react'
import { parseError } from '#app/lib/parse-error.ts'
import { Icon } from '../icon.tsx'

/** An error beside what failed. `reference` is the code to give to support. */
export function InlineError({
  children,
  reference,
  action,
}: {
  children: ReactNode
  reference?: string
  action?: ReactNode
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-3 rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger-ink text-sm"
    >
      <Icon as="lucide-triangle-alert" className="mt-0.5" />
      {/* On a phone the words keep their width, and the button goes under them. */}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{children}</p>
        {reference && <p className="text-xs">Référence{`\u00A0: ${reference}`}</p>}
      </div>
      {action}
    </div>
  )
}

/** The French sentence and the reference of an error that a server function threw. */
export function ErrorMessage({ error, action }: { error: unknown; action?: ReactNode }) {
  const { sentence, reference } = parseError(error)
  return (
    <InlineError reference={reference} action={action}>
      {sentence}
    </InlineError>
  )
}
