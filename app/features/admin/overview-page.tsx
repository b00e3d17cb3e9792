import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#app/lib/french/grammar.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { StatLine } from '#app/ui/stat-line.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { backupWords, MAIL_LABELS, overviewWords } from '#content/pages/administration.ts'
import { attentionLines } from './attention-lines.ts'
import { BackupPart } from './backup-part.tsx'
import { overviewQuery } from './functions.ts'
import type { FailedMail } from './schema.ts'

/** The figures of the service, and what needs the attention of the superadmin. */
export function OverviewPage() {
  const { data: overview } = useSuspenseQuery(overviewQuery())
  const { figures, failedMails } = overview
  const lines = attentionLines(overview.attention)
  return (
    <div className="page">
      <PageHeader title={overviewWords.title} />
      <div className="flex flex-col gap-8">
        <Part title={overviewWords.attention}>
          {lines.length === 0 ? (
            <EmptyState title={overviewWords.nothing}>{overviewWords.nothingWhy}</EmptyState>
          ) : (
            <ul className="card divide-y divide-line">
              {lines.map(({ key, text, to, search }) => (
                <li key={key}>
                  <AttentionLink to={to} search={search}>
                    {text}
                  </AttentionLink>
                </li>
              ))}
            </ul>
          )}
        </Part>
        {failedMails.length > 0 && (
          <Part title={overviewWords.failedMails} id="failed-mails">
            <ul className="card divide-y divide-line">
              {failedMails.map((mail) => (
                <FailedMailLine key={mail.id} mail={mail} />
              ))}
            </ul>
          </Part>
        )}
        <Part title={backupWords.title}>
          <BackupPart backup={overview.backup} />
        </Part>
        <Part title={overviewWords.figures}>
          <div className="card grid grid-cols-2 gap-5 p-5 sm:grid-cols-3 xl:grid-cols-5">
            <StatLine value={formatNumber(figures.daycares)} label="milieux" />
            <StatLine value={formatNumber(figures.managers)} label="gestionnaires" />
            <StatLine value={formatNumber(figures.teachers)} label="éducatrices" />
            <StatLine value={formatNumber(figures.recentPeople)} label="personnes venues depuis 7 jours" />
            <StatLine value={formatNumber(figures.recentActivities)} label="activités créées depuis 30 jours" />
          </div>
        </Part>
      </div>
    </div>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

type AttentionLinkProps = { to: string | null; search: Record<string, string> | undefined; children: string }

function AttentionLink({ to, search, children }: AttentionLinkProps) {
  const rowClass = 'flex min-h-13 items-center justify-between gap-4 px-5 py-3'
  if (!to) return <p className={rowClass}>{children}</p>
  const address = `${to}${search ? `?${new URLSearchParams(search)}` : ''}`
  return (
    <Link to={address} className={`${rowClass} text-ink no-underline hover:bg-sunken`}>
      {children}
      <Icon as="lucide-chevron-right" className="text-ink-2" />
    </Link>
  )
}

function FailedMailLine({ mail }: { mail: FailedMail }) {
  return (
    <li className="px-5 py-3 text-sm">
      <p className="font-semibold">
        {mail.name} <span className="font-normal text-ink-2">{mail.to}</span>
      </p>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        <RelativeTime date={mail.createdAt} /> · {MAIL_LABELS[mail.kind] ?? mail.kind}
        {mail.reason && ` · ${mail.reason}`}
      </p>
    </li>
  )
}
