import { clsx } from 'clsx'
import { useId } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { Field } from '#app/ui/form/field.tsx'
import type { TemplateField, TemplatePart } from '#content/guides/templates.ts'
import type { TemplateTexts } from './use-template-texts.ts'

type PartProps = {
  part: TemplatePart
  texts: TemplateTexts
  /** What the paper shows: `texts`, or nothing for an empty sheet. */
  printed: TemplateTexts
  onWrite: (field: string, text: string) => void
}

/** A part of a template: fields on the screen; on paper their texts, or lines to write on. */
export function PartSection({ part, texts, printed, onWrite }: PartProps) {
  const { title, text, fields = [], byHand = [] } = part
  const id = useId()
  return (
    <section aria-labelledby={id} className="card break-inside-avoid p-5 sm:p-7 print:border-0 print:p-0 print:pb-2">
      <h2 id={id} className="mb-1 text-2xl print:text-base">
        {title}
      </h2>
      {text && <p className="measure mb-2">{text}</p>}
      {fields.length > 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-2 print:block">
          {fields.map((field) => (
            <div key={field.id} className={clsx(field.lines > 1 && 'lg:col-span-2')}>
              <TextControl
                {...field}
                value={texts[field.id] ?? field.proposal ?? ''}
                onWrite={(typed) => onWrite(field.id, typed)}
              />
              <PrintedField field={field} text={printed[field.id] ?? field.proposal ?? ''} />
            </div>
          ))}
        </div>
      )}
      <Rows part={part} texts={texts} printed={printed} onWrite={onWrite} />
      {byHand.length > 0 && (
        <>
          <p className="no-print mt-4 text-ink-2 text-sm">{`À la main, sur la feuille\u00A0: ${byHand.join(', ').toLowerCase()}.`}</p>
          <p className="print-only mt-3">
            {byHand.map((label) => `${label}\u00A0: ______________________`).join('   ')}
          </p>
        </>
      )}
    </section>
  )
}

type TextControlProps = Pick<TemplateField, 'label' | 'limit' | 'lines'> & {
  hint?: string
  value: string
  onWrite: (text: string) => void
}

/** Neither required nor stopped at its limit: a long text is kept as it was typed. */
function TextControl({ label, hint, limit, lines, value, onWrite }: TextControlProps) {
  const over = value.length - limit
  return (
    <Field
      label={label}
      hint={hint}
      error={over > 0 ? `${plural(over, 'caractère')} de trop pour tenir sur une page.` : undefined}
      className="no-print"
    >
      {(control) => {
        const props = {
          ...control,
          'aria-required': undefined,
          autoComplete: 'off',
          value,
          onChange: (event: { target: { value: string } }) => onWrite(event.target.value),
        }
        return lines > 1 ? (
          <textarea {...props} rows={lines} className="control py-2.5" />
        ) : (
          <input type="text" {...props} className="control" />
        )
      }}
    </Field>
  )
}

function PrintedField({ field: { label, lines }, text }: { field: TemplateField; text: string }) {
  return (
    <div className="print-only break-inside-avoid">
      <p className={clsx('whitespace-pre-wrap', !text && 'mt-2 border-line-strong border-b')}>
        <strong className="font-semibold">{`${label}\u00A0: `}</strong>
        {text}
      </p>
      {!text &&
        Array.from({ length: lines - 1 }, (_, i) => <div key={i} className="h-5 border-line-strong border-b" />)}
    </div>
  )
}

function Rows({ part: { table }, texts, printed, onWrite }: PartProps) {
  if (!table) return null
  const { id, row, columns, rows } = table
  const cell = (index: number, column: string) => `${id}-${index}-${column}`
  const numbers = Array.from({ length: rows }, (_, i) => i + 1)
  return (
    <>
      <div className="no-print flex flex-col gap-5">
        {numbers.map((number) => (
          <fieldset key={number} className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
            <legend className="mb-1 font-semibold text-primary-ink text-sm">{`${row} ${number}`}</legend>
            {columns.map((column) => (
              <TextControl
                key={column.id}
                label={column.label}
                limit={column.limit}
                lines={1}
                value={texts[cell(number, column.id)] ?? ''}
                onWrite={(typed) => onWrite(cell(number, column.id), typed)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <table className="print-only w-full text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="border border-line-strong p-1 font-semibold">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((number) => (
            <tr key={number} className="h-10">
              {columns.map((column) => (
                <td key={column.id} className="border border-line-strong p-1 align-top">
                  {printed[cell(number, column.id)]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
