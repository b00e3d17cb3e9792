import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { SearchField } from '#app/ui/form/text-field.tsx'
import { DAY_SLOT_LABELS } from '#content/labels.ts'
import { libraryWords } from '#content/pages/library.ts'
import { weekWords } from '#content/pages/week.ts'
import { activitiesQuery } from '../library/queries.ts'
import { NO_FILTERS } from '../library/schema.ts'
import { SEARCH_MAX } from '../limits.ts'
import { ageLabel } from '../words.ts'
import type { DaySlot } from './week-days.ts'

type PickActivityProps = {
  /** Where in the week the activity goes. */
  target: { day: string; slot: DaySlot }
  busy: boolean
  error: unknown
  onPick: (activityId: string) => void
  onClose: () => void
}

/** The activities that can be planned: her favourites first, then in the order of the library. One click plans. */
export function PickActivity({ target: { day, slot }, busy, error, onPick, onClose }: PickActivityProps) {
  const [searchText, setSearchText] = useState('')
  const text = useDeferredValue(searchText.trim())
  const favourites = useInfiniteQuery({
    ...activitiesQuery({ ...NO_FILTERS, text, favourites: true }),
    placeholderData: keepPreviousData,
  })
  const all = useInfiniteQuery({ ...activitiesQuery({ ...NO_FILTERS, text }), placeholderData: keepPreviousData })
  const first = favourites.data?.pages[0] ?? []
  const rest = (all.data?.pages[0] ?? []).filter(({ id }) => !first.some((it) => it.id === id))
  return (
    <Dialog
      open
      onClose={onClose}
      variant="side"
      title={`${weekWords.pickTitle}\u00A0: ${shortDayWithWeekday(day)}, ${DAY_SLOT_LABELS[slot].toLowerCase()}`}
    >
      <p className="mb-3 text-ink-2 text-sm">{weekWords.pickLead}</p>
      <SearchField
        label={libraryWords.searchLabel}
        placeholder={libraryWords.searchPlaceholder}
        maxLength={SEARCH_MAX}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      {error !== null && <ErrorMessage error={error} />}
      {all.isError && <ErrorMessage error={all.error} />}
      {all.isPending ? (
        <SkeletonText lines={6} />
      ) : (
        <ul className="mt-3 flex flex-col">
          {[...first, ...rest].map((activity) => (
            <li key={activity.id}>
              <button
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => !busy && onPick(activity.id)}
                className="tap flex w-full flex-col items-start gap-0.5 rounded-md px-2 py-2 text-left hover:bg-sunken focus-visible:rounded-md"
              >
                <span className="font-medium">
                  {activity.isFavourite && <span aria-hidden="true">★ </span>}
                  {activity.title}
                </span>
                <span className="flex items-baseline gap-1.5 text-ink-2 text-sm">
                  {activity.developments.map((domain) => (
                    <DomainSign key={domain} domain={domain} />
                  ))}
                  {/* The space before the dot does not break, so that no line begins with the dot. */}
                  {`${ageLabel(activity.ageGroups)}\u00A0· ${activity.durationMinutes}\u00A0min`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {all.isSuccess && first.length + rest.length === 0 && (
        <p className="mt-4 text-ink-2">Aucune activité pour cette recherche.</p>
      )}
    </Dialog>
  )
}
