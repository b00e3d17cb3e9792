import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { focusTitle } from '#app/ui/shell/main-content.tsx'
import { NEXT_STEP_LABELS, nextWords as words } from '#content/pages/welcome/next-steps.ts'
import { nextStepsQuery, usePutNextStepsAway } from './queries.ts'

/** In the order of the list, with the page where each is done. */
const STEPS = [
  { step: 'team', to: '/team' },
  { step: 'details', to: '/administrator' },
  { step: 'activity', to: '/activities', search: { onglet: 'trouver' } },
  { step: 'note', to: '/team-notes' },
] as const

/** « Pour commencer », for a manager who has just named her daycare; nothing for the others. */
export function NextStepsCard() {
  const { data: steps } = useSuspenseQuery(nextStepsQuery())
  const putAway = usePutNextStepsAway()
  if (!steps) return null
  const hide = async () => {
    try {
      await putAway.mutateAsync(true)
      // The list takes the pressed button with it.
      focusTitle()
      notify.success(words.isPutAway, { id: 'next-steps', undo: () => putAway.mutateAsync(false) })
    } catch (error) {
      notify.failure(error, { id: 'next-steps' })
    }
  }
  return (
    <section aria-labelledby="pour-commencer" className="card flex flex-col gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pour-commencer" className="text-2xl">
          {words.title}
        </h2>
        <p className="text-ink-2 text-sm tabular-nums">
          {words.done(STEPS.filter(({ step }) => steps[step]).length, STEPS.length)}
        </p>
      </div>
      <p className="measure text-ink-2">{words.lead}</p>
      <ul className="flex flex-col">
        {STEPS.map(({ step, ...address }) => (
          <li key={step} className="flex items-start gap-3 border-line border-t py-2.5">
            <Icon
              as={steps[step] ? 'lucide-circle-check' : 'lucide-circle'}
              className={clsx('mt-3 shrink-0', steps[step] ? 'text-primary' : 'text-ink-2')}
            />
            <div className="min-w-0">
              <Link
                {...address}
                className={clsx(
                  'inline-flex min-h-11 items-center',
                  steps[step] ? 'text-ink-2' : 'text-link font-semibold',
                )}
              >
                {NEXT_STEP_LABELS[step].label}
                {steps[step] && <span className="sr-only"> ({words.isDone})</span>}
              </Link>
              {!steps[step] && <p className="text-ink-2 text-sm">{NEXT_STEP_LABELS[step].why}</p>}
            </div>
          </li>
        ))}
      </ul>
      {putAway.isError && <ErrorMessage error={putAway.error} />}
      <Button variant="quiet" className="-mb-2 -ml-4 self-start" busy={putAway.isPending} onClick={() => void hide()}>
        {words.putAway}
      </Button>
    </section>
  )
}
