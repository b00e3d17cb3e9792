import { clsx } from 'clsx'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { RemovableChip } from '../chips.tsx'
import { Spinner } from '../feedback/progress.tsx'
import { type ComboBoxChoice, choicesFor, nextActive } from './combo-box-choices.ts'
import { ComboBoxList } from './combo-box-list.tsx'
import { Field, type FieldProps } from './field.tsx'

type ComboBoxProps = Omit<FieldProps, 'aside'> & {
  /** Name of the field, so that the summary of errors finds it. */
  name?: string
  options: readonly string[]
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  /** Offers « Créer “…” » for what is not in the list. Resolves with the name as it was kept. */
  onCreate?: (name: string) => Promise<string> | string
  /** At most so many; say it in the hint too. */
  max?: number
  /** Longest name that can be created. */
  maxLength?: number
  placeholder?: string
}

/**
 * Choose several from a list by typing, or create what is missing (ARIA 1.2 combobox with a list of several). Arrows move,
 * Enter takes or gives back, Escape closes, Backspace in the empty field takes the last one away.
 */
export function ComboBox({
  name,
  options,
  values,
  onValuesChange,
  onCreate,
  max = Number.POSITIVE_INFINITY,
  maxLength = 60,
  placeholder,
  ...field
}: ComboBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [creating, setCreating] = useState(false)
  const [said, setSaid] = useState('')

  const choices = choicesFor(query, options, values, Boolean(onCreate))
  const full = values.length >= max
  const optionId = (index: number) => `${listId}-${index}`

  const show = useCallback((text: string) => {
    setQuery(text)
    setOpen(true)
    setActive(text.trim() ? 0 : -1)
  }, [])
  useEffect(() => {
    // Typed before the page answered.
    const typed = input.current?.value
    if (typed) show(typed)
  }, [show])
  const hide = () => {
    setOpen(false)
    setActive(-1)
  }
  const remove = (value: string) => {
    onValuesChange(values.filter((kept) => kept !== value))
    setSaid(`${value} retiré`)
    input.current?.focus()
  }
  const add = (value: string) => {
    onValuesChange([...values, value])
    setSaid(`${value} ajouté`)
    setQuery('')
    // What lies under the list is what she goes to next; typing or a press opens it again.
    hide()
  }
  const create = async (wanted: string) => {
    setCreating(true)
    try {
      add((await onCreate?.(wanted)) ?? wanted)
    } catch {
      // The sentence of the refusal stands under the field.
      hide()
      setSaid(`${wanted} n’a pas pu être créé. Réessayez.`)
    } finally {
      setCreating(false)
    }
  }
  const take = (choice: ComboBoxChoice | undefined) => {
    if (!choice || creating) return
    if (choice.kind === 'option' && choice.chosen) remove(choice.name)
    else if (full) setSaid(`${plural(max, 'choix', 'choix')} au plus`)
    else if (choice.kind === 'create') void create(choice.name)
    else add(choice.name)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const moved = nextActive(event.key, active, choices.length)
    if (moved !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(moved)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      take(choices[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      hide()
    } else if (event.key === 'Backspace' && query === '') {
      const last = values.at(-1)
      if (last) remove(last)
    }
  }
  const onBlur = (event: React.FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hide()
  }

  return (
    <Field {...field}>
      {(control) => (
        <div onBlur={onBlur} className="flex flex-col gap-2">
          {values.length > 0 && (
            <ul aria-label="Choix" className="flex flex-wrap gap-2">
              {values.map((value) => (
                <li key={value} className="min-w-0 max-w-full">
                  <RemovableChip label={value} onRemove={() => remove(value)} />
                </li>
              ))}
            </ul>
          )}
          <div className="relative">
            <input
              ref={input}
              {...control}
              data-field={name}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              maxLength={maxLength}
              placeholder={placeholder}
              value={query}
              onChange={(event) => show(event.target.value)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              className={clsx('control pr-11')}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-2 text-xs"
            >
              {creating ? <Spinner /> : '▼'}
            </span>
            <ComboBoxList
              id={listId}
              optionId={optionId}
              open={open}
              choices={choices}
              active={active}
              full={full}
              canCreate={Boolean(onCreate)}
              onTake={take}
              label={typeof field.label === 'string' ? field.label : 'Propositions'}
            />
          </div>
          <span role="status" className="sr-only">
            {said || (open && query ? plural(choices.length, 'proposition') : '')}
          </span>
        </div>
      )}
    </Field>
  )
}
