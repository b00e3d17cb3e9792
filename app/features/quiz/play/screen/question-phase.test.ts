import { expect, test } from 'vitest'
import type { FailureKind } from '#app/lib/kept/outbox.ts'
import { getQuestionPhase } from './question-phase.ts'

const kept = (quizId: string, position: number) => ({
  quizId,
  answerId: `${quizId}${position}`,
  position,
  choiceIds: ['a'],
})
const failures = (all: Record<string, FailureKind>) =>
  Object.fromEntries(Object.entries(all).map(([id, kind]) => [id, { kind, error: null }]))

test.each([
  ['nothing done', [], {}, false, 'open'],
  ['refused', [], { q3: 'refused' as const }, false, 'open'],
  ['validated', [kept('q', 3)], {}, false, 'sending'],
  ['the connection is cut', [kept('q', 3)], { q3: 'later' as const }, false, 'kept'],
  ['an earlier one waits', [kept('q', 2), kept('q', 3)], { q2: 'later' as const }, false, 'kept'],
  ['an earlier one is contested', [kept('q', 2), kept('q', 3)], { q2: 'conflict' as const }, false, 'kept'],
  ['another quiz waits for the server', [kept('p', 9), kept('q', 3)], { p9: 'later' as const }, false, 'kept'],
  ['another quiz is elsewhere', [kept('p', 1), kept('q', 3)], { p1: 'elsewhere' as const }, false, 'sending'],
  ['a later one failed', [kept('q', 3), kept('q', 4)], { q4: 'conflict' as const }, false, 'sending'],
  ['stored', [], {}, true, 'stored'],
  ['stored, not yet removed from this device', [kept('q', 3)], {}, true, 'stored'],
] as const)('%s', (_, waiting, failed, isStored, phase) => {
  const place = { quizId: 'q', answerId: 'q3', position: 3 }
  expect(getQuestionPhase({ kept: [...waiting], failures: failures(failed) }, place, isStored).phase).toBe(phase)
})
