import type { ReactNode } from 'react'
import { shortDay } from '#app/lib/dates/dates.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { DomainChip } from '#app/ui/activity/domain-chip.tsx'
import { ProvenanceBadge } from '#app/ui/activity/provenance-badge.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Card, CardFooter } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { useFavourite } from '../marks/queries.ts'
import { ageLabel, durationLabel } from '../words.ts'
import type { ActivityCard } from './schema.ts'

/**
 * An activity in the list; the whole card leads to its sheet. Its link is a plain anchor: the list handles the clicks of all
 * its cards (`useActivityLinks`).
 */
export function ActivityListCard({
  activity,
  isBelowFold = false,
  onPlan,
}: {
  activity: ActivityCard
  isBelowFold?: boolean
  /** Opens « Ajouter à ma semaine ». Without it the card has neither this button nor the star. */
  onPlan?: (activity: ActivityCard) => void
}) {
  const { id, title, summary, developments, ageGroups, durationMinutes, place, source, authorName } = activity
  const { isFavourite, livedOn, visibility, review, picture } = activity
  return (
    <Card as="article" className="relative h-full gap-3 transition-shadow duration-[120ms] hover:shadow-pop">
      {picture && <ActivityImage picture={picture} isLazy={isBelowFold} shape="card" />}
      <div className="flex items-start justify-between gap-2">
        <p className="flex flex-wrap gap-1.5">
          {developments.map((domain) => (
            <DomainChip key={domain} domain={domain} />
          ))}
        </p>
        {onPlan && (
          // z-10: above the anchor, which covers the whole card.
          <div className="no-print relative z-10 -mt-3 -mr-3 flex shrink-0">
            <IconButton
              icon="lucide-calendar-plus"
              label={`Ajouter à ma semaine\u00A0: ${title}`}
              onClick={() => onPlan(activity)}
            />
            <FavouriteButton activityId={id} title={title} pressed={isFavourite} />
          </div>
        )}
      </div>
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
        {livedOn && <Fact name="Vécue">{`le ${shortDay(livedOn)}`}</Fact>}
      </dl>
      <CardFooter>
        <ProvenanceBadge source={source} review={review} />
        {visibility === 'PRIVATE' && (
          <span className="inline-flex items-center gap-1 font-semibold text-ink-2 text-xs">
            <Icon as="lucide-lock" size={14} />
            Vous seule
          </span>
        )}
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

function FavouriteButton({ activityId, title, pressed }: { activityId: string; title: string; pressed: boolean }) {
  const { mutate } = useFavourite(activityId)
  return (
    <IconButton
      icon={pressed ? 'lucide-star-filled' : 'lucide-star'}
      label={`Favori\u00A0: ${title}`}
      pressed={pressed}
      onClick={() => mutate(!pressed)}
    />
  )
}
