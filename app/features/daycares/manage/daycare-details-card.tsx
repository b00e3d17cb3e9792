import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { DAYCARE_KIND_LABELS } from '#content/labels.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import type { DaycareDetails } from '../schema.ts'
import { daycareQuery } from './manage-daycares.queries.ts'

const EditDaycare = lazyPart(() => import('./edit-daycare.tsx'), 'EditDaycare', { isOverlay: true })

const AND = new Intl.ListFormat('fr-CA', { type: 'conjunction' })

/** The details of the selected daycare, with a button to edit them. */
export function DaycareDetailsCard({ daycare }: { daycare: DaycareDetails }) {
  const [isEditing, setIsEditing] = useState(false)
  const lines = [
    ['Nom', daycare.name],
    ['Type de milieu', DAYCARE_KIND_LABELS[daycare.kind]],
    ['Adresse', daycare.address],
    ['Téléphone', daycare.phone],
    ['Numéro de permis', daycare.permitNumber],
    ['Capacité', daycare.capacity === null ? '' : `${daycare.capacity}\u00A0enfants`],
  ]
  const given = lines.filter(([, value]) => value)
  const missing = lines.filter(([, value]) => !value).map(([label = '']) => label.toLocaleLowerCase('fr'))
  return (
    <div className="flex flex-col items-start gap-4">
      <dl className="grid w-full max-w-3xl gap-x-8 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {given.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2 max-sm:-mb-2 max-sm:text-sm">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && <p className="measure text-ink-2">{daycareWords.missing(AND.format(missing))}</p>}
      <Button icon={<Icon as="lucide-pencil" size={18} />} onClick={() => setIsEditing(true)}>
        {daycareWords.edit}
      </Button>
      {isEditing && <EditDaycare name={daycare.name} query={daycareQuery()} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
