import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { COMPONENTS, SHEET_DOMAINS } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, PLACES, SEASONS } from '#app/domain/enums.ts'
import { newId } from '#app/lib/ids.ts'
import { Button } from '#app/ui/button/button.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AGE_GROUP_LABELS, PLACE_LABELS, SEASON_LABELS } from '#content/labels.ts'
import { FOUND_KIND_LABELS, FOUND_LISTS, foundWords as words } from '#content/pages/sheet/found-activity.ts'
import { optionsOf } from '../words.ts'
import { DESTINATIONS, LISTS, type Line, type ListKind, type SheetDraft } from './found-draft.ts'
import type { FoundKind } from './reader/headings.ts'
import { foldedWords } from './reader/lines.ts'
import type { RefusedPassage } from './schema.ts'

type EditorProps = {
  sheet: SheetDraft
  errors: Partial<Record<string, string>>
  refused: readonly RefusedPassage[]
  onChange: (change: Partial<SheetDraft>) => void
}

/** Names of the lists in the schema of the sheet, where an error of one is told. */
const FIELD_OF: Record<ListKind, string> = {
  material: 'material',
  step: 'steps',
  why: 'goals',
  variation: 'variations',
  safety: 'safety',
  observation: 'observation',
}
const COMPONENT_OPTIONS = SHEET_DOMAINS.flatMap((domain) =>
  COMPONENTS[domain].map((component) => ({ value: component, label: component })),
)

const lettersOf = (text: string) => foldedWords(text).join(' ')
/** Whether a passage of the checked sheet is this line, as typed, whose quantity may stand apart. Pure. */
export const isSamePassage = (line: string, passage: string): boolean =>
  lettersOf(passage) !== '' && lettersOf(line).includes(lettersOf(passage))

/** The sheet that was found, each field and line of which can be corrected, beside what was left out. */
export function FoundSheetEditor({ sheet, errors, refused, onChange }: EditorProps) {
  const [said, setSaid] = useState('')
  const setLines = (change: (lines: Line[]) => Line[]) => onChange({ lines: change(sheet.lines) })
  const move = (line: Line, kind: FoundKind) => {
    const list = sheet.lines.filter((it) => it.kind === line.kind)
    const at = list.indexOf(line)
    const next = list[at + 1] ?? list[at - 1]
    setLines((lines) => lines.map((it) => (it.id === line.id ? { ...it, kind } : it)))
    setSaid(words.moved(FOUND_KIND_LABELS[kind]))
    // The line has left its list: the keyboard goes on with the next one, or with the list itself.
    requestAnimationFrame(() => document.getElementById(next ? `where-${next.id}` : `list-${line.kind}`)?.focus())
  }
  const rows = { sheet, refused, onMove: move, onLines: setLines }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section className="card flex flex-col gap-5 p-5 sm:p-6" aria-labelledby="found-sheet">
        <div>
          <h2 id="found-sheet" className="text-xl">
            {words.sheetTitle}
          </h2>
          <p className="text-ink-2 text-sm">{words.sheetHint}</p>
        </div>
        <Facts sheet={sheet} errors={errors} onChange={onChange} />
        {LISTS.map((kind) => (
          <LineList key={kind} kind={kind} error={errors[FIELD_OF[kind]]} {...rows} />
        ))}
      </section>
      <section className="card flex flex-col gap-4 p-5 sm:p-6" aria-labelledby="list-left">
        <div>
          <h2 id="list-left" tabIndex={-1} className="text-xl">
            {words.leftTitle}
          </h2>
          <p className="text-ink-2 text-sm">{words.leftHint}</p>
        </div>
        <LeftLines {...rows} />
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function Facts({ sheet, errors, onChange }: Omit<EditorProps, 'refused'>) {
  const { title, intention, component, ageGroups, place, seasons, minutes } = sheet
  return (
    <>
      <TextField
        id="found-title"
        label={FOUND_KIND_LABELS.title}
        value={title}
        error={errors['title']}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div id="found-ageGroups" tabIndex={-1}>
        <CheckboxGroup
          legend={words.agesLabel}
          hint={ageGroups.length === 0 && words.unsaid}
          error={errors['ageGroups']}
          options={optionsOf(AGE_GROUPS, AGE_GROUP_LABELS)}
          values={ageGroups}
          onValuesChange={(values) => onChange({ ageGroups: values })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          id="found-place"
          label={words.placeLabel}
          placeholder={words.placeMissing}
          options={optionsOf(PLACES, PLACE_LABELS)}
          value={place ?? ''}
          error={errors['place']}
          onChange={(event) => onChange({ place: PLACES.find((it) => it === event.target.value) ?? null })}
        />
        <TextField
          id="found-minutes"
          label={words.minutesLabel}
          inputMode="numeric"
          value={minutes}
          error={errors['minutes']}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
      </div>
      <CheckboxGroup
        legend={words.seasonsLabel}
        hint={words.seasonsHint}
        optional
        options={optionsOf(SEASONS, SEASON_LABELS)}
        values={seasons}
        onValuesChange={(values) => onChange({ seasons: values })}
      />
      <Select
        id="found-component"
        label={words.componentLabel}
        placeholder={words.componentMissing}
        options={COMPONENT_OPTIONS}
        value={component}
        error={errors['component']}
        onChange={(event) => onChange({ component: event.target.value })}
      />
      <TextArea
        id="found-intention"
        label={words.intentionLabel}
        rows={2}
        value={intention}
        error={errors['intention']}
        onChange={(event) => onChange({ intention: event.target.value })}
      />
    </>
  )
}

type RowsProps = {
  sheet: SheetDraft
  refused: readonly RefusedPassage[]
  onMove: (line: Line, kind: FoundKind) => void
  onLines: (change: (lines: Line[]) => Line[]) => void
}

/** The lines of one section, which are written here, and moved by a choice. */
function LineList({
  kind,
  error,
  sheet,
  refused,
  onMove,
  onLines,
}: RowsProps & { kind: ListKind; error: string | undefined }) {
  const errorId = useId()
  const label = FOUND_KIND_LABELS[kind]
  const list = FOUND_LISTS[kind]
  const lines = sheet.lines.filter((line) => line.kind === kind)
  const add = () => {
    const id = newId()
    onLines((all) => [...all, { id, text: '', kind }])
    requestAnimationFrame(() => document.getElementById(`line-${id}`)?.focus())
  }
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={`list-${kind}`} tabIndex={-1} className="font-sans font-semibold text-base tracking-normal">
          <span id={`found-${FIELD_OF[kind]}`} tabIndex={-1}>
            {list?.title}
          </span>
        </h3>
        <Button variant="quiet" className="-mr-4" icon={<Icon as="lucide-plus" size={18} />} onClick={add}>
          {list?.add}
        </Button>
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {lines.map((line, index) => {
          const passage = refused.find(({ text }) => isSamePassage(line.text, text))
          return (
            <li key={line.id} className={clsx('flex flex-col gap-1', passage && 'border-danger border-l-4 pl-3')}>
              <div className="flex flex-wrap items-start gap-2">
                <textarea
                  id={`line-${line.id}`}
                  rows={1}
                  aria-label={words.lineOf(label, index + 1)}
                  aria-invalid={passage ? true : undefined}
                  aria-describedby={passage ? `why-${line.id}` : undefined}
                  value={line.text}
                  onChange={(event) =>
                    onLines((all) => all.map((it) => (it.id === line.id ? { ...it, text: event.target.value } : it)))
                  }
                  className="control field-sizing-content min-w-0 flex-1 basis-56 resize-none py-2.5"
                />
                <Destination line={line} onMove={onMove} />
              </div>
              {passage && (
                <p id={`why-${line.id}`} className="font-medium text-danger-ink text-sm">
                  {passage.reason}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** Every line of the text that is in no section, which one choice sends to one. */
function LeftLines({ sheet, onMove }: RowsProps) {
  const lines = sheet.lines.filter(({ kind }) => kind === 'left' || kind === 'facts' || kind === 'title')
  if (lines.length === 0) return <p className="text-sm">{words.leftNone}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
          <p className="min-w-0 flex-1 basis-48 text-sm [overflow-wrap:anywhere]">{line.text}</p>
          <Destination line={line} onMove={onMove} />
        </li>
      ))}
    </ul>
  )
}

/** Where a line goes: a native list, for the keyboard and for touch. */
function Destination({ line, onMove }: Pick<RowsProps, 'onMove'> & { line: Line }) {
  const kinds = DESTINATIONS.includes(line.kind) ? DESTINATIONS : [line.kind, ...DESTINATIONS]
  const start = line.text.length > 40 ? `${line.text.slice(0, 40)}…` : line.text
  return (
    <div className="relative w-full sm:w-52">
      <select
        id={`where-${line.id}`}
        aria-label={words.whereTo(start)}
        value={line.kind}
        onChange={(event) => {
          const kind = kinds.find((it) => it === event.target.value)
          if (kind) onMove(line, kind)
        }}
        className="control appearance-none pr-10 text-sm"
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {FOUND_KIND_LABELS[kind]}
          </option>
        ))}
      </select>
      <Icon as="lucide-chevron-down" className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-2" />
    </div>
  )
}
