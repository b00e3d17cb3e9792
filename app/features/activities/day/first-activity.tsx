import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AgeGroup } from '#app/domain/enums.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { welcomeWords as words } from '#content/pages/welcome/first-entry.ts'
import { firstActivityQuery } from '../library/queries.ts'

const AddToWeek = lazyPart(() => import('../week/add-to-week.tsx'), 'AddToWeek', { isOverlay: true })

/** An activity to begin with, to be opened or planned at once. */
export function FirstActivityCard({ ages }: { ages: readonly AgeGroup[] }) {
  const { data: activity } = useSuspenseQuery(firstActivityQuery(ages))
  const [isPlanning, setPlanning] = useState(false)
  if (!activity) {
    return (
      <Link to="/activities" search={{ onglet: 'trouver' }} className={buttonClass()}>
        {words.library}
      </Link>
    )
  }
  const { id, title, summary, place, durationMinutes, picture } = activity
  return (
    <section
      aria-labelledby="premiere-activite"
      className="card grid gap-4 overflow-hidden p-5 sm:grid-cols-[14rem_1fr]"
    >
      <ActivityImage picture={picture} shape="day" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h2 id="premiere-activite" className="text-xl">
          {title}
        </h2>
        <p className="text-ink-2 text-sm">{`${durationMinutes}\u00A0min, ${PLACE_LABELS[place].toLowerCase()}`}</p>
        <p className="line-clamp-3">{summary}</p>
        <div className="mt-1 flex flex-wrap gap-3">
          <Link to="/activities/$activityId" params={{ activityId: id }} className={buttonClass()}>
            {words.openSheet}
          </Link>
          <Button icon={<Icon as="lucide-calendar-plus" size={18} />} onClick={() => setPlanning(true)}>
            {words.plan}
          </Button>
        </div>
      </div>
      {isPlanning && <AddToWeek activity={{ id, title }} onClose={() => setPlanning(false)} />}
    </section>
  )
}
