import { useId, useState } from 'react'
import { TextArea } from '#app/ui/form/text-area.tsx'
import type { Exercise, RiskTag } from '#content/exercises/types.ts'
import { exerciseSentences, exerciseWords } from '#content/pages/exercises.ts'
import { PRECAUTION_MAX } from '../schema.ts'

type PrecautionsProps = {
  exercise: Exercise
  precautions: Readonly<Record<string, string>>
  onChoose: (id: string, text: string) => void
}

/** One precaution for each risk: one of three, or her own words. */
export function Precautions({ exercise, precautions, onChoose }: PrecautionsProps) {
  return (
    <section aria-labelledby="precautions">
      <h2 id="precautions" className="text-2xl">
        Et on fait quoi?
      </h2>
      <p className="measure mt-1 mb-4">{exerciseWords.precautionsLead}</p>
      <div className="grid gap-5 lg:grid-cols-2">
        {risksOf(exercise).map((risk) => (
          <Precaution
            key={risk.id}
            risk={risk}
            suggestions={suggestionsFor(exercise, risk.id)}
            chosen={precautions[risk.id] ?? ''}
            onChoose={(text) => onChoose(risk.id, text)}
          />
        ))}
      </div>
    </section>
  )
}

type PrecautionProps = {
  risk: RiskTag
  suggestions: readonly string[]
  chosen: string
  onChoose: (text: string) => void
}

function Precaution({ risk, suggestions, chosen, onChoose }: PrecautionProps) {
  const name = useId()
  const isOwn = chosen !== '' && !suggestions.includes(chosen)
  const [isWriting, setWriting] = useState(isOwn)
  const [own, setOwn] = useState(isOwn ? chosen : '')
  const tooLong = own.trim().length > PRECAUTION_MAX
  const write = (text: string) => {
    setOwn(text)
    // What the server would refuse stays in the field, and is said there.
    if (text.trim().length <= PRECAUTION_MAX) onChoose(text.trim())
  }
  return (
    <fieldset className="card p-5">
      <legend className="float-left mb-3 w-full font-display font-semibold text-lg">{risk.text}</legend>
      <div className="clear-both flex flex-col">
        {suggestions.map((text) => (
          <Choice
            key={text}
            name={name}
            label={text}
            checked={!isWriting && chosen === text}
            onChoose={() => {
              setWriting(false)
              onChoose(text)
            }}
          />
        ))}
        <Choice
          name={name}
          label="Écrire la mienne"
          checked={isWriting}
          onChoose={() => {
            setWriting(true)
            write(own)
          }}
        />
      </div>
      {isWriting && (
        <TextArea
          className="mt-2"
          label="Ma précaution"
          hint={exerciseWords.noChildName}
          rows={2}
          maxLength={PRECAUTION_MAX}
          value={own}
          error={tooLong ? exerciseSentences.precautionTooLong : undefined}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </fieldset>
  )
}

type ChoiceProps = { name: string; label: string; checked: boolean; onChoose: () => void }

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className="-mx-2 flex min-h-11 items-start gap-3 rounded-sm px-2 py-2 text-sm hover:bg-sunken has-checked:bg-primary-soft has-checked:font-medium">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="box mt-0.5" />
      <span>{label}</span>
    </label>
  )
}

/** How many precautions are offered for a risk. */
const OFFERED = 3

export function risksOf({ tags }: Pick<Exercise, 'tags'>): RiskTag[] {
  return tags.filter((tag) => tag.correct === 'risks')
}

/**
 * Precautions offered for a risk: its own and those of the risks that follow it, at a place that depends on the risk, so
 * that the first one is not always the one that fits best.
 */
export function suggestionsFor(exercise: Pick<Exercise, 'tags'>, id: string): string[] {
  const risks = risksOf(exercise)
  const own = risks.findIndex((risk) => risk.id === id)
  if (own === -1) return []
  const count = Math.min(OFFERED, risks.length)
  const around = Array.from({ length: count }, (_, step) => risks[(own + step) % risks.length]?.precaution ?? '')
  const turn = own % count
  return [...around.slice(turn), ...around.slice(0, turn)]
}
