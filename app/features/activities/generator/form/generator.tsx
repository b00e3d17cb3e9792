import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { readWish } from '#app/domain/activity-wish.ts'
import type { AgeGroup } from '#app/domain/enums.ts'
import { askChildNames, findIdeas } from '#app/features/activities/library/queries.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { AlreadyThere } from './already-there.tsx'
import { CriteriaFields } from './criteria-fields.tsx'
import { emptyCriteria, lastCriteria, nearCriteria, rememberCriteria } from './criteria-memory.ts'
import { GenerationResult } from './generation-result.tsx'
import { announcement } from './generation-state.ts'
import { Ideas } from './ideas.tsx'
import { useGeneratedToday } from './use-generated-today.ts'
import { useGeneration } from './use-generation.ts'

/** What waits for her word because it seems to name a child. */
type Waiting = { criteria: ActivityCriteria; found: PersonalData[]; send: (criteria: ActivityCriteria) => void }

export type GeneratorProps = {
  userId: string
  /** Of her own group: what the form begins with until this device remembers a choice. */
  ageGroups: AgeGroup[]
  wish: string | undefined
}

/**
 * The form, and under it the activity while it is written. All of it comes at once: a part that is fetched when it is
 * needed would be missing exactly when the connection is.
 */
export function Generator({ userId, ageGroups, wish }: GeneratorProps) {
  const form = useZodForm(ActivityCriteria, { defaultValues: emptyCriteria() })
  const { state, ...generation } = useGeneration()
  const ideas = useMutation({ mutationFn: findIdeas })
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const isFull = useIsFull()
  const { reset, getFieldState } = form
  // The address loses its wish at the first filter of the list; the form keeps what it began with.
  const [begin] = useState({ wish, ageGroups })
  useEffect(() => {
    // After hydration: the server does not know what this device remembers. What she has already touched wins.
    const hers = begin.ageGroups.length > 0 ? { ...emptyCriteria(), ageGroups: begin.ageGroups } : null
    const remembered = lastCriteria(userId) ?? hers
    const isTouched = getFieldState('ageGroups').isDirty || getFieldState('developments').isDirty
    if (isTouched) return
    if (begin.wish) reset({ ...(remembered ?? emptyCriteria()), themes: [], materials: [], ...readWish(begin.wish) })
    else if (remembered) reset(remembered)
  }, [userId, begin, reset, getFieldState])
  const isRunning = state?.phase === 'running'

  const generate = (criteria: ActivityCriteria) => {
    rememberCriteria(userId, criteria)
    void generation.start(criteria)
  }
  /** Lets pass what tells nothing of a child; asks her about the rest. */
  const sendOrAsk = async (criteria: ActivityCriteria, send: Waiting['send']) => {
    const { found } = await askChildNames([criteria.observation ?? '', ...criteria.themes, ...criteria.materials])
    setWaiting(found.length > 0 ? { criteria, found, send } : null)
    if (found.length === 0) send(criteria)
  }
  const showIdeas = form.handleSubmit((criteria) => sendOrAsk(criteria, (asked) => ideas.mutate(asked)))
  return (
    <>
      <Form
        form={form}
        onSubmit={(criteria) => sendOrAsk(criteria, generate)}
        actions={
          <>
            <SubmitButton
              form={form}
              size="lg"
              busy={isRunning}
              {...(isFull && { disabledReason: generatorSentences.limitReached })}
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
          </>
        }
      >
        <CriteriaFields form={form} />
        <AlreadyThere criteria={nearCriteria(form.watch())} />
        {waiting && (
          <PersonalDataWarning
            found={waiting.found}
            sentence={generatorSentences.personalData}
            advice={generatorSentences.personalDataAdvice}
            correct="Corriger"
            goOn="Envoyer quand même"
            onCorrect={() => {
              setWaiting(null)
              if (waiting.criteria.observation) form.setFocus('observation')
            }}
            onGoOn={() => {
              setWaiting(null)
              waiting.send(waiting.criteria)
            }}
          />
        )}
      </Form>
      {(ideas.isPending || ideas.isError || ideas.data) && (
        <Ideas
          ideas={ideas.data}
          error={ideas.error}
          isFetching={ideas.isPending}
          onChoose={isRunning || isFull ? undefined : (idea) => generate({ ...ideas.variables, idea })}
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
          onClose={generation.dismiss}
        />
      )}
    </>
  )
}

/** Whether the units of the day are used up, as the counter above the form has read them. */
function useIsFull(): boolean {
  const data = useGeneratedToday()
  return data !== undefined && data.used >= data.limit
}
