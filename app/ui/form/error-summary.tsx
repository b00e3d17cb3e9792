import { useEffect, useRef } from 'react'
import { plural } from '#app/lib/french/grammar.ts'

export type SummarizedError = { /** Id of the control. */ id: string; message: string }

/** List of the invalid fields at the top of a form; takes the focus when it appears, and each line leads to its field. */
export function ErrorSummary({ errors, onChoose }: { errors: SummarizedError[]; onChoose: (id: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg border-danger border-l-4 bg-danger-soft p-5 text-danger-ink"
    >
      <p className="font-semibold">{plural(errors.length, 'champ')} à corriger</p>
      <ul className="mt-1 text-sm">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center py-2 underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                onChoose(id)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
