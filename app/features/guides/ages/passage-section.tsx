import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { DOMAIN_STYLES, DomainSign } from '#app/ui/activity/domain-chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import { DOMAIN_SLUGS } from '#content/guides/ages/types.ts'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'
import { ActivityLinks } from '../frame/activity-links.tsx'
import { GuideHeading } from '../frame/guide-heading.tsx'
import type { Passage } from './ages-view.ts'

/** One domain at one age: what is often seen, an idea for outside, and a link to the same passage in the other view. */
export function PassageSection({ passage, kind }: { passage: Passage; kind: 'age' | 'domain' }) {
  const { id, stage, domain } = passage
  const label = DEVELOPMENT_LABELS[domain.domain]
  const name = kind === 'age' ? label : stage.title
  return (
    <section data-passage={id} aria-labelledby={id} className="mb-10 print:mb-4">
      <GuideHeading id={id} level={3} name={name} className="mb-3">
        {kind === 'age' ? (
          <span
            className={clsx(
              'inline-flex items-center gap-2.5 rounded-md px-3 py-1',
              DOMAIN_STYLES[domain.domain].chip,
              'print:px-0',
            )}
          >
            <DomainSign domain={domain.domain} className="size-3.5" />
            {name}
          </span>
        ) : (
          <>
            {name} <span className="font-sans font-normal text-base text-ink-2">{stage.subtitle}</span>
          </>
        )}
      </GuideHeading>
      <div className="grid gap-4 md:grid-cols-2 print:block">
        {domain.items.map(({ title, description }) => (
          <article
            key={title}
            className="break-inside-avoid rounded-lg border border-line bg-surface px-5 pt-4 pb-2 print:border-0 print:p-0 print:pb-2"
          >
            <h4 className="font-semibold text-lg print:text-base">{title}</h4>
            <p className="mt-1">
              <TermText text={description} />
            </p>
            <ActivityLinks name={title} wish={{ ageGroups: [stage.ageGroup], developments: [domain.domain] }} />
          </article>
        ))}
        <p className="flex break-inside-avoid gap-3 rounded-lg bg-sunken px-5 py-4 print:p-0">
          <Icon as="lucide-tree-pine" className="mt-1 text-primary-ink" />
          <span>
            <strong className="font-semibold">Dehors.</strong> <TermText text={domain.outdoors} />
          </span>
        </p>
      </div>
      <p className="no-print mt-2">
        <Link
          to="/zero-to-five-years"
          search={
            kind === 'age'
              ? { selectedAge: stage.tag, selectedDomain: DOMAIN_SLUGS[domain.domain] }
              : { selectedAge: stage.tag }
          }
          hash={id}
          className="inline-flex min-h-11 items-center text-primary-ink text-sm underline underline-offset-4"
        >
          {kind === 'age' ? `${label} à tous les âges` : `Tout l’âge ${stage.title}`}
        </Link>
      </p>
    </section>
  )
}
