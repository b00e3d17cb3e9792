import { useState } from 'react'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { AGE_GROUP_LABELS, ALLERGEN_LABELS } from '#content/labels.ts'
import { groupWords } from '#content/pages/own-group.ts'

const GroupDialog = lazyPart(() => import('./group-dialog.tsx'), 'GroupDialog', { isOverlay: true })

/** « 3-4 ans · 8 enfants · 1 adulte · Arachides »; empty as long as she has said nothing. */
function describeGroup({ ageGroups, groupSize, groupAdults, groupAllergies }: OwnGroup): string {
  return [
    ...ageGroups.map((age) => AGE_GROUP_LABELS[age]),
    ...(groupSize ? [plural(groupSize, 'enfant')] : []),
    ...(groupAdults ? [plural(groupAdults, 'adulte')] : []),
    ...groupAllergies.map((allergen) => ALLERGEN_LABELS[allergen]),
  ].join('\u00A0· ')
}

type OwnGroupButtonProps = { group: OwnGroup; variant?: 'quiet' | 'secondary'; children?: string }

/** The button that opens « Mon groupe » wherever it is used. */
export function OwnGroupButton({ group, variant = 'quiet', children = groupWords.title }: OwnGroupButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={<Icon as="lucide-users" size={18} />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <GroupDialog group={group} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The part of the account page where the person says what her group is. */
export function OwnGroupSection({ group }: { group: OwnGroup }) {
  const said = describeGroup(group)
  return (
    <section aria-labelledby="my-group" className="flex flex-col items-start gap-4">
      <div>
        <h2 id="my-group" className="text-2xl">
          {groupWords.title}
        </h2>
        <p className="mt-1 text-ink-2">{groupWords.lead}</p>
      </div>
      {said ? (
        <div className="card flex w-full flex-wrap items-center justify-between gap-x-2 py-2 pr-2 pl-4">
          <p className="py-2 font-medium">{said}</p>
          <OwnGroupButton group={group}>{groupWords.change}</OwnGroupButton>
        </div>
      ) : (
        <OwnGroupButton group={group} variant="secondary">
          {groupWords.say}
        </OwnGroupButton>
      )}
    </section>
  )
}
