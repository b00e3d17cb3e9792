import type { ReactNode } from 'react'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { TermScope, TermText } from '#app/ui/terms/term-scope.tsx'
import { LAWS, LEGAL_BANNER, LEGAL_GUIDE, LEGAL_TOPICS, type LegalTopic } from '#content/guides/legal.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { GuidePage } from '../frame/guide-page.tsx'

/** Where LégisQuébec shows each text as it is in force. */
const ADDRESSES: Record<LegalTopic['law'], string> = {
  act: 'lc/S-4.1.1',
  regulation: 'rc/S-4.1.1,%20r.%202',
  youthProtection: 'lc/P-34.1',
}
const DISCLAIMER_KEYS = ['general', 'health', 'independence'] as const
const CONTENTS = LEGAL_TOPICS.map(({ id, title }) => ({ id, label: title }))
const TEXTS = [...LEGAL_GUIDE.essentials, ...LEGAL_TOPICS.flatMap(({ rule, practice }) => [...rule, ...practice])]

/** The guide « Cadre légal pratique »: what the text says, where, and what it changes in a day. */
export function LegalPage() {
  return (
    <TermScope texts={TEXTS}>
      <GuidePage
        guide={LEGAL_GUIDE}
        disclaimers={DISCLAIMER_KEYS}
        contents={CONTENTS}
        above={<Banner className="mb-6 max-w-4xl">{LEGAL_BANNER}</Banner>}
      >
        {LEGAL_TOPICS.map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
      </GuidePage>
    </TermScope>
  )
}

function Topic({ topic: { id, title, law, articles, rule, figures, practice, caution } }: { topic: LegalTopic }) {
  const name = LAWS[law]
  return (
    <section aria-labelledby={id} className="mb-10 print:mb-4">
      <GuideHeading id={id} level={2} name={title} />
      <p className="mb-3 text-ink-2 text-sm">
        {[name, articlesLabel(articles)].filter(Boolean).join(', ')}
        <a
          href={`https://www.legisquebec.gouv.qc.ca/fr/document/${ADDRESSES[law]}`}
          target="_blank"
          rel="noreferrer"
          className="no-print ml-3 inline-flex min-h-11 items-center text-primary-ink underline underline-offset-4"
        >
          Lire le texte en vigueur<span className="sr-only">{`\u00A0: ${name} (nouvel onglet)`}</span>
        </a>
      </p>
      <div className="grid gap-4 xl:grid-cols-2 print:block">
        <Part title="Ce que dit le texte" lines={rule}>
          {figures && <Figures label={title} {...figures} />}
        </Part>
        <Part title="En pratique" lines={practice} />
      </div>
      {caution && <p className="measure mt-3 text-ink-2 text-sm">{caution}</p>}
    </section>
  )
}

/** « article 39 », « articles 116, 118 et 120 »; empty without any. */
function articlesLabel(articles: readonly number[]): string {
  if (articles.length === 0) return ''
  const list = new Intl.ListFormat('fr-CA', { type: 'conjunction' }).format(articles.map(String))
  return `${articles.length > 1 ? 'articles' : 'article'}\u00A0${list}`
}

function Part({ title, lines, children }: { title: string; lines: readonly string[]; children?: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-4 print:border-0 print:p-0 print:pb-2">
      <h3 className="mb-2 font-sans font-semibold text-base text-primary-ink">{title}</h3>
      {children}
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-primary">
        {lines.map((line) => (
          <li key={line} className="break-inside-avoid">
            <TermText text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figures({ label, columns, rows }: NonNullable<LegalTopic['figures']> & { label: string }) {
  return (
    <table className="mb-3 w-full text-left">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-line border-b text-sm">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 pr-3 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, value]) => (
          <tr key={head} className="border-line border-b">
            <th scope="row" className="py-1 pr-3 font-normal">
              {head}
            </th>
            <td className="py-1 font-semibold">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
