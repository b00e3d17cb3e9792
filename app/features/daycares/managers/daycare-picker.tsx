import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { RemovableChip } from '#app/ui/chips.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { DAYCARE_KIND_LABELS } from '#content/labels.ts'
import { managerWords } from '#content/pages/managers.ts'
import { foundDaycaresQuery } from './functions.ts'

export type PickedDaycare = { id: string; name: string }

type DaycarePickerProps = {
  legend: string
  picked: PickedDaycare[]
  onPick: (picked: PickedDaycare[]) => void
  /** Picking one more than this replaces the last. */
  max: number
  error?: string | undefined
}

/** Searches daycares by a part of their name and picks up to `max` of them. */
export function DaycarePicker({ legend, picked, onPick, max, error }: DaycarePickerProps) {
  const [text, setText] = useState('')
  const errorId = useId()
  const search = useDeferredValue(text.trim())
  const found = useQuery({ ...foundDaycaresQuery(search), placeholderData: keepPreviousData })
  const choices = (found.data ?? []).filter(({ id }) => !picked.some((one) => one.id === id))
  const add = ({ id, name }: PickedDaycare) => {
    onPick([...picked.slice(0, max - 1), { id, name }])
    setText('')
  }
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {picked.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {picked.map(({ id, name }) => (
            <RemovableChip key={id} label={name} onRemove={() => onPick(picked.filter((one) => one.id !== id))} />
          ))}
        </div>
      )}
      <SearchField
        label="Chercher un milieu par son nom"
        placeholder="Nom du milieu"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul aria-label="Milieux trouvés" className="max-h-56 overflow-y-auto rounded-md border border-line">
        {choices.map(({ id, name, kind }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => add({ id, name })}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="font-medium">{name}</span>
              <span className="text-ink-2 text-xs">{DAYCARE_KIND_LABELS[kind]}</span>
            </button>
          </li>
        ))}
        {choices.length === 0 && !found.isPending && (
          <li className="px-3 py-2 text-ink-2 text-sm">Aucun autre milieu ne porte ce nom.</li>
        )}
      </ul>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

/** Warns that these daycares would have no manager. */
export function OrphanedDaycares({ daycares }: { daycares: { id: string; name: string }[] }) {
  if (daycares.length === 0) return null
  return (
    <div className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger-ink text-sm">
      <p className="font-semibold">{managerWords.lastLead}</p>
      <ul className="my-1 list-disc pl-5">
        {daycares.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p>{managerWords.lastEffect}</p>
    </div>
  )
}
