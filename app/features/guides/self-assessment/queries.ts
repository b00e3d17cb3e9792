import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import type { Outbox } from '#app/lib/kept/outbox.ts'
import { saveReflectionFn, saveSmallStepFn } from '../functions.ts'
import { useVersionedOutbox, versionedOutbox, type Waiting, waitingSchema } from '../notes/versioned-outbox.ts'
import { reflectionsQuery, smallStepQuery } from '../queries.ts'
import { REFLECTION_LEVELS, type Reflection, type SmallStep } from '../schema.ts'

const Answer = z.object({
  cardId: z.string(),
  round: z.number(),
  level: z.enum(REFLECTION_LEVELS),
  note: z.string(),
  answeredAt: z.number(),
})
/** An answer to a card, on its way. */
export type Answer = z.infer<typeof Answer>

const StepValue = z.object({
  cardId: z.nullable(z.string()),
  text: z.string(),
  dueOn: z.nullable(z.string()),
  done: z.boolean(),
})
/** The small step, on its way. */
export type StepValue = z.infer<typeof StepValue>

const waitingAnswers = keptStore('reflection', waitingSchema(Answer))
const waitingSteps = keptStore('step', waitingSchema(StepValue))
const STEP_ID = 'own'

const answerId = (cardId: string, round: number) => `${cardId}.${round}`

/** The outbox of a person's answers: the rounds of one card leave in their order. */
export function answerOutbox(queryClient: QueryClient, owner: string | null): Outbox<Waiting<Answer>> {
  return versionedOutbox<Answer, Reflection>({
    store: waitingAnswers,
    owner,
    idOf: ({ cardId, round }) => answerId(cardId, round),
    positionOf: ({ cardId, round }) => ({ lane: cardId, rank: round }),
    save: async (answer, seen) => {
      const saved = await saveReflectionFn({ data: { ...answer, seen } })
      queryClient.setQueryData(reflectionsQuery().queryKey, (all) => all && withAnswer(all, saved))
      return saved
    },
    read: async ({ cardId, round }) =>
      (await queryClient.query({ ...reflectionsQuery(), staleTime: 0 })).find(
        (one) => one.cardId === cardId && one.round === round,
      ),
    isSame: ({ level, note }, stored) => stored.level === level && stored.note === note,
  })
}

/** Replaces the answer of the same card and round, or adds it. */
function withAnswer(all: readonly Reflection[], answer: Reflection): Reflection[] {
  return [...all.filter(({ cardId, round }) => cardId !== answer.cardId || round !== answer.round), answer]
}

export type AnswerSaves = ReturnType<typeof useAnswers>

/**
 * The person's answers, with those that this device has not sent yet.
 * @param owner the daycare and the person; null: nothing can be saved
 */
export function useAnswers(stored: readonly Reflection[], owner: string | null) {
  const queryClient = useQueryClient()
  const outbox = useMemo(() => answerOutbox(queryClient, owner), [queryClient, owner])
  const { kept, find, save, stateOf, overwrite, discard } = useVersionedOutbox(outbox)
  const storedOf = (cardId: string, round: number) => stored.find((one) => one.cardId === cardId && one.round === round)
  const answers = kept.reduce<readonly Reflection[]>((all, { value: { value } }) => {
    const { answeredAt, ...answer } = value
    const { createdAt = new Date(answeredAt), updatedAt = new Date(0) } = storedOf(answer.cardId, answer.round) ?? {}
    return withAnswer(all, { ...answer, createdAt, updatedAt })
  }, stored)
  return {
    answers,
    storedOf,
    find: (cardId: string, round: number) => find(answerId(cardId, round)),
    stateOf: (cardId: string, round: number) => stateOf(answerId(cardId, round)),
    /** @param seen version of the answer that it changes, null for a new one */
    save: (answer: Omit<Answer, 'answeredAt'>, seen: number | null) => {
      const id = answerId(answer.cardId, answer.round)
      void save(id, { ...answer, answeredAt: find(id)?.answeredAt ?? Date.now() }, seen)
    },
    overwrite: (cardId: string, round: number) => overwrite(answerId(cardId, round), storedOf(cardId, round)),
    discard: (cardId: string, round: number) => discard(answerId(cardId, round)),
  }
}

/** The outbox of a person's small step. */
export function stepOutbox(queryClient: QueryClient, owner: string | null): Outbox<Waiting<StepValue>> {
  return versionedOutbox<StepValue, SmallStep>({
    store: waitingSteps,
    owner,
    idOf: () => STEP_ID,
    save: async (step, seen) => {
      const saved = await saveSmallStepFn({ data: { ...step, seen } })
      queryClient.setQueryData(smallStepQuery().queryKey, saved)
      return saved
    },
    read: async () => (await queryClient.query({ ...smallStepQuery(), staleTime: 0 })) ?? undefined,
    isSame: ({ cardId, text, dueOn, done }, step) =>
      step.cardId === cardId && step.text === text && step.dueOn === dueOn && (step.doneAt !== null) === done,
  })
}

/**
 * The small step, as this device knows it: stored, or on its way.
 * @param owner the daycare and the person; null: nothing can be saved
 */
export function useSmallStep(owner: string | null) {
  const queryClient = useQueryClient()
  const { data: stored } = useSuspenseQuery(smallStepQuery())
  const outbox = useMemo(() => stepOutbox(queryClient, owner), [queryClient, owner])
  const { kept, save, stateOf, overwrite, discard } = useVersionedOutbox(outbox)
  const waiting = stateOf(STEP_ID)
  const at = new Date(kept[0]?.at ?? 0)
  const step: SmallStep | null = waiting
    ? { ...waiting.value, doneAt: waiting.value.done ? at : null, updatedAt: stored?.updatedAt ?? at }
    : stored
  return {
    step,
    stored,
    waiting,
    /** @param seen version of the step that it replaces */
    save: (value: StepValue, seen: number | null) => void save(STEP_ID, value, seen),
    overwrite: () => overwrite(STEP_ID, stored ?? undefined),
    discard: () => discard(STEP_ID),
  }
}
