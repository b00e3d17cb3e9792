import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RETENTION_DAYS, RETENTION_RULES } from '#app/domain/retention.ts'
import { formatDuration } from '#app/lib/dates/dates.ts'
import { privacyWords, RETENTION_WORDS } from '#content/pages/privacy.ts'
import { contactsQuery } from './functions.ts'
import { Lines, Part } from './public-text.tsx'

/** What is kept about people, why and for how long. Public. */
export function PrivacyPage() {
  const { data: contacts } = useSuspenseQuery(contactsQuery())
  const { privacyOfficer: officer } = contacts
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="page-title">{privacyWords.title}</h1>
        <p className="mt-2 text-lg">{privacyWords.lead}</p>
      </div>
      <Part title={privacyWords.childrenTitle}>
        <p>{privacyWords.children}</p>
      </Part>
      <Part title={privacyWords.whatTitle}>
        <Lines lines={privacyWords.what} />
      </Part>
      <Part title={privacyWords.thirdTitle}>
        <p>{privacyWords.third}</p>
      </Part>
      <Part title={privacyWords.machineTitle}>
        <Lines lines={privacyWords.machine} />
      </Part>
      <Part title={privacyWords.durationsTitle}>
        <Durations />
        <p>{privacyWords.rest}</p>
      </Part>
      <Part title={privacyWords.rightsTitle}>
        <Lines lines={privacyWords.rights} />
      </Part>
      <Part title={privacyWords.officerTitle}>
        {officer ? (
          <p>
            {officer.name},{' '}
            <a href={`mailto:${officer.email}`} className="text-link">
              {officer.email}
            </a>
          </p>
        ) : (
          <p>{privacyWords.officerMissing}</p>
        )}
      </Part>
      <p>
        <Link to="/" className="text-link">
          {privacyWords.back}
        </Link>
      </p>
    </div>
  )
}

function Durations() {
  return (
    <dl className="card divide-y divide-line">
      {RETENTION_RULES.map((rule) => (
        <div key={rule} className="flex flex-col gap-0.5 px-4 py-3 text-sm">
          <dt>{RETENTION_WORDS[rule].what}</dt>
          <dd className="font-semibold">
            {formatDuration(RETENTION_DAYS[rule])} {RETENTION_WORDS[rule].from}
          </dd>
        </div>
      ))}
    </dl>
  )
}
