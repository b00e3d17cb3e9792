import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { longDate } from '#app/lib/dates/dates.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Breadcrumb, PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { teamWords } from '#content/pages/teachers.ts'
import { QUALITY_LABELS, qualityWords as words } from '#content/pages/team/quality.ts'
import { qualityFileQuery } from '../queries.ts'

type Line = { what: keyof typeof QUALITY_LABELS; to: string }

/** The lines of each dimension, and the page from which each number comes. */
const LINES: Record<'interactions' | 'experiences' | 'places', Line[]> = {
  interactions: [
    { what: 'quizzes', to: '/quiz-reviews' },
    { what: 'reviews', to: '/quiz-reviews' },
  ],
  experiences: [
    { what: 'sheets', to: '/activities' },
    { what: 'outdoorSheets', to: '/activities' },
    { what: 'lived', to: '/team-balance' },
  ],
  places: [
    { what: 'situations', to: '/alex/risks-vs-benefits/situations' },
    { what: 'surveys', to: '/team' },
    { what: 'places', to: '/alex/continuum' },
  ],
}

const PARENT_PAGES = [
  { to: '/notes-to-portrait', label: 'Du carnet au portrait' },
  { to: '/activities', label: 'Activités' },
] as const

/** « Dossier qualité », to be read or printed by a manager. */
export function QualityPage() {
  const { data } = useSuspenseQuery(qualityFileQuery())
  return (
    <div className="page max-w-4xl">
      <PageHeader
        above={
          <div className="no-print">
            <Breadcrumb items={[{ label: teamWords.title, to: '/team' }]} current={words.title} />
          </div>
        }
        title={words.title}
        summary={words.since(longDate(data.since))}
        lead={words.lead}
        action={<PrintButton variant="primary">{words.print}</PrintButton>}
      />
      {(['interactions', 'experiences', 'places'] as const).map((dimension) => (
        <SectionBlock key={dimension} title={words.dimensions[dimension]}>
          <dl className="divide-y divide-line">
            {LINES[dimension].map(({ what, to }) => (
              <div key={what} className="flex items-center justify-between gap-x-6 py-1">
                <dt className="min-w-0">
                  <Link to={to} className="text-link inline-flex min-h-11 items-center">
                    {QUALITY_LABELS[what]}
                  </Link>
                </dt>
                <dd className="font-display font-semibold text-2xl tabular-nums">{data[what]}</dd>
              </div>
            ))}
          </dl>
        </SectionBlock>
      ))}
      <SectionBlock title={words.dimensions.parents}>
        <p className="measure">{words.parents}</p>
        <p className="no-print mt-2 flex flex-wrap gap-x-6">
          {PARENT_PAGES.map(({ to, label }) => (
            <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </p>
      </SectionBlock>
      <SectionBlock title={words.carefulTitle}>
        <ul className="measure flex list-disc flex-col gap-2 pl-5">
          {words.careful.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </SectionBlock>
    </div>
  )
}

/** Where the file is opened from the page of the team. */
export function QualityLink() {
  return (
    <SectionBlock
      title={words.title}
      aside={
        <Link to="/quality-file" className={buttonClass('secondary')}>
          {words.toTeam}
        </Link>
      }
    >
      <p className="measure text-ink-2 text-sm">{words.toTeamWhat}</p>
    </SectionBlock>
  )
}
