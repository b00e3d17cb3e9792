import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { AgeGroup } from '#app/domain/enums.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { ProgressBar } from '#app/ui/feedback/progress.tsx'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { pathWords as words } from '#content/pages/welcome/path.ts'
import { WELCOME_WEEKS, type WelcomeStep, type WelcomeWeek } from '#content/welcome/steps.ts'
import { addressOf, nextStep, WELCOME_STEPS, weekWith } from './path-view.ts'
import { useOwnPath, usePutPathAway } from './queries.ts'

type PathPageProps = {
  /** The daycare and the person. */
  owner: string | null
  ages: readonly AgeGroup[]
  isPutAway: boolean
  /** Educators are told what their manager sees, and may put it away: it is in no other menu. */
  isSeen: boolean
}

type Path = ReturnType<typeof useOwnPath>

/** « Parcours d’accueil »: thirty steps to tick, in the order that she likes. */
export function PathPage({ owner, ages, isPutAway, isSeen }: PathPageProps) {
  const path = useOwnPath(owner)
  const next = nextStep(path.done)
  // Opened where she was when she came; what she opens and closes afterwards stays as she left it.
  const [first] = useState(() => weekWith(next))
  return (
    <div className="page max-w-4xl">
      <PageHeader
        title={words.title}
        lead={words.lead}
        action={!isPutAway && <PrintButton>{words.print}</PrintButton>}
      />
      {isPutAway ? (
        <PutAway />
      ) : (
        <>
          <div className="mb-6 flex max-w-sm flex-col gap-2">
            <p role="status" className="font-medium">
              {words.done(path.done.size, WELCOME_STEPS.length)}
            </p>
            <ProgressBar ratio={path.done.size / WELCOME_STEPS.length} className="h-1.5! text-primary print:hidden" />
          </div>
          {path.error !== null && (
            <div className="mb-6">
              <ErrorMessage error={path.error} action={<Button onClick={path.retry}>Réessayer</Button>} />
              <p className="mt-1 text-ink-2 text-sm">{guideWords.ticksWait}</p>
            </div>
          )}
          <NextStep step={next} ages={ages} isFirst={path.done.size === 0} />
          <div className="flex flex-col gap-3">
            {WELCOME_WEEKS.map((week, index) => (
              <Week key={week.title} week={week} number={index + 1} isFirst={week === first} path={path} ages={ages} />
            ))}
          </div>
          {isSeen && (
            <>
              <p className="no-print mt-8 flex gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
                <Icon as="lucide-eye" className="mt-0.5 shrink-0 text-ink-2" />
                <span className="measure">{words.sees}</span>
              </p>
              <PutAwayOffer />
            </>
          )}
        </>
      )}
    </div>
  )
}

function NextStep({
  step,
  ages,
  isFirst,
}: {
  step: WelcomeStep | undefined
  ages: readonly AgeGroup[]
  isFirst: boolean
}) {
  return (
    <section
      aria-labelledby="prochaine-etape"
      className="card no-print mb-6 flex items-center justify-between gap-6 p-5 sm:p-6"
    >
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h2 id="prochaine-etape" className="font-medium font-sans text-ink-2 text-sm tracking-normal">
          {step ? (isFirst ? words.firstTitle : words.nextTitle) : words.allDone}
        </h2>
        {step ? (
          <>
            <p className="font-display font-semibold text-xl">{step.title}</p>
            <p className="measure text-ink-2">{step.why}</p>
            <Link {...addressOf(step.link, ages)} className={buttonClass('primary')}>
              {step.link.label}
            </Link>
          </>
        ) : (
          <p className="measure">{words.allDoneWhat}</p>
        )}
      </div>
      <Drawing name={step ? 'tracks' : 'sprig'} className="h-24 shrink-0 text-primary-ink/60 max-sm:hidden" />
    </section>
  )
}

type WeekProps = { week: WelcomeWeek; number: number; isFirst: boolean; path: Path; ages: readonly AgeGroup[] }

/** Closed under its title; always open in print. */
function Week({ week: { title, steps }, number, isFirst, path, ages }: WeekProps) {
  const [isOpen, setOpen] = useState(isFirst)
  const id = useId()
  const done = steps.filter((step) => path.done.has(step.id)).length
  return (
    <section className="card print:border-0">
      <h2 className="font-sans text-base tracking-normal print:break-after-avoid">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-md px-5 py-3 text-left font-semibold hover:bg-sunken focus-visible:-outline-offset-3 print:min-h-0 print:p-0"
        >
          <span className="min-w-0 flex-1">{words.week(number, title)}</span>
          <span className="font-normal text-ink-2 text-sm tabular-nums">{words.weekDone(done, steps.length)}</span>
          <Icon
            as="lucide-chevron-down"
            className={clsx('text-ink-2 transition-transform print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <ul id={id} className={clsx('px-5 pb-3 print:block print:p-0', isOpen ? 'block' : 'hidden')}>
        {steps.map((step) => (
          <Step key={step.id} step={step} path={path} ages={ages} />
        ))}
      </ul>
    </section>
  )
}

function Step({ step, path, ages }: { step: WelcomeStep; path: Path; ages: readonly AgeGroup[] }) {
  const { id, title, why, gesture, minutes, link, fact } = step
  const isDone = path.done.has(id)
  const isPerhapsDone = !isDone && fact !== undefined && path.facts.has(fact)
  const whyId = `${id}-why`
  return (
    <li className="break-inside-avoid border-line border-t py-3 print:py-1.5">
      <label className="flex min-h-11 items-start gap-3 rounded-sm py-1.5 hover:bg-sunken print:min-h-0 print:py-0">
        <input
          type="checkbox"
          className="box mt-1 print:hidden"
          checked={isDone}
          aria-describedby={whyId}
          onChange={(event) => path.tick(id, event.target.checked)}
        />
        <span aria-hidden="true" className="mt-1 hidden size-3.5 shrink-0 border border-ink text-center print:block">
          <span className="block text-xs leading-3">{isDone && '✓'}</span>
        </span>
        <span className="min-w-0 flex-1 font-semibold">
          {title}
          <span className="block font-normal text-ink-2 text-sm sm:float-right sm:pl-4">{words.minutes(minutes)}</span>
        </span>
      </label>
      <div className="pl-8.5 print:pl-6.5 print:text-sm">
        <p id={whyId} className="measure text-ink-2">
          {why}
        </p>
        <p className="measure mt-1">{gesture}</p>
        {isPerhapsDone && (
          <p className="no-print mt-1 flex items-center gap-2 text-primary-ink text-sm">
            <Icon as="lucide-sparkles" size={16} className="shrink-0" />
            {words.perhaps}
          </p>
        )}
        <Link {...addressOf(link, ages)} className="text-link no-print inline-flex min-h-11 items-center gap-1.5">
          {link.label}
          <Icon as="lucide-arrow-right" size={16} />
        </Link>
      </div>
    </li>
  )
}

function PutAwayOffer() {
  const putAway = usePutPathAway()
  return (
    <section aria-labelledby="ranger" className="no-print mt-6 flex flex-col items-start gap-2">
      <h2 id="ranger" className="font-sans font-semibold text-base tracking-normal">
        {words.putAwayTitle}
      </h2>
      <p className="measure text-ink-2 text-sm">{words.putAwayWhat}</p>
      {putAway.isError && <ErrorMessage error={putAway.error} />}
      <Button variant="quiet" className="-ml-4" busy={putAway.isPending} onClick={() => putAway.mutate(true)}>
        {words.putAway}
      </Button>
    </section>
  )
}

/** In the place of the path once it is put away: nothing moves under the press that did it. */
function PutAway() {
  const takeBack = usePutPathAway()
  return (
    <section className="card flex flex-col items-start gap-3 p-5 sm:p-6">
      <h2 className="text-xl" role="status">
        {words.isPutAway}
      </h2>
      <p className="measure text-ink-2">{words.isPutAwayWhat}</p>
      {takeBack.isError && <ErrorMessage error={takeBack.error} />}
      <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(false)}>
        {words.takeBack}
      </Button>
    </section>
  )
}
