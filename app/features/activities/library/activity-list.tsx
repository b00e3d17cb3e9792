import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonGrid } from '#app/ui/feedback/skeleton.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { ActivityListCard } from './activity-list-card.tsx'
import { shownWords } from './library-words.ts'
import { useFocusOnReturn } from './opened-card.ts'
import type { ActivityCard } from './schema.ts'
import { useActivityLinks } from './use-activity-links.ts'

type ActivityListProps = {
  list: UseInfiniteQueryResult<{ pages: ActivityCard[][] }>
  total: number | undefined
  /** Whether the cards have a star and lead to a week. */
  hasMarks: boolean
}

const AddToWeek = lazyPart(() => import('../week/add-to-week.tsx'), 'AddToWeek', { isOver: true })

/** The cards that have been read so far; the next ones come as their end comes near, by scroll or by keyboard. */
export function ActivityList({ list, total, hasMarks }: ActivityListProps) {
  const links = useActivityLinks()
  const cards = useRef<HTMLUListElement>(null)
  useFocusOnReturn(cards)
  const [planned, setPlanned] = useState<ActivityCard>()
  const shown = list.data?.pages.flat() ?? []
  const more = () => void list.fetchNextPage({ cancelRefetch: false })
  // Looked at anew after each page: the end of a short one may still be near.
  const end = useNearEnd(list.hasNextPage && !list.isFetching && !list.isFetchNextPageError, more)
  return (
    <div aria-busy={list.isFetching || undefined} className="flex flex-col gap-6">
      <ul
        {...links}
        ref={cards}
        className={clsx('card-grid transition-opacity duration-[180ms]', list.isPlaceholderData && 'opacity-60')}
      >
        {shown.map((activity) => (
          <li key={activity.id}>
            <ActivityListCard activity={activity} {...(hasMarks && { onPlan: setPlanned })} />
          </li>
        ))}
      </ul>
      {planned && <AddToWeek activity={planned} onClose={() => setPlanned(undefined)} />}
      {list.isFetchingNextPage && <SkeletonGrid cards={3} />}
      <div ref={end} className="flex flex-col items-center gap-4">
        <p role="status" className="text-ink-2 text-sm">
          {total !== undefined && shownWords(shown.length, total)}
        </p>
        {list.isFetchNextPageError && (
          <Failure
            error={list.error}
            action={
              <Button busy={list.isFetchingNextPage} onClick={more}>
                Réessayer
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}

/** Pixels before the end of the list at which the next page is asked for. */
const AHEAD = '600px'

/** A mark at the end of a list: `onNear` is called when it comes near the screen, as long as `enabled`. */
function useNearEnd(enabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!enabled || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [enabled])
  return mark
}
