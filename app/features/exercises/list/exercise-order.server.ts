import { randomInt } from 'node:crypto'
import { getCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import { AppError } from '#app/server/errors.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import type { Exercise } from '#content/exercises/types.ts'
import type { ExerciseCard } from '../schema.ts'

const COOKIE = 'brindille-visit'
/** Seconds. A browser that is never closed still gets a new order the next day. */
const COOKIE_MAX_AGE = 12 * 3_600

// The calls of one page must agree on the seed when the request came without the cookie.
const seedByRequest = new WeakMap<Request, number>()

/**
 * The seed of everything that is shown in random order during one visit. In a cookie and not in the browser's storage,
 * so that the server renders the page in its final order: nothing moves on hydration, or after a reload. Sets the
 * cookie when it is missing.
 */
export function visitSeed(): number {
  const text = getCookie(COOKIE)
  if (text && /^\d{1,10}$/.test(text)) return Number(text)
  const known = seedByRequest.get(getRequest())
  if (known !== undefined) return known
  const seed = randomInt(2 ** 31)
  seedByRequest.set(getRequest(), seed)
  setCookie(COOKIE, String(seed), { path: '/', maxAge: COOKIE_MAX_AGE, sameSite: 'lax', httpOnly: true })
  return seed
}

/** A pseudo-random generator of numbers from 0 to 1, 1 excluded; the same seed gives the same numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A copy in an order that depends on the seed only; every order is equally likely (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomFrom(seed)
  const remaining = [...items]
  const order: Item[] = []
  while (remaining.length > 0) order.push(...remaining.splice(Math.floor(random() * remaining.length), 1))
  return order
}

/** The 42 exercises as the grid shows them, in the order of a visit. */
export function listExercises(seed: number): ExerciseCard[] {
  const cards = EXERCISES.map(({ id, key, title, description, image, alt, kind, seasons }) => {
    return { id, key, title, description, image, alt, kind, seasons }
  })
  return shuffled(cards, seed)
}

/** @throws AppError NOT_FOUND */
export function exerciseOf(exerciseId: number): Exercise {
  const exercise = EXERCISES.find(({ id }) => id === exerciseId)
  if (!exercise) throw new AppError('NOT_FOUND')
  return exercise
}

/** One whole exercise, its statements in the order of a visit. @throws AppError NOT_FOUND */
export function getExercise(exerciseId: number, seed: number): Exercise {
  const exercise = exerciseOf(exerciseId)
  return { ...exercise, tags: shuffled(exercise.tags, seed + exerciseId) }
}
