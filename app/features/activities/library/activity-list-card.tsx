import { clsx } from 'clsx'
import { memo } from 'react'
import type { Development } from '#app/domain/enums.ts'
import { shortDay } from '#app/lib/dates/dates.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { DOMAIN_STYLES, DomainChip, DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { ProvenanceBadge } from '#app/ui/activity/provenance-badge.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { libraryWords } from '#content/pages/library.ts'
import { ageLabel, durationLabel } from '../words.ts'
import type { ActivityCard } from './schema.ts'

/** What the list does for its cards; one object for all of them, always the same. */
export type CardMarks = {
  /** Opens « Ajouter à ma semaine ». */
  onPlan: (activity: ActivityCard) => void
  onStar: (star: { activityId: string; isFavourite: boolean }) => void
}

/**
 * An activity of the list; the whole card leads to its sheet. Its link is a plain anchor: the list handles the clicks of all
 * its cards (`useActivityLinks`). Rendered again only when it has changed: a list has thousands.
 */
export const ActivityListCard = memo(function ActivityListCard({
  activity,
  isBelowFold = false,
  marks,
}: {
  activity: ActivityCard
  isBelowFold?: boolean
  /** Without it the card has neither star nor « Ajouter à ma semaine ». */
  marks?: CardMarks | undefined
}) {
  const { id, title, summary, developments, ageGroups, durationMinutes, place, source, authorName } = activity
  const { isFavourite, livedOn, visibility, review, picture } = activity
  return (
    <li className="card activity-card">
      {picture ? (
        <ActivityImage picture={picture} isLazy={isBelowFold} shape="card" />
      ) : (
        developments[0] && <DomainPanel domain={developments[0]} />
      )}
      <div className="card-head">
        {developments.map((domain) => (
          <DomainChip key={domain} domain={domain} />
        ))}
        {marks && (
          <div className="card-actions no-print">
            <IconButton
              icon="lucide-calendar-plus"
              label={`${libraryWords.addToWeek}\u00A0: ${title}`}
              title={libraryWords.addToWeek}
              onClick={() => marks.onPlan(activity)}
            />
            <IconButton
              icon={isFavourite ? 'lucide-star-filled' : 'lucide-star'}
              label={`Favori\u00A0: ${title}`}
              title="Favori"
              pressed={isFavourite}
              onClick={() => marks.onStar({ activityId: id, isFavourite: !isFavourite })}
            />
          </div>
        )}
      </div>
      <h3>
        <a href={`/activities/${id}`}>{title}</a>
      </h3>
      <p>{summary}</p>
      <p className="card-facts">
        <Fact name="Âge">{ageLabel(ageGroups)}</Fact>
        <Fact name="Durée">{durationLabel(durationMinutes)}</Fact>
        <Fact name="Lieu">{unbroken(PLACE_LABELS[place])}</Fact>
        {authorName && <Fact name="Par">{unbroken(authorName)}</Fact>}
        {livedOn && <Fact name="Vécue">{unbroken(`le ${shortDay(livedOn)}`)}</Fact>}
      </p>
      <ProvenanceBadge source={source} review={review} className="card-footer">
        {visibility === 'PRIVATE' && (
          <span className="ml-auto inline-flex items-center gap-1 text-ink-2">
            <Icon as="lucide-lock" size={14} />
            Vous seule
          </span>
        )}
      </ProvenanceBadge>
    </li>
  )
})

/** In the place of a picture, so that a card without one is not half empty beside one that has it; on a phone none is beside it. */
function DomainPanel({ domain }: { domain: Development }) {
  return (
    <div
      className={clsx(
        'card-picture flex items-center justify-center max-sm:hidden print:hidden',
        DOMAIN_STYLES[domain].chip,
      )}
    >
      <DomainSign domain={domain} className="size-16 opacity-30" />
    </div>
  )
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')

/** A name that no line break parts from its value. */
function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      {` ${name}\u00A0`}
      <b>{children}</b>
    </>
  )
}
