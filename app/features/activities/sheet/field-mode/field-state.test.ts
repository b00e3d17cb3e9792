import { describe, expect, test } from 'vitest'
import { minimalSheet } from '#tests/support/activities.ts'
import {
  elapsedOf,
  FIRST_STATE,
  FieldState,
  fieldSteps,
  goTo,
  leadOf,
  pauseTimer,
  resetTimer,
  startTimer,
  toggleReady,
} from './field-state.ts'

const MINUTE = 60_000

describe('the steps', () => {
  test('begin with what is prepared, when the sheet says something of it', () => {
    const sheet = minimalSheet()
    expect(fieldSteps(sheet).map(({ kind }) => kind)).toEqual(['before', 'step'])
    expect(fieldSteps({ ...sheet, preparation: [] }).map(({ kind }) => kind)).toEqual(['step'])
  })

  test('end where they end, also when the sheet has lost some since', () => {
    expect(goTo(FIRST_STATE, -1, 3).step).toBe(0)
    expect(goTo(FIRST_STATE, 7, 3).step).toBe(2)
    expect(goTo(FIRST_STATE, 7, 0).step).toBe(0)
  })
})

describe('a timer', () => {
  test('goes on where it was paused', () => {
    const paused = pauseTimer(startTimer(FIRST_STATE, 2, 0), 3 * MINUTE)
    expect(elapsedOf(paused, 2, 99 * MINUTE)).toBe(3 * MINUTE)
    const again = startTimer(paused, 2, 10 * MINUTE)
    expect(elapsedOf(again, 2, 11 * MINUTE)).toBe(4 * MINUTE)
    expect(FieldState.safeParse(again).success).toBe(true)
  })

  test('pauses the one of another step', () => {
    const state = startTimer(startTimer(FIRST_STATE, 0, 0), 1, 2 * MINUTE)
    expect(elapsedOf(state, 0, 9 * MINUTE)).toBe(2 * MINUTE)
    expect(elapsedOf(state, 1, 9 * MINUTE)).toBe(7 * MINUTE)
  })

  test('goes back to zero, and leaves the others alone', () => {
    const state = resetTimer(startTimer(startTimer(FIRST_STATE, 0, 0), 1, 2 * MINUTE), 0)
    expect(elapsedOf(state, 0, 9 * MINUTE)).toBe(0)
    expect(elapsedOf(state, 1, 9 * MINUTE)).toBe(7 * MINUTE)
    expect(resetTimer(state, 1).running).toBeNull()
  })

  test('never measures less than nothing when the clock is set back', () => {
    expect(elapsedOf(startTimer(FIRST_STATE, 0, 5 * MINUTE), 0, MINUTE)).toBe(0)
  })

  test('started twice loses nothing', () => {
    expect(elapsedOf(startTimer(startTimer(FIRST_STATE, 0, 0), 0, MINUTE), 0, 2 * MINUTE)).toBe(2 * MINUTE)
  })
})

test('a material is ready, and is not any more', () => {
  const once = toggleReady(FIRST_STATE, 'Bâche')
  expect(once.ready).toEqual(['Bâche'])
  expect(toggleReady(once, 'Bâche').ready).toEqual([])
})

test.each([
  ['Regardez le ciel. On s’assoit.', 'Regardez le ciel.', 'On s’assoit.'],
  ['Demandez « Où vont-ils? » Puis cherchez.', 'Demandez « Où vont-ils? » Puis cherchez.', ''],
  ['Marchez 1. puis 2. en rond', 'Marchez 1. puis 2. en rond', ''],
  ['Une seule phrase.', 'Une seule phrase.', ''],
])('%s begins with %s', (text, lead, rest) => expect(leadOf(text)).toEqual([lead, rest]))
