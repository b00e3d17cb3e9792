import type { SituationDraft } from './situation-draft.ts'

/** A sheet in few lines, to be compared with another. */
export function SituationWords({ draft: { title, description, statements } }: { draft: SituationDraft }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {description && <p>{description}</p>}
      <ul className="list-disc pl-5">
        {statements.map(({ key, side, text, precaution }) => (
          <li key={key}>
            {side === 'risks' ? 'Risque' : 'Bénéfice'}
            {'\u00A0: '}
            {text}
            {precaution && ` → ${precaution}`}
          </li>
        ))}
      </ul>
    </>
  )
}
