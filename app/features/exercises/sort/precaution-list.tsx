import { useId, useRef, useState } from 'react'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import type { DangerTag, Exercise, HazardTag, RiskTag } from '#content/exercises/types.ts'
import { exerciseSentences, exerciseWords, SIDE_LABELS } from '#content/pages/exercises.ts'
import { PRECAUTION_MAX } from '../schema.ts'

type PrecautionListProps = {
  exercise: Exercise
  precautions: Readonly<Record<string, string>>
  onChoose: (id: string, text: string) => void
}

/** One precaution for each risk and each danger: a suggested one, or one that she writes. */
export function PrecautionList({ exercise, precautions, onChoose }: PrecautionListProps) {
  return (
    <section aria-labelledby="precautions">
      <h2 id="precautions" className="text-2xl">
        Et on fait quoi?
      </h2>
      <p className="measure mt-1 mb-4">{exerciseWords.precautionsLead}</p>
      <div className="grid gap-5 lg:grid-cols-2">
        {hazardTagsOf(exercise).map((hazard) => (
          <Precaution
            key={hazard.id}
            hazard={hazard}
            suggestions={suggestionsFor(exercise, hazard.id)}
            chosen={precautions[hazard.id] ?? ''}
            onChoose={(text) => onChoose(hazard.id, text)}
          />
        ))}
      </div>
    </section>
  )
}

type PrecautionProps = {
  hazard: HazardTag
  suggestions: readonly string[]
  chosen: string
  onChoose: (text: string) => void
}

function Precaution({ hazard, suggestions, chosen, onChoose }: PrecautionProps) {
  const name = useId()
  const isOwn = chosen !== '' && !suggestions.includes(chosen)
  const [isWriting, setWriting] = useState(isOwn)
  const [ownText, setOwnText] = useState(isOwn ? chosen : '')
  const isTooLong = ownText.trim().length > PRECAUTION_MAX
  const personalData = useChildDataCheck()
  const latest = useRef(ownText)
  const write = async (text: string) => {
    setOwnText(text)
    latest.current = text
    // A text that the server would refuse, or that may identify a child, stays in the field only.
    if (text.trim().length > PRECAUTION_MAX || !(await personalData.isFree(text.trim()))) return
    if (latest.current === text) onChoose(text.trim())
  }
  return (
    <fieldset className="card p-5">
      <legend className="float-left mb-3 w-full font-display font-semibold text-lg">
        {hazard.correct === 'dangers' && (
          <span className="block font-sans text-danger-ink text-sm">{SIDE_LABELS.dangers}</span>
        )}
        {hazard.text}
      </legend>
      <div className="clear-both flex flex-col">
        {suggestions.map((text) => (
          <RadioOption
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
        <RadioOption
          name={name}
          label="Écrire la mienne"
          checked={isWriting}
          onChoose={() => {
            setWriting(true)
            void write(ownText)
          }}
        />
      </div>
      {isWriting && (
        <>
          <TextArea
            className="mt-2"
            label="Ma précaution"
            hint={exerciseWords.noChildName}
            rows={2}
            maxLength={PRECAUTION_MAX}
            value={ownText}
            error={isTooLong ? exerciseSentences.precautionTooLong : undefined}
            onFocus={personalData.prepare}
            onBlur={() => void personalData.check(ownText.trim())}
            onChange={(event) => void write(event.target.value)}
          />
          <KeptTextWarning
            found={personalData.found}
            onCorrect={personalData.correct}
            onKeep={() => {
              personalData.allow(ownText.trim())
              onChoose(ownText.trim())
            }}
          />
        </>
      )}
    </fieldset>
  )
}

type RadioOptionProps = { name: string; label: string; checked: boolean; onChoose: () => void }

function RadioOption({ name, label, checked, onChoose }: RadioOptionProps) {
  return (
    <label className="-mx-2 flex min-h-11 items-start gap-3 rounded-sm px-2 py-2 text-sm hover:bg-sunken has-checked:bg-primary-soft has-checked:font-medium">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="box mt-0.5" />
      <span>{label}</span>
    </label>
  )
}

/** Precautions suggested for a risk or a danger, at most. */
const SUGGESTION_COUNT = 3

/** The statements of an exercise that call for a precaution: its risks, then its dangers. */
export function hazardTagsOf({ tags }: Pick<Exercise, 'tags'>): HazardTag[] {
  return [
    ...tags.filter((tag): tag is RiskTag => tag.correct === 'risks'),
    ...tags.filter((tag): tag is DangerTag => tag.correct === 'dangers'),
  ]
}

/**
 * Precautions suggested for a risk or a danger: its own and those that follow it. Its own is at a place that depends
 * on the statement, so that the first one is not always the best one. Empty for a benefit.
 */
export function suggestionsFor(exercise: Pick<Exercise, 'tags'>, id: string): string[] {
  const hazards = hazardTagsOf(exercise)
  const start = hazards.findIndex((hazard) => hazard.id === id)
  if (start === -1) return []
  const count = Math.min(SUGGESTION_COUNT, hazards.length)
  const candidates = Array.from(
    { length: count },
    (_, step) => hazards[(start + step) % hazards.length]?.precaution ?? '',
  )
  const shift = start % count
  return [...candidates.slice(shift), ...candidates.slice(0, shift)]
}
