import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { RemovableChip } from '../chips.tsx'
import { Spinner } from '../feedback/progress.tsx'
import { type ComboBoxChoice, choicesFor, nextActive } from './combo-box-choices.ts'
import { ComboBoxList } from './combo-box-list.tsx'
import { Field, type FieldProps } from './field.tsx'

type ComboBoxProps = Omit<FieldProps, 'aside'> & {
  /** Name of the field in the form, for the error summary. */
  name?: string
  options: readonly string[]
  values: readonly string[]
  /** Called with what becomes of the values: while one is being created the others may change. */
  onValuesChange: (change: (values: readonly string[]) => string[]) => void
  /** Allows creating a name that is not in the list. Resolves with the name as it was stored. */
  onCreate?: (name: string) => Promise<string> | string
  /** Most values; say it in the hint too. */
  max?: number
  /** Longest name that can be created, in characters. */
  maxLength?: number
  placeholder?: string
}

/**
 * A field that selects several values of a list by typing, or creates them (ARIA 1.2 combobox with a multiselectable
 * listbox). Arrows move, Enter toggles a value, Escape closes the list, Backspace in the empty field removes the last value.
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
  const [isCreating, setCreating] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  const choices = choicesFor(query, options, values, Boolean(onCreate))
  const isFull = values.length >= max
  const optionId = (index: number) => `${listId}-${index}`

  const show = useCallback((text: string) => {
    setQuery(text)
    setOpen(true)
    setActive(text.trim() ? 0 : -1)
  }, [])
  useEffect(() => {
    // The browser can restore a text before hydration.
    const typed = input.current?.value
    if (typed) show(typed)
  }, [show])
  const hide = () => {
    setOpen(false)
    setActive(-1)
  }
  const remove = (value: string) => {
    onValuesChange((chosen) => chosen.filter((kept) => kept !== value))
    setAnnouncement(`${value} retiré`)
    input.current?.focus()
  }
  const add = (value: string) => {
    onValuesChange((chosen) => [...chosen, value])
    setAnnouncement(`${value} ajouté`)
    setQuery('')
    // The list covers the fields that come next; typing or a press opens it again.
    hide()
  }
  const create = async (newName: string) => {
    setCreating(true)
    try {
      const created = (await onCreate?.(newName)) ?? newName
      onValuesChange((chosen) => [...chosen, created])
      setAnnouncement(`${created} ajouté`)
      // What she has typed meanwhile is the next one.
      if (input.current?.value === query) {
        setQuery('')
        hide()
      }
    } catch {
      // The caller shows the error under the field.
      hide()
      setAnnouncement(`${newName} n’a pas pu être créé. Réessayez.`)
    } finally {
      setCreating(false)
    }
  }
  const toggle = (choice: ComboBoxChoice | undefined) => {
    if (!choice || isCreating) return
    if (choice.kind === 'option' && choice.chosen) remove(choice.name)
    else if (isFull) setAnnouncement(`${plural(max, 'choix', 'choix')} au plus`)
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
      toggle(choices[active])
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
              className="control pr-11"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-2 text-xs"
            >
              {isCreating ? <Spinner /> : '▼'}
            </span>
            <ComboBoxList
              id={listId}
              optionId={optionId}
              open={open}
              choices={choices}
              active={active}
              isFull={isFull}
              canCreate={Boolean(onCreate)}
              onToggle={toggle}
              label={typeof field.label === 'string' ? field.label : 'Propositions'}
            />
          </div>
          <span role="status" className="sr-only">
            {announcement || (open && query ? plural(choices.length, 'proposition') : '')}
          </span>
        </div>
      )}
    </Field>
  )
}
