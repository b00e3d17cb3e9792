import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { memo, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { useFavourite } from '../marks/queries.ts'
import { ActivityListCard, type CardMarks } from './activity-list-card.tsx'
import { shownLabel } from './library-labels.ts'
import { useFocusOnReturn } from './list-memory.ts'
import type { ActivityCard } from './schema.ts'
import { useActivityLinks } from './use-activity-links.ts'

type ActivityListProps = {
  list: UseInfiniteQueryResult<{ pages: ActivityCard[][] }>
  total: number | undefined
  /** Whether the cards have a star and « Ajouter à ma semaine ». */
  hasMarks: boolean
}

const AddToWeek = lazyPart(() => import('../week/add-to-week.tsx'), 'AddToWeek', { isOverlay: true })

/** Cards in the first row of the widest list. */
const FIRST_ROW = 3

/** The cards that are loaded so far; the next page loads when the end of the list comes near the screen. */
export function ActivityList({ list, total, hasMarks }: ActivityListProps) {
  const linkHandlers = useActivityLinks()
  const cards = useRef<HTMLUListElement>(null)
  useFocusOnReturn(cards)
  const [activityToPlan, setActivityToPlan] = useState<ActivityCard>()
  const { mutate: star } = useFavourite()
  const marks = useMemo(() => ({ onPlan: setActivityToPlan, onStar: star }), [star])
  const pages = list.data?.pages ?? []
  const shown = pages.reduce((sum, page) => sum + page.length, 0)
  const loadMore = () => void list.fetchNextPage({ cancelRefetch: false })
  // Disabled while a page loads, then observed anew: after a short page the end may still be near.
  const endRef = useNearEnd(list.hasNextPage && !list.isFetching && !list.isFetchNextPageError, loadMore)
  return (
    <div aria-busy={list.isFetching || undefined} className="flex flex-col gap-6">
      <ul
        {...linkHandlers}
        ref={cards}
        aria-label="Activités"
        className={clsx('card-grid transition-opacity duration-[180ms]', list.isPlaceholderData && 'opacity-60')}
      >
        {pages.map((page, index) => (
          // Pages are only added at the end; the first card of one may be deleted.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <CardsOfPage key={index} page={page} isFirst={index === 0} marks={hasMarks ? marks : undefined} />
        ))}
      </ul>
      {activityToPlan && <AddToWeek activity={activityToPlan} onClose={() => setActivityToPlan(undefined)} />}
      {list.isFetchingNextPage && <SkeletonGrid cards={3} />}
      <div ref={endRef} className="flex flex-col items-center gap-4">
        <p role="status" className="text-ink-2 text-sm">
          {total !== undefined && shownLabel(shown, total)}
        </p>
        {list.isFetchNextPageError && (
          <ErrorMessage
            error={list.error}
            action={
              <Button busy={list.isFetchingNextPage} onClick={loadMore}>
                Réessayer
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}

type CardsOfPageProps = {
  page: ActivityCard[]
  isFirst: boolean
  marks: CardMarks | undefined
}

/** One page of the list. With 2 000 cards loaded, the next page or a star renders no other page again. */
const CardsOfPage = memo(function CardsOfPage({ page, isFirst, marks }: CardsOfPageProps) {
  return page.map((activity, index) => (
    <ActivityListCard
      key={activity.id}
      activity={activity}
      isBelowFold={!isFirst || index >= FIRST_ROW}
      marks={marks}
    />
  ))
})

/** How far below the screen the end of the list may be when the next page is requested. */
const PRELOAD_MARGIN = '600px'

/** Ref for the element at the end of a list: `onNear` is called when it comes near the screen, as long as `isEnabled`. */
function useNearEnd(isEnabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const call = useEffectEvent(onNear)
  useEffect(() => {
    if (!isEnabled || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && call(),
      { rootMargin: PRELOAD_MARGIN },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isEnabled])
  return end
}
