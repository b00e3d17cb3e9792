import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { parsePrefill } from '#app/domain/generator-prefill.ts'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { checkChildNames, fetchIdeas } from '#app/features/activities/library/queries.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { Ideas } from './activity-ideas.tsx'
import { CriteriaFields } from './criteria-fields.tsx'
import { criteriaOfGroup } from './first-criteria.ts'
import { announcement } from './generation-state.ts'
import { emptyCriteria, readLastCriteria, saveLastCriteria, toNearActivitiesInput } from './last-criteria.ts'
import { LibrarySuggestions } from './library-suggestions.tsx'
import { useGeneratedToday } from './use-generated-today.ts'
import { useGeneration } from './use-generation.ts'

/** Comes while the first section is awaited, which takes longer. */
const GenerationResult = lazyPart(() => import('./generation-result.tsx'), 'GenerationResult')

/** A request that seems to name a child, and waits for her confirmation. */
type PendingConfirmation = {
  criteria: ActivityCriteria
  found: PersonalData[]
  send: (criteria: ActivityCriteria) => void
}

export type GeneratorProps = {
  userId: string
  /** Her own group: what she has said of it comes before the criteria stored on this device. */
  group: OwnGroup
  /** Criteria from the address, see `readWish`. */
  prefill: string | undefined
  /** Criteria from elsewhere on the page, which replace those of the form each time another object comes. */
  request: Partial<ActivityCriteria> | undefined
}

/** The form, and under it the activity while it is written. */
export function Generator({ userId, group, prefill: wish, request }: GeneratorProps) {
  const form = useZodForm(ActivityCriteria, { defaultValues: emptyCriteria() })
  const { state, ...generation } = useGeneration()
  const ideas = useMutation({ mutationFn: fetchIdeas })
  const [pending, setPending] = useState<PendingConfirmation | null>(null)
  const isLimitReached = useIsDailyLimitReached()
  const { reset, getFieldState, getValues } = form
  const submit = useRef<HTMLDivElement>(null)
  // The address loses its wish at the first filter of the list: the form keeps its initial values.
  const [initial] = useState({ wish })
  // As text, because every reading of the person gives a new object.
  const groupCriteria = JSON.stringify(criteriaOfGroup(group))
  useEffect(() => {
    // After hydration, because the server has no access to this device's storage. Fields already changed are kept.
    const remembered = { ...(readLastCriteria(userId) ?? emptyCriteria()), ...JSON.parse(groupCriteria) }
    const isTouched = getFieldState('ageGroups').isDirty || getFieldState('developments').isDirty
    if (isTouched) return
    if (initial.wish) reset({ ...remembered, themes: [], materials: [], ...parsePrefill(initial.wish) })
    else reset(remembered)
  }, [userId, initial, groupCriteria, reset, getFieldState])
  useEffect(() => {
    if (!request) return
    reset({ ...getValues(), themes: [], materials: [], observation: '', ...request })
    submit.current?.querySelector('button')?.focus({ preventScroll: true })
    submit.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [request, reset, getValues])
  const isRunning = state?.phase === 'running'

  const generate = (criteria: ActivityCriteria) => {
    saveLastCriteria(userId, criteria)
    void generation.start(criteria)
  }
  /** Sends the request at once, or after her confirmation when its texts seem to name a child. */
  const confirmThenSend = async (criteria: ActivityCriteria, send: PendingConfirmation['send']) => {
    const { found } = await checkChildNames([criteria.observation ?? '', ...criteria.themes, ...criteria.materials])
    setPending(found.length > 0 ? { criteria, found, send } : null)
    if (found.length === 0) send(criteria)
  }
  const showIdeas = form.handleSubmit((criteria) => confirmThenSend(criteria, (confirmed) => ideas.mutate(confirmed)))
  return (
    <>
      <Form
        form={form}
        // On a wide page « Préciser », while it is closed, and the buttons share a row.
        className="group-has-[.print-sheet]/page:print:hidden lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:*:col-span-full lg:*:last:col-span-1"
        onSubmit={(criteria) => confirmThenSend(criteria, generate)}
        actions={
          <div ref={submit} className="flex flex-wrap gap-3">
            <SubmitButton
              form={form}
              size="lg"
              busy={isRunning}
              {...(isLimitReached && { disabledReason: generatorSentences.limitReached })}
            >
              {FIXED_WORDS.generate}
            </SubmitButton>
            {isRunning ? (
              <Button size="lg" onClick={generation.stop}>
                Arrêter
              </Button>
            ) : (
              <Button size="lg" busy={ideas.isPending} onClick={() => void showIdeas()}>
                Voir 3 idées
              </Button>
            )}
          </div>
        }
      >
        <CriteriaFields form={form} group={group} />
        {pending && (
          <PersonalDataWarning
            found={pending.found}
            sentence={generatorSentences.personalData}
            advice={generatorSentences.personalDataAdvice}
            correctLabel="Corriger"
            continueLabel="Envoyer quand même"
            onCorrect={() => {
              setPending(null)
              if (pending.criteria.observation) form.setFocus('observation')
            }}
            onContinue={() => {
              setPending(null)
              pending.send(pending.criteria)
            }}
          />
        )}
      </Form>
      <LibrarySuggestions criteria={toNearActivitiesInput(form.watch())} />
      {(ideas.isPending || ideas.isError || ideas.data) && (
        <Ideas
          ideas={ideas.data}
          error={ideas.error}
          isFetching={ideas.isPending}
          onChoose={isRunning || isLimitReached ? undefined : (idea) => generate({ ...ideas.variables, idea })}
        />
      )}
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
      {state && (
        <GenerationResult
          state={state}
          onRetry={() =>
            generation.start(state.criteria, state.phase === 'failed' && state.isUnanswered ? state.id : undefined)
          }
          onKeep={(materials) => {
            form.setValue('materials', materials)
            generate({ ...state.criteria, materials })
          }}
          onClose={generation.dismiss}
        />
      )}
    </>
  )
}

/** Whether the units of the day are used up; false until they are loaded. */
function useIsDailyLimitReached(): boolean {
  const data = useGeneratedToday()
  return data !== undefined && data.used >= data.limit
}
