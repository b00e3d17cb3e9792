import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accessibilityWords as words } from '#content/accessibility.ts'
import { contactsQuery } from './functions.ts'
import { Lines, Part } from './public-text.tsx'

/** What was tested for people who see, hear, move or read otherwise, what is known to be missing, whom to write to. Public. */
export function AccessibilityPage() {
  const { data: contacts } = useSuspenseQuery(contactsQuery())
  const { accessibilityEmail: email } = contacts
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="page-title">{words.title}</h1>
        <p className="mt-2 text-lg">{words.lead}</p>
      </div>
      {words.parts.map(({ title, lines }) => (
        <Part key={title} title={title}>
          <Lines lines={lines} />
        </Part>
      ))}
      <Part title={words.contactTitle}>
        <p>{words.contact}</p>
        <p>
          {email ? (
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          ) : (
            words.contactMissing
          )}
        </p>
      </Part>
      <p className="text-ink-2 text-sm">{words.date}</p>
      <p>
        <Link to="/" className="text-link">
          {words.back}
        </Link>
      </p>
    </div>
  )
}
