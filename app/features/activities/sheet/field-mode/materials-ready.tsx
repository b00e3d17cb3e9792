import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { Tag } from '#app/ui/chips.tsx'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { type FieldState, toggleReady } from './field-state.ts'

type MaterialsReadyProps = {
  materials: ActivitySheet['materiel']
  state: FieldState
  onChange: (state: FieldState) => void
}

/** The materials, ticked as they are gathered. */
export function MaterialsReady({ materials, state, onChange }: MaterialsReadyProps) {
  if (materials.length === 0) return null
  const ready = materials.filter(({ nom }) => state.ready.includes(nom)).length
  return (
    <fieldset>
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-2">
        <span className="font-display font-semibold text-xl">{SHEET_SECTION_LABELS.materiel}</span>
        <span className="text-ink-2 text-sm">{`Prêts\u00A0: ${ready} sur ${materials.length}`}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {materials.map(({ nom, quantite, remplacement, petitesPieces, aliment, facultatif }) => (
          <label key={nom} className="check-chip py-2">
            <input
              type="checkbox"
              className="box"
              checked={state.ready.includes(nom)}
              onChange={() => onChange(toggleReady(state, nom))}
            />
            <span className="min-w-0">
              {[nom, quantite].filter(Boolean).join(', ')}
              {remplacement && <span className="block text-ink-2 text-xs">{`À défaut\u00A0: ${remplacement}`}</span>}
            </span>
            {facultatif && <Tag>Facultatif</Tag>}
            {petitesPieces && <Tag>Petites pièces</Tag>}
            {aliment && <Tag>Aliment</Tag>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
