import { randomInt } from 'node:crypto'
import { getCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import { AppError } from '#app/server/errors.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import type { Exercise } from '#content/exercises/types.ts'
import type { ExerciseCard } from '../schema.ts'

const NAME = 'brindille-visit'
/** Seconds. A browser that is never closed still gets a new order the next day. */
const LONGEST_VISIT = 12 * 3_600

// Several reads of one page that opens the visit must agree before the browser has the cookie.
const perRequest = new WeakMap<Request, number>()

/**
 * The number that orders what is shown at random during one visit. In a cookie and not in the browser's storage, so that
 * the server already writes the page in its final order: nothing moves when scripts arrive, or after a reload.
 */
export function visitSeed(): number {
  const text = getCookie(NAME)
  if (text && /^\d{1,10}$/.test(text)) return Number(text)
  const known = perRequest.get(getRequest())
  if (known !== undefined) return known
  const seed = randomInt(2 ** 31)
  perRequest.set(getRequest(), seed)
  setCookie(NAME, String(seed), { path: '/', maxAge: LONGEST_VISIT, sameSite: 'lax', httpOnly: true })
  return seed
}

/** A number below one at each call; the same seed gives the same numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The items in an order that the seed alone decides; every order is as likely (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomFrom(seed)
  const left = [...items]
  const order: Item[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1))
  return order
}

/** The 42 situations as the grid shows them, in the order of a visit. */
export function listExercises(seed: number): ExerciseCard[] {
  const cards = EXERCISES.map(({ id, key, title, description, image, alt, kind, seasons }) => {
    return { id, key, title, description, image, alt, kind, seasons }
  })
  return shuffled(cards, seed)
}

/**
 * One situation whole, its statements in the order of a visit.
 * @throws AppError NOT_FOUND
 */
export function getExercise(exerciseId: number, seed: number): Exercise {
  const exercise = EXERCISES.find(({ id }) => id === exerciseId)
  if (!exercise) throw new AppError('NOT_FOUND')
  return { ...exercise, tags: shuffled(exercise.tags, seed + exerciseId) }
}
