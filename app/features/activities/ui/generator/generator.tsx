import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readWish } from '#app/domain/activity-wish.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { browserTimezone, generatedTodayQuery } from '../../activities.queries.ts'
import { CriteriaInput } from '../../generate-activity.schema.ts'
import { CriteriaFields } from './criteria-fields.tsx'
import { emptyCriteria, lastCriteria, rememberCriteria } from './criteria-memory.ts'
import { GenerationResult } from './generation-result.tsx'
import { announcement } from './generation-state.ts'
import { useGeneration } from './use-generation.ts'

/**
 * The form, and under it the activity while it is written. All of it comes at once: a part that is fetched when it is
 * needed would be missing exactly when the connection is.
 */
export function Generator({ userId, wish }: { userId: string; wish: string | undefined }) {
  const form = useZodForm(CriteriaInput, { defaultValues: emptyCriteria() })
  const { state, ...generation } = useGeneration()
  const isFull = useIsFull()
  const { reset, getFieldState } = form
  // The address loses it at the first filter of the list; the form keeps what it began with.
  const [wished] = useState(wish)
  useEffect(() => {
    // After hydration: the server does not know what this device remembers. What she has already touched wins.
    const remembered = lastCriteria(userId)
    const isTouched = getFieldState('ageGroups').isDirty || getFieldState('developments').isDirty
    if (isTouched) return
    if (wished) reset({ ...(remembered ?? emptyCriteria()), themes: [], materials: [], ...readWish(wished) })
    else if (remembered) reset(remembered)
  }, [userId, wished, reset, getFieldState])
  const isRunning = state?.phase === 'running'
  return (
    <>
      <Form
        form={form}
        onSubmit={(criteria) => {
          rememberCriteria(userId, criteria)
          void generation.start(criteria)
        }}
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
            {isRunning && (
              <Button size="lg" onClick={generation.stop}>
                Arrêter
              </Button>
            )}
          </>
        }
      >
        <CriteriaFields form={form} />
      </Form>
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
  const { data } = useQuery({ ...generatedTodayQuery(browserTimezone()), enabled: typeof window !== 'undefined' })
  return data !== undefined && data.used >= data.limit
}
