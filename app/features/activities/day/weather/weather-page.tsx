import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AgeGroup, Place } from '#app/domain/enums.ts'
import { seasonOf } from '#app/lib/dates/dates.ts'
import { ActivityImage } from '#app/ui/activity/activity-image.tsx'
import { DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { PLACE_LABELS } from '#content/labels.ts'
import { weatherPolicyWords, weatherWords as words } from '#content/pages/team/weather.ts'
import { activitiesQuery } from '../../library/queries.ts'
import { type ActivityFilters, NO_FILTERS } from '../../library/schema.ts'
import { searchOf } from '../../library/search-params.ts'
import { ageLabel, durationLabel } from '../../words.ts'
import { weatherPolicyQuery } from './queries.ts'
import { SUBJECTS } from './schema.ts'
import { TodayFields } from './today-fields.tsx'
import { useToday } from './use-today.ts'
import { adviceFor, findingsOf, levelOf } from './verdict.ts'
import { AdviceLists, VerdictPanel } from './verdict-panel.tsx'

type WeatherPageProps = {
  /** The daycare and the person. */
  owner: string
  /** Ages of her own group. */
  group: readonly AgeGroup[]
  isManager: boolean
}

/** « Beau pour sortir? »: the values of the moment against the policy of the daycare. The policy speaks, she decides. */
export function WeatherPage({ owner, group, isManager }: WeatherPageProps) {
  const { data: policy } = useSuspenseQuery(weatherPolicyQuery())
  const today = useToday(owner, group)
  const findings = findingsOf(policy.rules, today.values)
  const level = levelOf(findings)
  const advice = adviceFor(findings, policy.guide, Number(today.values.wind) > 0)
  const hasBabyThresholds = SUBJECTS.some(
    (subject) => policy.rules[subject].babiesAdapt !== null || policy.rules[subject].babiesStayIn !== null,
  )
  return (
    <div className="page">
      <PageHeader
        title={words.title}
        lead={words.lead}
        action={
          <Link to="/weather/policy" className={buttonClass('secondary')}>
            {words.policy}
          </Link>
        }
      />
      {!policy.saved && (
        <Banner tone="warning" className="mb-6">
          <strong className="font-semibold">{weatherPolicyWords.proposed}</strong> {weatherPolicyWords.proposedWhy}{' '}
          {isManager ? (
            <Link to="/weather/policy" className="text-link">
              {words.readAndConfirm}
            </Link>
          ) : (
            weatherPolicyWords.askManager
          )}
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TodayFields today={today} hasBabyThresholds={hasBabyThresholds} />
        <VerdictPanel policy={policy} findings={findings} level={level} />
      </div>
      {level && (
        <div className="mt-8 flex flex-col gap-8">
          <AdviceLists advice={advice} />
          <FittingActivities ageGroups={today.typed.ageGroups} group={group} asksInside={level === 'STAY_IN'} />
        </div>
      )}
    </div>
  )
}

/** Activities that are shown; the others are in the library. */
const SHOWN = 6

/** Without the waterside, where the ice, the current and the ratio ask for a plan of its own. */
const OUTDOORS: Place[] = ['YARD', 'PARK', 'WOODS']

/** The filters of the library for these ages: outdoors, in the present season; or indoors, where any season will do. */
const fittingFilters = (ageGroups: readonly AgeGroup[], isOutside: boolean): ActivityFilters => ({
  ...NO_FILTERS,
  ageGroups: [...ageGroups],
  places: isOutside ? OUTDOORS : ['INDOORS'],
  seasons: isOutside ? [seasonOf(new Date())] : [],
})

type FittingActivitiesProps = {
  ageGroups: readonly AgeGroup[]
  group: readonly AgeGroup[]
  /** The policy says inside: the list begins there, and she may still look outside. */
  asksInside: boolean
}

function FittingActivities({ ageGroups, group, asksInside }: FittingActivitiesProps) {
  const [chosen, setChosen] = useState<{ asksInside: boolean; isOutside: boolean }>()
  // What she has chosen holds until the policy says something else.
  const isOutside = chosen?.asksInside === asksInside ? chosen.isOutside : !asksInside
  const filters = fittingFilters(ageGroups, isOutside)
  const { data, isPending, error } = useInfiniteQuery({
    ...activitiesQuery(filters),
    placeholderData: keepPreviousData,
  })
  const activities = data?.pages[0]?.slice(0, SHOWN) ?? []
  return (
    <section aria-labelledby="activites-qui-conviennent" className="no-print">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="activites-qui-conviennent" className="text-xl">
          {words.activities}
        </h2>
        <SegmentedControl
          legend={words.where}
          options={[
            { value: 'out', label: words.outdoors },
            { value: 'in', label: words.indoors },
          ]}
          value={isOutside ? 'out' : 'in'}
          onChange={(where) => setChosen({ asksInside, isOutside: where === 'out' })}
        />
      </div>
      {error && <ErrorMessage error={error} />}
      {isPending && <SkeletonText lines={4} />}
      {data && activities.length === 0 && <p className="text-ink-2">{words.noActivity}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {activities.map(({ id, title, developments, ageGroups: ages, durationMinutes, place, picture }) => (
          <li key={id} className="card flex items-start gap-4 px-5 py-4">
            {picture && <ActivityImage picture={picture} shape="row" isLazy />}
            <div className="flex min-w-0 flex-col gap-1">
              <Link to="/activities/$activityId" params={{ activityId: id }} className="text-link">
                {title}
              </Link>
              <p className="flex flex-wrap items-baseline gap-x-1.5 text-ink-2 text-sm">
                {developments.map((domain) => (
                  <DomainSign key={domain} domain={domain} />
                ))}
                {/* The space before the dot does not break, so that no line begins with the dot. */}
                <span>{`${ageLabel(ages)}\u00A0·`}</span>
                <span>{`${durationLabel(durationMinutes)}\u00A0·`}</span>
                <span>{PLACE_LABELS[place]}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {activities.length > 0 && (
        <Link
          to="/activities"
          search={{ ...searchOf(filters, group), onglet: 'trouver' }}
          className="text-link mt-4 inline-flex min-h-11 items-center"
        >
          {words.allActivities}
        </Link>
      )}
    </section>
  )
}
