import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MATERIAL_TRAITS, type MaterialTrait } from '#app/domain/enums.ts'
import { referenceListQuery, useDescribeMaterial } from '#app/features/activities/library/queries.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { ChoiceGroup } from '#app/ui/form/choice-group.tsx'
import { MATERIAL_CLASSES, type MaterialClass } from '#content/activities/types.ts'
import { MATERIAL_CLASS_LABELS, MATERIAL_TRAIT_LABELS } from '#content/labels.ts'
import { generatorSentences, materialQuestion } from '#content/pages/activities.ts'

/**
 * One small step for a chosen material of the daycare of which nobody has said what it is: its class and what makes it a
 * hazard, by pictures. It may wait; the material then takes no part beyond its name.
 */
export function MaterialQuestions({ names }: { names: readonly string[] }) {
  const { data = [] } = useQuery(referenceListQuery('material'))
  const [later, setLater] = useState<readonly string[]>([])
  const unknown = data.find(
    (item) => names.includes(item.name) && 'isDescribed' in item && !item.isDescribed && !later.includes(item.name),
  )
  if (!unknown) return null
  return <MaterialQuestion key={unknown.id} name={unknown.name} onLater={() => setLater([...later, unknown.name])} />
}

function MaterialQuestion({ name, onLater }: { name: string; onLater: () => void }) {
  const [chosen, setChosen] = useState<MaterialClass | null>(null)
  const [traits, setTraits] = useState<MaterialTrait[]>([])
  const describe = useDescribeMaterial()
  const keep = () => chosen && describe.mutate({ name, description: { class: chosen, traits } })
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line bg-sunken p-4">
      <ChoiceGroup legend={materialQuestion(name)} hint={generatorSentences.materialHint}>
        <div className="flex flex-wrap gap-2">
          {MATERIAL_CLASSES.map((value) => (
            <label key={value} className="check-chip">
              <input
                type="radio"
                name="materialClass"
                className="size-4 shrink-0"
                checked={chosen === value}
                onChange={() => setChosen(value)}
              />
              <Picture of={value} label={MATERIAL_CLASS_LABELS[value]} />
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <CheckboxGroup
        legend={generatorSentences.materialTraits}
        hint={generatorSentences.materialTraitsHint}
        options={MATERIAL_TRAITS.map((value) => ({
          value,
          label: <Picture of={value.toLowerCase()} label={MATERIAL_TRAIT_LABELS[value]} />,
        }))}
        values={traits}
        onValuesChange={setTraits}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={describe.isPending}
          onClick={keep}
          {...(!chosen && { disabledReason: generatorSentences.materialClassMissing })}
        >
          Enregistrer la réponse
        </Button>
        <Button onClick={onLater}>Plus tard</Button>
        {describe.error && (
          <p role="alert" className="text-danger-ink text-sm">
            {parseError(describe.error).sentence}
          </p>
        )}
      </div>
    </div>
  )
}

function Picture({ of, label }: { of: string; label: string }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 py-1">
      <img src={`/images/materials/${of}.svg`} alt="" width={56} height={42} className="shrink-0 rounded-sm" />
      <span className="min-w-0">{label}</span>
    </span>
  )
}
