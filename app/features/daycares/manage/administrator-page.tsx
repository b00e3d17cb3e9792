import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RETENTION_DAYS } from '#app/domain/retention.ts'
import { formatDuration } from '#app/lib/dates/dates.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { daycareWords, RETENTION } from '#content/pages/daycares.ts'
import { myDaycaresQuery } from '../queries.ts'
import { DaycareDetailsCard } from './daycare-details-card.tsx'
import { DeletedDaycares } from './deleted-daycares.tsx'
import { ExportDaycare } from './export-daycare.tsx'
import { daycareQuery } from './manage-daycares.queries.ts'
import { MyDaycares } from './my-daycares.tsx'

type AdministratorPageProps = {
  /** The profile of the signed-in manager. */
  profile: ReactNode
  /** The list of her sessions, with its own title. */
  sessions: ReactNode
}

/** A manager's own settings: her profile, the selected daycare, her other daycares, retention periods and export. */
export function AdministratorPage({ profile, sessions }: AdministratorPageProps) {
  const { data: daycare } = useSuspenseQuery(daycareQuery())
  const { data: daycares } = useSuspenseQuery(myDaycaresQuery('MANAGER'))
  const { used, max } = daycare.seats
  return (
    <div className="page">
      <PageHeader title={daycareWords.title} summary={daycare.name} />
      <SectionBlock title={daycareWords.profile}>{profile}</SectionBlock>
      <SectionBlock title={daycareWords.details}>
        <p className="mb-5 text-ink-2">
          {daycareWords.seats(used, max)} {daycareWords.seatsMore}{' '}
          <Link to="/team" className="text-link">
            {daycareWords.toTeam}
          </Link>
        </p>
        <DaycareDetailsCard key={daycare.id} daycare={daycare} />
      </SectionBlock>
      <SectionBlock title={daycareWords.mine}>
        <div className="flex flex-col gap-8">
          <MyDaycares daycares={daycares} selectedId={daycare.id} />
          <DeletedDaycares />
        </div>
      </SectionBlock>
      {sessions && <div className="border-line border-t pt-5 pb-7">{sessions}</div>}
      <SectionBlock title={daycareWords.kept}>
        <dl className="grid max-w-3xl gap-x-8 gap-y-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
          {RETENTION.map(({ what, rule, how }) => (
            <div key={what} className="contents">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-ink-2">{how.replace('{durée}', formatDuration(RETENTION_DAYS[rule]))}</dd>
            </div>
          ))}
        </dl>
      </SectionBlock>
      <SectionBlock title={daycareWords.exportTitle}>
        <ExportDaycare name={daycare.name} />
      </SectionBlock>
    </div>
  )
}
