import { useState } from 'react'
import { AGE_GROUPS, SEASONS } from '#app/domain/enums.ts'
import { seasonOf } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ToggleChip } from '#app/ui/chips.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { AGE_GROUP_LABELS, SEASON_LABELS } from '#content/labels.ts'
import { guideWords } from '#content/pages/guides.ts'
import { OUTING_HOURS, type PackingList } from '../schema.ts'
import { packingGroups } from './packing.ts'
import { usePackingList } from './queries.ts'

const HOUR_OPTIONS = OUTING_HOURS.map((hours) => ({
  value: `${hours}`,
  label: hours === 3 ? '3\u00A0h et plus' : `${hours}\u00A0h`,
}))
const SEASON_OPTIONS = SEASONS.map((season) => ({ value: season, label: SEASON_LABELS[season] }))

/** The list to tick before an outing; season, duration and ages decide what is on it. */
export function PackingCard({ owner }: { owner: string | null }) {
  const [initial] = useState<PackingList>(() => ({
    ticked: [],
    outing: { season: seasonOf(new Date()), hours: 1, ages: [] },
  }))
  const { list, change, error, retry } = usePackingList(initial, owner)
  const { ticked, outing } = list
  const groups = packingGroups(outing)
  const items = groups.flatMap((group) => group.items)
  const tickedCount = items.filter(({ id }) => ticked.includes(id)).length
  const restart = () => {
    const all = (isIncluded: boolean) => change({ items: Object.fromEntries(ticked.map((id) => [id, isIncluded])) })
    all(false)
    notify.info('Liste recommencée', {
      id: 'packing',
      undo: () => all(true),
    })
  }
  return (
    <section
      aria-labelledby="liste"
      className="card mt-10 break-before-page p-5 sm:p-7 print:mt-0 print:border-0 print:p-0"
    >
      <h2 id="liste" className="text-2xl print:text-lg">
        La liste à préparer
      </h2>
      <p className="measure mt-1 text-ink-2 print:hidden">
        Elle suit la saison, la durée et l’âge du groupe. Cochez à deux : l’une lit, l’autre touche.
      </p>
      <p className="print-only">
        {`${SEASON_LABELS[outing.season]}, ${HOUR_OPTIONS[outing.hours - 1]?.label}. Date : ____________ Vérifié par : ____________`}
      </p>
      <div className="no-print mt-5 grid gap-5 lg:grid-cols-2">
        <SegmentedControl
          legend="Saison"
          options={SEASON_OPTIONS}
          value={outing.season}
          onChange={(season) => change({ season })}
        />
        <SegmentedControl
          legend="Durée"
          options={HOUR_OPTIONS}
          value={`${outing.hours}`}
          onChange={(hours) => change({ hours: OUTING_HOURS.find((one) => `${one}` === hours) ?? 1 })}
        />
        <fieldset className="lg:col-span-2">
          <legend className="mb-1.5 font-semibold text-sm">Âges du groupe (aucun choix les compte tous)</legend>
          <div className="flex flex-wrap gap-2">
            {AGE_GROUPS.map((age) => (
              <ToggleChip
                key={age}
                pressed={outing.ages.includes(age)}
                onPressedChange={(isIncluded) => change({ ages: { [age]: isIncluded } })}
              >
                {AGE_GROUP_LABELS[age]}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
      </div>
      {!owner && <NeedsDaycare className="mt-4">{guideWords.noDaycare}</NeedsDaycare>}
      {error !== null && (
        <div className="mt-4">
          <ErrorMessage error={error} action={<Button onClick={retry}>Réessayer</Button>} />
          <p className="mt-1 text-ink-2 text-sm">{guideWords.ticksWait}</p>
        </div>
      )}
      <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">{`${tickedCount} sur ${plural(items.length, 'chose')}`}</p>
        {tickedCount > 0 && <Button onClick={restart}>Nouvelle sortie</Button>}
      </div>
      <div className="mt-3 gap-x-10 lg:columns-2 print:columns-2">
        {groups.map(({ group, label, items: needed }) => (
          <fieldset key={group} className="mb-5 break-inside-avoid print:mb-2">
            <legend className="mb-1 font-semibold">{label}</legend>
            {needed.map(({ id, label: name, hint }) => (
              <label
                key={id}
                className="flex min-h-11 items-start gap-3 rounded-sm py-1.5 hover:bg-sunken print:min-h-0 print:py-0.5"
              >
                <input
                  type="checkbox"
                  className="box mt-1 print:hidden"
                  checked={ticked.includes(id)}
                  onChange={(event) => change({ items: { [id]: event.target.checked } })}
                />
                <span aria-hidden="true" className="mt-1 hidden size-3.5 shrink-0 border border-ink print:block" />
                <span>
                  {name}
                  {hint && <span className="block text-ink-2 text-sm print:inline print:text-xs">{` ${hint}`}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
