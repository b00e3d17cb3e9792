import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Field, type FieldProps } from './field.tsx'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'className' | 'children' | 'ref'> & {
    maxLength?: number
    ref?: (element: HTMLTextAreaElement | null) => void
  }

/**
 * A text area with a counter. `maxLength` is shown, not enforced: a text that is too long is kept as typed, and the schema
 * of the form refuses it.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  aside,
  id,
  maxLength,
  onChange,
  rows = 4,
  ref,
  ...area
}: TextAreaProps) {
  const initial = String(area.value ?? area.defaultValue ?? '').length
  const [typed, setTyped] = useState(initial)
  const counterId = useId()
  const length = area.value === undefined ? typed : String(area.value).length
  // Called at each rendering. A form replaces the text of its fields without any event, when it is reset or restores what
  // the browser had kept, and renders them then.
  const attach = (element: HTMLTextAreaElement | null) => {
    ref?.(element)
    if (element) setTyped(element.value.length)
  }
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} aside={aside} id={id}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            ref={attach}
            rows={rows}
            onChange={count}
            aria-describedby={
              [control['aria-describedby'], maxLength && counterId].filter(Boolean).join(' ') || undefined
            }
            className="control py-2.5"
          />
          {maxLength && <Counter id={counterId} length={length} limit={maxLength} />}
        </>
      )}
    </Field>
  )
}

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const left = limit - length
  const isNearLimit = left <= Math.max(20, limit * 0.1)
  const text =
    length === 0
      ? `${plural(limit, 'caractère')} au plus`
      : left >= 0
        ? `${plural(length, 'caractère')} sur ${limit}`
        : `${plural(-left, 'caractère')} de trop, sur ${limit} au plus`
  return (
    <p
      id={id}
      aria-live={isNearLimit ? 'polite' : 'off'}
      className={left < 0 ? 'font-medium text-danger-ink text-sm' : 'text-ink-2 text-sm'}
    >
      {text}
    </p>
  )
}
