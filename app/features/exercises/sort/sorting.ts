import type { ExerciseTag } from '#content/exercises/types.ts'
import type { Side } from '../schema.ts'

/** State of an exercise being sorted. Immutable: each step returns a new one. */
export type Sorting = {
  /** Ids of the statements, in the order in which they are shown. */
  order: readonly string[]
  placements: Readonly<Record<string, Side>>
  precautions: Readonly<Record<string, string>>
  /** Id of the statement on the card; null once all are placed. It may still have its former side. */
  current: string | null
  /** Ids of the placed statements, the last placed at the end: what « Énoncé précédent » goes back through. */
  trail: readonly string[]
  finished: boolean
}

export type SortingStep =
  | { type: 'place'; side: Side }
  /** A statement that is already on a side is dragged to another. */
  | { type: 'move'; id: string; side: Side }
  /** A placed statement comes back to the card. */
  | { type: 'change'; id: string }
  | { type: 'back' }
  | { type: 'finish' }
  | { type: 'precaution'; id: string; text: string }

type SavedSorting = Pick<Sorting, 'placements' | 'precautions' | 'finished'>
const EMPTY: SavedSorting = { placements: {}, precautions: {}, finished: false }

/** The state to begin or to resume with; statements that no longer exist are dropped. */
export function startSorting(
  order: readonly string[],
  { placements, precautions, finished }: SavedSorting = EMPTY,
): Sorting {
  const known = Object.fromEntries(Object.entries(placements).filter(([id]) => order.includes(id)))
  const trail = order.filter((id) => known[id])
  return { order, placements: known, precautions, current: firstUnplaced(order, known), trail, finished }
}

/** The state after a step; the same object when the step does not apply. */
export function sortingReducer(sorting: Sorting, step: SortingStep): Sorting {
  if (step.type === 'precaution') return { ...sorting, precautions: { ...sorting.precautions, [step.id]: step.text } }
  if (sorting.finished) return sorting
  switch (step.type) {
    case 'place':
      return sorting.current === null ? sorting : place(sorting, sorting.current, step.side)
    case 'move':
      return place(sorting, step.id, step.side)
    case 'change':
      return reopen(sorting, step.id)
    case 'back': {
      const previous = sorting.trail.at(-1)
      return previous === undefined ? sorting : reopen(sorting, previous)
    }
    case 'finish':
      return sorting.order.every((id) => sorting.placements[id])
        ? { ...sorting, current: null, finished: true }
        : sorting
  }
}

function place(sorting: Sorting, id: string, side: Side): Sorting {
  if (!sorting.order.includes(id)) return sorting
  const placements = { ...sorting.placements, [id]: side }
  const trail = [...sorting.trail.filter((other) => other !== id), id]
  const isOtherOnCard = sorting.current !== null && sorting.current !== id
  return {
    ...sorting,
    placements,
    trail,
    current: isOtherOnCard ? sorting.current : firstUnplaced(sorting.order, placements),
  }
}

function reopen(sorting: Sorting, id: string): Sorting {
  if (!sorting.placements[id]) return sorting
  return { ...sorting, current: id, trail: sorting.trail.filter((other) => other !== id) }
}

function firstUnplaced(order: readonly string[], placements: Readonly<Record<string, Side>>): string | null {
  return order.find((id) => !placements[id]) ?? null
}

/** How many statements have a side. */
export function placedCount({ order, placements }: Pick<Sorting, 'order' | 'placements'>): number {
  return order.filter((id) => placements[id]).length
}

/** Whether a side is accepted: the correct one, and « Ça dépend » where the content says so. */
export function isCorrectSide(tag: Pick<ExerciseTag, 'correct' | 'depends'>, side: Side): boolean {
  return side === tag.correct || (side === 'depends' && tag.depends === true)
}

const SIDE_KEYS: Record<string, Side> = {
  r: 'risks',
  b: 'benefits',
  e: 'dangers',
  d: 'depends',
  ArrowLeft: 'risks',
  ArrowRight: 'benefits',
}

/** The step that a key stands for; null for other keys, and for one held down. */
export function stepForKey(event: Pick<KeyboardEvent, 'key' | 'repeat'>): SortingStep | null {
  if (event.repeat) return null
  if (event.key === 'Backspace') return { type: 'back' }
  const side = SIDE_KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  return side ? { type: 'place', side } : null
}

/** Pixels to the left or right after which a drop outside the zones counts as a flick to that side. */
export const FLICK_DISTANCE = 80

/** Side of a dropped statement: the zone under the pointer, else the side it was flicked to; null returns it. */
export function sideOfDrop(zone: Side | null, dx: number, dy: number): Side | null {
  if (zone) return zone
  if (Math.abs(dx) < FLICK_DISTANCE || Math.abs(dx) < Math.abs(dy)) return null
  return dx < 0 ? 'risks' : 'benefits'
}
