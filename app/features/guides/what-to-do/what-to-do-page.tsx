import { Link, useNavigate } from '@tanstack/react-router'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { FilterSelect } from '#app/ui/form/select.tsx'
import { TermScope } from '#app/ui/terms/term-scope.tsx'
import { SITUATION_PICTURES } from '#content/guides/pictures.ts'
import { MOMENTS, type Situation } from '#content/guides/what-to-do/types.ts'
import { SITUATIONS, WHAT_TO_DO_GUIDE } from '#content/guides/what-to-do.ts'
import { AGE_OPTIONS, agesLabel } from '../frame/guide-filters.ts'
import { EntryPage, GuidePage, useFocusOnTitle } from '../frame/guide-page.tsx'
import { GuidePicture } from '../frame/guide-picture.tsx'
import { SituationSheet } from './situation-sheet.tsx'
import { findSituation, MOMENT_KEYS, readFilters, situationsByMoment } from './situations.ts'

type WhatToDoPageProps = {
  selectedSituation?: string | undefined
  selectedAge?: string | undefined
  selectedMoment?: string | undefined
}

const DISCLAIMER_KEYS = ['general', 'health', 'independence'] as const
const MOMENT_OPTIONS = MOMENT_KEYS.map((value) => ({ value, label: MOMENTS[value] }))

/** In the order in which the sheet shows them. */
const TEXTS = new Map(
  SITUATIONS.map((one) => {
    const byAge = (one.byAge ?? []).map(({ text }) => text)
    return [one, [one.now, one.age, ...byAge, one.avoid, one.help]]
  }),
)

/** The guide « Que faire quand… »: all situations, or the one of the address. */
export function WhatToDoPage({ selectedSituation, selectedAge, selectedMoment }: WhatToDoPageProps) {
  const situation = findSituation(selectedSituation)
  useFocusOnTitle(situation?.id)
  return (
    <TermScope texts={(situation && TEXTS.get(situation)) ?? WHAT_TO_DO_GUIDE.essentials}>
      {situation ? (
        <OneSituation situation={situation} />
      ) : (
        <AllSituations selectedAge={selectedAge} selectedMoment={selectedMoment} />
      )}
    </TermScope>
  )
}

function OneSituation({ situation }: { situation: Situation }) {
  const { title, scene, moments } = situation
  return (
    <EntryPage guide={WHAT_TO_DO_GUIDE} to="/what-to-do" title={title} lead={scene} disclaimers={DISCLAIMER_KEYS}>
      <p className="mb-5 text-ink-2 text-sm print:mb-2">
        {[agesLabel(situation), ...moments.map((moment) => MOMENTS[moment])].join(' · ')}
      </p>
      {/* On a phone, what to do comes first. */}
      <div className="max-sm:hidden">
        <GuidePicture of={SITUATION_PICTURES[situation.id]} />
      </div>
      <SituationSheet situation={situation} />
    </EntryPage>
  )
}

function AllSituations({ selectedAge, selectedMoment }: Omit<WhatToDoPageProps, 'selectedSituation'>) {
  const filters = readFilters(selectedAge, selectedMoment)
  const groups = situationsByMoment(filters)
  const count = groups.reduce((sum, [, situations]) => sum + situations.length, 0)
  const navigate = useNavigate()
  const filter = (change: { selectedAge?: string | undefined; selectedMoment?: string | undefined }) =>
    navigate({
      to: '/what-to-do',
      search: { selectedAge: filters.age, selectedMoment: filters.moment, ...change },
      replace: true,
      resetScroll: false,
    })
  return (
    <GuidePage
      guide={WHAT_TO_DO_GUIDE}
      disclaimers={DISCLAIMER_KEYS}
      above={
        <div role="group" aria-label="Filtrer" className="no-print mb-8 flex flex-wrap items-end gap-x-5 gap-y-3">
          <FilterSelect
            label="Âge"
            placeholder="Tous les âges"
            options={AGE_OPTIONS}
            value={filters.age}
            onFilter={(selectedAge) => filter({ selectedAge })}
          />
          <FilterSelect
            label="Moment ou sujet"
            placeholder="Tous"
            options={MOMENT_OPTIONS}
            value={filters.moment}
            onFilter={(selectedMoment) => filter({ selectedMoment })}
          />
          <p role="status" className="basis-full text-ink-2 text-sm sm:basis-auto sm:pb-3">
            {plural(count, 'situation')}
          </p>
        </div>
      }
    >
      {groups.length === 0 && (
        <EmptyState
          picture="search"
          title="Rien ici pour cet âge et ce moment."
          action={
            <Button onClick={() => filter({ selectedAge: undefined, selectedMoment: undefined })}>
              Voir toutes les situations
            </Button>
          }
        />
      )}
      {groups.map(([moment, situations]) => (
        <section key={moment} aria-labelledby={moment} className="mb-8 print:mb-3">
          <h2 id={moment} className="mb-3 text-2xl print:mb-1 print:text-base">
            {MOMENTS[moment]}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 print:block">
            {situations.map((situation) => (
              <li key={situation.id} className="break-inside-avoid">
                <SituationCard situation={situation} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </GuidePage>
  )
}

function SituationCard({ situation: { id, title, scene, isUrgent } }: { situation: Situation }) {
  return (
    <Link
      to="/what-to-do"
      search={{ selectedSituation: id }}
      className="flex h-full flex-col rounded-lg border border-line bg-surface px-5 py-4 hover:border-primary hover:bg-primary-soft print:border-0 print:p-0 print:pb-1"
    >
      <span className="font-display font-semibold text-lg leading-snug">{title}</span>
      {isUrgent && <span className="font-semibold text-danger-ink text-sm">Urgence</span>}
      <span className="mt-1 line-clamp-3 text-ink-2 text-sm print:hidden">{scene}</span>
    </Link>
  )
}
