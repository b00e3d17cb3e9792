import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { CheckboxGroup } from '#app/ui/form/checkbox-group.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AGE_GROUP_LABELS } from '#content/labels.ts'
import { weatherWords as words } from '#content/pages/team/weather.ts'
import type { useToday } from './use-today.ts'
import { MEASURE_RANGES, MEASURES, type Measure, readMeasure, type TodayValues, windChillOf } from './verdict.ts'

type Today = ReturnType<typeof useToday>

const SKY = [
  { value: 'rain', label: words.rain },
  { value: 'thunder', label: words.thunder },
] as const

/** Measures that may be below zero: the numeric keyboards of some phones have no minus sign. */
const SIGNED: readonly Measure[] = ['temperature', 'windChill']

const UNITS: Partial<Record<Measure, string>> = words.units

/** The values of the moment, the sky and the ages: all optional, read as they are typed. */
export function TodayFields({ today, hasBabyThresholds }: { today: Today; hasBabyThresholds: boolean }) {
  const { typed, write } = today
  const clear = () => {
    const before = typed
    today.clear()
    notify.info(words.cleared, { id: 'weather-today', undo: () => today.keep(before), undone: words.restored })
  }
  return (
    <section aria-labelledby="valeurs" className="card no-print flex flex-col gap-5 p-5">
      <div>
        <h2 id="valeurs" className="text-xl">
          {words.values}
        </h2>
        <p className="mt-1 text-ink-2 text-sm">{words.valuesHint}</p>
      </div>
      <div className="grid grid-cols-2 items-end gap-4 has-[[aria-invalid]]:items-start sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {MEASURES.map((measure) => (
          <MeasureField key={measure} measure={measure} today={today} />
        ))}
      </div>
      <CheckboxGroup
        legend={words.sky}
        options={SKY}
        values={[...(typed.isRaining ? ['rain' as const] : []), ...(typed.hasThunder ? ['thunder' as const] : [])]}
        onValuesChange={(sky) => write({ isRaining: sky.includes('rain'), hasThunder: sky.includes('thunder') })}
      />
      <CheckboxGroup
        legend={words.ages}
        options={AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] }))}
        values={typed.ageGroups}
        onValuesChange={(ageGroups) => write({ ageGroups })}
        hint={hasBabyThresholds && !typed.ageGroups.includes('AGE_0_18_MONTHS') && words.babiesHint}
      />
      {today.isKept && (
        <Button
          variant="quiet"
          className="-mb-2 -ml-4 self-start"
          icon={<Icon as="lucide-eraser" size={18} />}
          onClick={clear}
        >
          {words.clear}
        </Button>
      )}
    </section>
  )
}

function MeasureField({ measure, today: { typed, values, write } }: { measure: Measure; today: Today }) {
  const value = typed.measures[measure]
  const [lowest, highest] = MEASURE_RANGES[measure]
  const change = (text: string) => write({ measures: { ...typed.measures, [measure]: text } })
  /** One more or one less with the arrows, as in a field of numbers. */
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const number = readMeasure(measure, value)
    if (number !== undefined) change(String(Math.min(highest, Math.max(lowest, (number ?? 0) + by))))
  }
  const unit = UNITS[measure]
  return (
    <TextField
      // On a phone two short fields share a row; these have more to say.
      className={clsx((measure === 'windChill' || measure === 'air') && 'max-sm:col-span-2')}
      label={words.measures[measure]}
      optional="said"
      hint={hintOf(measure, values)}
      error={values[measure] === undefined ? invalidSentence(measure) : undefined}
      inputMode={SIGNED.includes(measure) ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={(event) => change(event.target.value)}
      onKeyDown={step}
      trailing={unit && <span className="pointer-events-none pr-3 text-ink-2 text-sm">{unit}</span>}
    />
  )
}

function invalidSentence(measure: Measure): string {
  return measure === 'air' ? words.invalidAir : words.invalid(...MEASURE_RANGES[measure])
}

function hintOf(measure: Measure, { temperature, wind, windChill }: TodayValues): string | undefined {
  if (measure === 'wind' && typeof wind === 'number' && typeof temperature !== 'number') return words.windAlone
  if (measure !== 'windChill' || typeof temperature !== 'number' || typeof wind !== 'number') return undefined
  if (typeof windChill === 'number') return words.typedFirst
  const index = windChillOf(temperature, wind)
  return index === null ? words.notComputed : words.computed(index)
}
