import { Link } from '@tanstack/react-router'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import type { AgeStage } from '#content/guides/ages/types.ts'
import { SIGNS_BY_AGE, TALK, WHEN_TO_ASK, WHOM_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { Disclosure } from '../frame/disclosure.tsx'
import { GuideHeading } from '../frame/guide-heading.tsx'
import type { ContentsEntry } from '../frame/table-of-contents.tsx'
import { signsId, WHEN_TO_ASK_ID } from './ages-view.ts'

export const WHEN_TO_ASK_CONTENTS: readonly ContentsEntry[] = [
  { id: WHEN_TO_ASK_ID, label: WHEN_TO_ASK.title },
  { id: WHOM_TO_ASK.id, label: WHOM_TO_ASK.title, isNested: true },
  { id: TALK.id, label: TALK.title, isNested: true },
]

/** The signs of one age, with the way to what concerns all ages. */
export function SignsOfAge({ stage }: { stage: AgeStage }) {
  const id = signsId(stage)
  return (
    <section aria-labelledby={id} className="mb-10 print:mb-4">
      <GuideHeading id={id} level={3} name={WHEN_TO_ASK.title} className="mb-1" />
      <p className="measure mb-4">
        <TermText text={WHEN_TO_ASK.intro} />
      </p>
      <div className="grid gap-4 md:grid-cols-2 print:block">
        <SignList title={`${stage.title}, on peut remarquer`} signs={SIGNS_BY_AGE[stage.tag]} />
        <SignList title={WHEN_TO_ASK.anyAge.title} signs={WHEN_TO_ASK.anyAge.signs} />
      </div>
      <p className="no-print mt-2 flex flex-wrap gap-x-5">
        {[WHOM_TO_ASK, TALK].map(({ id: hash, title }) => (
          <Link
            key={hash}
            to="/zero-to-five-years"
            hash={hash}
            className="inline-flex min-h-11 items-center text-primary-ink text-sm underline underline-offset-4"
          >
            {title}
          </Link>
        ))}
      </p>
    </section>
  )
}

/** What concerns all ages: the signs of each, whom to turn to, how to tell the parents. */
export function WhenToAsk() {
  return (
    <>
      <section aria-labelledby={WHEN_TO_ASK_ID} className="mb-10 print:mb-4">
        <GuideHeading id={WHEN_TO_ASK_ID} level={2} name={WHEN_TO_ASK.title} className="mb-1" />
        <p className="measure mb-4 text-lg">
          <TermText text={WHEN_TO_ASK.intro} />
        </p>
        <div className="rounded-lg border border-line bg-surface print:border-0">
          <Disclosure title={WHEN_TO_ASK.anyAge.title} level={3}>
            <Signs signs={WHEN_TO_ASK.anyAge.signs} />
          </Disclosure>
          {AGE_STAGES.map(({ tag, title, subtitle }) => (
            <Disclosure key={tag} title={`${title}, ${subtitle.toLowerCase()}`} level={3}>
              <Signs signs={SIGNS_BY_AGE[tag]} />
            </Disclosure>
          ))}
        </div>
      </section>
      <section aria-labelledby={WHOM_TO_ASK.id} className="mb-10 print:mb-4">
        <GuideHeading id={WHOM_TO_ASK.id} level={2} name={WHOM_TO_ASK.title} className="mb-3" />
        <dl className="grid gap-4 md:grid-cols-2 print:block">
          {WHOM_TO_ASK.people.map(({ name, text }) => (
            <div
              key={name}
              className="break-inside-avoid rounded-lg border border-line bg-surface px-5 py-4 print:border-0 print:p-0 print:pb-2"
            >
              <dt className="font-semibold text-lg print:text-base">{name}</dt>
              <dd className="mt-1">
                <TermText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby={TALK.id} className="mb-10 print:mb-4">
        <GuideHeading id={TALK.id} level={2} name={TALK.title} className="mb-3" />
        <ol className="flex flex-col gap-4 print:block">
          {TALK.steps.map(({ title, text, say }, i) => (
            <li
              key={title}
              className="break-inside-avoid rounded-lg border border-line bg-surface px-5 py-4 print:border-0 print:p-0 print:pb-2"
            >
              <h3 className="font-semibold text-lg print:text-base">{`${i + 1}. ${title}`}</h3>
              <p className="measure mt-1">
                <TermText text={text} />
              </p>
              {say.map((sentence) => (
                <p key={sentence} className="measure mt-2 font-display text-lg leading-snug">
                  {sentence}
                </p>
              ))}
            </li>
          ))}
        </ol>
        <div className="measure mt-4 flex flex-col gap-2">
          <p>
            <strong className="font-semibold">À éviter.</strong> {TALK.avoid}
          </p>
          <p>
            <TermText text={TALK.notReady} />
          </p>
          <p>
            <TermText text={TALK.protection} />
          </p>
        </div>
      </section>
    </>
  )
}

/** In the order of the page, for the terms that open at their first use. */
export const WHEN_TO_ASK_TEXTS: readonly string[] = [
  WHEN_TO_ASK.intro,
  ...WHOM_TO_ASK.people.map(({ text }) => text),
  ...TALK.steps.map(({ text }) => text),
  TALK.notReady,
  TALK.protection,
]

function SignList({ title, signs }: { title: string; signs: readonly string[] }) {
  return (
    <div className="break-inside-avoid rounded-lg border border-line bg-surface px-5 py-4 print:border-0 print:p-0 print:pb-2">
      <h4 className="mb-1 font-semibold text-lg print:text-base">{title}</h4>
      <Signs signs={signs} />
    </div>
  )
}

function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul className="measure flex list-disc flex-col gap-1 pl-5 marker:text-primary">
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  )
}
