import { plural } from '#app/lib/french/grammar.ts'
import { ALLERGEN_LABELS, PLACE_LABELS } from '#content/labels.ts'
import { SUPERVISION_LABELS } from '#content/sheet-labels.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { ageLabel, durationLabel, seasonsLabel } from '../words.ts'

/** The facts of an activity: for whom, how long, where, when. */
export function AtAGlance({ activity }: { activity: ActivityDetail }) {
  const { ageGroups, durationMinutes, place, seasons, themes, sheet, groupSize, allergies } = activity
  const facts = [
    ['Âge', ageLabel(ageGroups)],
    ['Durée', durationLabel(durationMinutes)],
    ['Lieu', PLACE_LABELS[place]],
    ['Saison', seasonsLabel(seasons)],
    [themes.length > 1 ? 'Thèmes' : 'Thème', themes.join(', ')],
    ['Groupe', groupSize ? plural(groupSize, 'enfant') : ''],
    ['Allergies présentes', allergies.map((allergen) => ALLERGEN_LABELS[allergen]).join(', ')],
    ['Supervision', SUPERVISION_LABELS[sheet.securite.supervision].title],
  ]
  return (
    <section aria-label="En un coup d’œil" className="print-glance rounded-lg bg-sunken p-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-2 text-sm">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
