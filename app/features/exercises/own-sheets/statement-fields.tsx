import { clsx } from 'clsx'
import { Button } from '#app/ui/button/button.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PRECAUTION_LABELS, SIDE_LABELS, STATEMENT_LABELS } from '#content/pages/exercises.ts'
import { PRECAUTION_MAX, STATEMENT_MAX } from '../schema.ts'
import { SIDE_LOOKS } from '../sort/side-looks.ts'
import type { DraftStatement } from './situation-draft.ts'

type StatementFieldsProps = {
  side: DraftStatement['side']
  statements: readonly DraftStatement[]
  errors: Readonly<Record<string, string>>
  onChange: (key: string, change: Partial<DraftStatement>) => void
  onRemove: (key: string) => void
  /** Absent when the maximum is reached. */
  onAdd: (() => void) | undefined
}

/** The statements of one side, each risk with its precaution, each danger with what eliminates it. */
export function StatementFields({ side, statements, errors, onChange, onRemove, onAdd }: StatementFieldsProps) {
  const titleId = `side-${side}`
  return (
    <section
      aria-labelledby={titleId}
      className={clsx('rounded-xl p-4 sm:p-5', SIDE_LOOKS[side].zone, side === 'dangers' && 'md:col-span-full')}
    >
      <h2 id={titleId} className={clsx('text-xl', SIDE_LOOKS[side].title)}>
        {SIDE_LABELS[side]} ({statements.length})
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {statements.map(({ key, text, precaution }, index) => (
          <li key={key} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
            <TextArea
              id={`text-${key}`}
              label={`${STATEMENT_LABELS[side]} ${index + 1}`}
              rows={2}
              maxLength={STATEMENT_MAX}
              value={text}
              error={errors[key]}
              onChange={(event) => onChange(key, { text: event.target.value })}
            />
            {side !== 'benefits' && (
              <TextArea
                id={`text-${key}-precaution`}
                label={PRECAUTION_LABELS[side]}
                optional
                rows={2}
                maxLength={PRECAUTION_MAX}
                value={precaution}
                error={errors[`${key}-precaution`]}
                onChange={(event) => onChange(key, { precaution: event.target.value })}
              />
            )}
            <Button
              variant="quiet"
              className="-mb-1 -ml-2 self-start px-3"
              icon={<Icon as="lucide-trash" size={18} />}
              onClick={() => onRemove(key)}
            >
              Retirer
              <span className="sr-only">{` ${STATEMENT_LABELS[side].toLowerCase()} ${index + 1}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {onAdd && (
        <Button className="mt-3" icon={<Icon as="lucide-plus" size={18} />} onClick={onAdd}>
          Ajouter un {STATEMENT_LABELS[side].toLowerCase()}
        </Button>
      )}
    </section>
  )
}
