import type { ReactNode } from 'react'
import { Card, CardFooter } from '#app/ui/card.tsx'
import { DomainChip } from '#app/ui/domain-chip.tsx'
import { ProvenanceBadge } from '#app/ui/provenance-badge.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { ageLabel, durationLabel } from '../../activities.labels.ts'
import type { ActivityCard } from '../../activities.schema.ts'

/**
 * An activity in the list; the whole card leads to its sheet. A plain anchor, because a list holds many of them: the
 * list itself turns the presses into moves (`useActivityLinks`).
 */
export function ActivityListCard({ activity }: { activity: ActivityCard }) {
  const { id, title, summary, developments, ageGroups, durationMinutes, place, source, authorName } = activity
  return (
    <Card as="article" className="relative h-full gap-3 transition-shadow duration-[120ms] hover:shadow-pop">
      <p className="flex flex-wrap gap-1.5">
        {developments.map((domain) => (
          <DomainChip key={domain} domain={domain} />
        ))}
      </p>
      <h3 className="text-balance font-display font-semibold text-xl">
        <a
          href={`/activities/${id}`}
          data-activity={id}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
        >
          {title}
        </a>
      </h3>
      <p className="text-ink-2 text-sm">{summary}</p>
      <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pb-2 text-sm">
        <Fact name="Âge">{ageLabel(ageGroups)}</Fact>
        <Fact name="Durée">{durationLabel(durationMinutes)}</Fact>
        <Fact name="Lieu">{PLACE_LABELS[place]}</Fact>
        {authorName && <Fact name="Par">{authorName}</Fact>}
      </dl>
      <CardFooter>
        <ProvenanceBadge source={source} />
      </CardFooter>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
