import type { ReactNode } from 'react'
import { DomainChip } from '#app/ui/activity/domain-chip.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { TermScope, TermText } from '#app/ui/terms/term-scope.tsx'
import { DOMAIN_SLUGS } from '#content/guides/ages/types.ts'
import type { PortraitExample } from '#content/guides/portrait/types.ts'
import { PORTRAIT_BANNER, PORTRAIT_EXAMPLES, PORTRAIT_GUIDE, PORTRAIT_STEPS } from '#content/guides/portrait.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { GuidePage } from '../frame/guide-page.tsx'

type Step = keyof typeof PORTRAIT_STEPS

const DOMAINS = Object.keys(DOMAIN_SLUGS) as (keyof typeof DOMAIN_SLUGS)[]
const CONTENTS = PORTRAIT_EXAMPLES.map(({ id, child }) => ({ id, label: child }))
const TEXTS = [
  ...PORTRAIT_GUIDE.essentials,
  ...PORTRAIT_EXAMPLES.flatMap(({ rewritten, question, portrait, next }) => [
    rewritten.why,
    question,
    ...portrait,
    next,
  ]),
]

/** The guide « Du carnet au portrait »: four examples, each from raw notes to what is said to the parents. */
export function PortraitPage() {
  return (
    <TermScope texts={TEXTS}>
      <GuidePage
        guide={PORTRAIT_GUIDE}
        contents={CONTENTS}
        above={<Banner className="mb-6 max-w-4xl">{PORTRAIT_BANNER}</Banner>}
      >
        {PORTRAIT_EXAMPLES.map((example) => (
          <Example key={example.id} example={example} />
        ))}
      </GuidePage>
    </TermScope>
  )
}

function Example({ example }: { example: PortraitExample }) {
  const { id, child, domain, setting, notes, rewritten, sorted, question, portrait, talk, next } = example
  return (
    <section aria-labelledby={id} className="mb-12 print:mb-0 print:not-first:break-before-page">
      <GuideHeading id={id} level={2} name={child} />
      <p className="mt-1">
        <DomainChip domain={domain} />
      </p>
      <p className="measure mt-2 mb-4 text-lg">{setting}</p>
      <div className="flex flex-col gap-4 print:block">
        <StepCard example={example} step="notes">
          <dl className="flex flex-col gap-2">
            {notes.map(({ when, text }) => (
              <div key={when}>
                <dt className="font-semibold text-ink-2 text-sm">{when}</dt>
                <dd className="measure">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 rounded-md bg-sunken px-4 py-3 print:p-0">
            <p>
              <strong className="font-semibold">Premier jet.</strong> <del>{rewritten.judged}</del>
            </p>
            <p className="mt-1">
              <strong className="font-semibold">En faits.</strong> {rewritten.seen}
            </p>
            <p className="measure mt-1 text-ink-2">
              <TermText text={rewritten.why} />
            </p>
          </div>
        </StepCard>
        <StepCard example={example} step="sorted">
          <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
            {DOMAINS.map((one) => (
              <div key={one}>
                <DomainChip domain={one} />
                <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 marker:text-primary">
                  {sorted[one].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="measure mt-3">
            <strong className="font-semibold">Ce qui manque.</strong> <TermText text={question} />
          </p>
        </StepCard>
        <StepCard example={example} step="portrait">
          {portrait.map((paragraph) => (
            <p key={paragraph} className="measure not-first:mt-2">
              <TermText text={paragraph} />
            </p>
          ))}
        </StepCard>
        <StepCard example={example} step="talk">
          {talk.map((sentence) => (
            <p key={sentence} className="measure font-display text-lg leading-snug not-first:mt-2">
              {sentence}
            </p>
          ))}
          <p className="measure mt-3">
            <strong className="font-semibold">Et ensuite.</strong> <TermText text={next} />
          </p>
        </StepCard>
      </div>
    </section>
  )
}

function StepCard({ example, step, children }: { example: PortraitExample; step: Step; children: ReactNode }) {
  return (
    <div className="break-inside-avoid rounded-lg border border-line bg-surface px-5 py-4 print:border-0 print:p-0 print:pb-2">
      <GuideHeading id={`${example.id}-${step}`} level={3} name={PORTRAIT_STEPS[step]} className="mb-1" />
      {children}
    </div>
  )
}
