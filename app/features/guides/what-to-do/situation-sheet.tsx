import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import type { Situation } from '#content/guides/what-to-do/types.ts'
import { findSituation, phonesIn } from './situations.ts'

/** One situation, whole; what is urgent says first whom to call. */
export function SituationSheet({ situation }: { situation: Situation }) {
  const { age, byAge, now, toChild, toParent, avoid, help, isUrgent, seeAlso } = situation
  const helpPart = <HelpPart text={help} isUrgent={isUrgent} />
  return (
    <div className="flex max-w-4xl flex-col gap-5 print:gap-2">
      <Part title="Tout de suite" icon="lucide-hand-helping" className="border-primary border-l-4 bg-primary-soft">
        <p className="measure text-lg">
          <TermText text={now} />
        </p>
      </Part>
      {isUrgent && helpPart}
      <div className="grid gap-5 md:grid-cols-2 print:grid-cols-2 print:gap-2">
        <Part title="À l’enfant" icon="lucide-message-circle" className="border-line bg-surface">
          <p className="font-display text-lg leading-snug">{toChild}</p>
        </Part>
        <Part title="Au parent" icon="lucide-messages-square" className="border-line bg-surface">
          <p className="font-display text-lg leading-snug">{toParent}</p>
        </Part>
      </div>
      <Part title="Ce que l’âge explique" icon="lucide-sprout" className="border-line bg-surface">
        <p className="measure">
          <TermText text={age} />
        </p>
        {byAge && (
          <dl className="measure mt-3 grid gap-x-5 gap-y-1 sm:grid-cols-[max-content_1fr] print:mt-1 print:grid-cols-[max-content_1fr]">
            {byAge.map(({ age: label, text }) => (
              <div key={label} className="contents">
                <dt className="font-semibold not-first:mt-2 sm:not-first:mt-0">{label}</dt>
                <dd>
                  <TermText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
      <Part title="À éviter" icon="lucide-circle-slash" className="border-line bg-surface">
        <p className="measure">
          <TermText text={avoid} />
        </p>
      </Part>
      {!isUrgent && helpPart}
      <nav aria-labelledby="voir-aussi">
        <h2 id="voir-aussi" className="font-sans font-semibold text-base">
          Voir aussi
        </h2>
        <ul className="flex flex-wrap gap-x-5">
          {seeAlso.map((id) => (
            <li key={id}>
              <SituationLink id={id}>{findSituation(id)?.title}</SituationLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function SituationLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      to="/what-to-do"
      search={{ selectedSituation: id }}
      className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

function HelpPart({ text, isUrgent }: { text: string; isUrgent: true | undefined }) {
  return (
    <Part
      title={isUrgent ? 'Qui appeler' : 'Demander de l’aide'}
      icon={isUrgent ? 'lucide-phone' : 'lucide-life-buoy'}
      className={isUrgent ? 'border-danger border-l-4 bg-danger-soft [&_h2]:text-danger-ink' : 'border-line bg-sunken'}
    >
      <p className="measure">
        <TermText text={text} />
      </p>
      <p className="no-print mt-2 flex flex-wrap gap-2 empty:hidden">
        {phonesIn(text).map(({ number, label }) => (
          <a key={number} href={`tel:${number}`} className="choice-button">
            <Icon as="lucide-phone" size={16} />
            <span className="sr-only">Appeler{'\u00A0'}: </span>
            {label}
          </a>
        ))}
      </p>
    </Part>
  )
}

function Part({
  title,
  icon,
  className,
  children,
}: {
  title: string
  icon: IconName
  className: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('break-inside-avoid rounded-lg border px-5 py-4 print:px-3 print:py-2', className)}
    >
      <h2
        id={id}
        className="mb-1 flex items-center gap-2 font-sans font-semibold text-base text-primary-ink print:text-black"
      >
        <Icon as={icon} size={18} />
        {title}
      </h2>
      {children}
    </section>
  )
}
