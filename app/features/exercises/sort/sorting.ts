import type { ExerciseTag } from '#content/exercises/types.ts'
import type { Side } from '../schema.ts'

/** One situation being sorted. Immutable: each step gives a new one. */
export type Sorting = {
  /** Ids of the statements, in the order in which they are shown. */
  order: readonly string[]
  placements: Readonly<Record<string, Side>>
  precautions: Readonly<Record<string, string>>
  /** The statement on the card; null once all are placed. It may already have a side, when she changes her mind. */
  current: string | null
  /** Placed statements, the last placed at the end: the way back. */
  trail: readonly string[]
  finished: boolean
}

export type SortingStep =
  | { type: 'place'; side: Side }
  /** Drag of a statement that is already on a side. */
  | { type: 'move'; id: string; side: Side }
  | { type: 'change'; id: string }
  | { type: 'back' }
  | { type: 'finish' }
  | { type: 'precaution'; id: string; text: string }
  | { type: 'load'; sorting: Sorting }

type Kept = Pick<Sorting, 'placements' | 'precautions' | 'finished'>
const NOTHING: Kept = { placements: {}, precautions: {}, finished: false }

/** Where a person takes up a situation again; statements that no longer exist are forgotten. */
export function startSorting(order: readonly string[], { placements, precautions, finished }: Kept = NOTHING): Sorting {
  const known = Object.fromEntries(Object.entries(placements).filter(([id]) => order.includes(id)))
  const trail = order.filter((id) => known[id])
  return { order, placements: known, precautions, current: firstOpen(order, known), trail, finished }
}

/** What a step makes of it. A step that has no meaning now changes nothing. */
export function sorted(sorting: Sorting, step: SortingStep): Sorting {
  if (step.type === 'load') return step.sorting
  if (step.type === 'precaution') return { ...sorting, precautions: { ...sorting.precautions, [step.id]: step.text } }
  if (sorting.finished) return sorting
  switch (step.type) {
    case 'place':
      return sorting.current === null ? sorting : placed(sorting, sorting.current, step.side)
    case 'move':
      return placed(sorting, step.id, step.side)
    case 'change':
      return reopened(sorting, step.id)
    case 'back': {
      const previous = sorting.trail.at(-1)
      return previous === undefined ? sorting : reopened(sorting, previous)
    }
    case 'finish':
      return sorting.order.every((id) => sorting.placements[id])
        ? { ...sorting, current: null, finished: true }
        : sorting
  }
}

function placed(sorting: Sorting, id: string, side: Side): Sorting {
  if (!sorting.order.includes(id)) return sorting
  const placements = { ...sorting.placements, [id]: side }
  const trail = [...sorting.trail.filter((earlier) => earlier !== id), id]
  const stays = sorting.current !== null && sorting.current !== id
  return { ...sorting, placements, trail, current: stays ? sorting.current : firstOpen(sorting.order, placements) }
}

function reopened(sorting: Sorting, id: string): Sorting {
  if (!sorting.placements[id]) return sorting
  return { ...sorting, current: id, trail: sorting.trail.filter((earlier) => earlier !== id) }
}

function firstOpen(order: readonly string[], placements: Readonly<Record<string, Side>>): string | null {
  return order.find((id) => !placements[id]) ?? null
}

export function placedCount({ order, placements }: Pick<Sorting, 'order' | 'placements'>): number {
  return order.filter((id) => placements[id]).length
}

/** « Ça dépend » is right too where the content says so. */
export function isRight(tag: Pick<ExerciseTag, 'correct' | 'depends'>, side: Side): boolean {
  return side === tag.correct || (side === 'depends' && tag.depends === true)
}

const SIDE_KEYS: Record<string, Side> = {
  r: 'risks',
  b: 'benefits',
  d: 'depends',
  ArrowLeft: 'risks',
  ArrowRight: 'benefits',
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'>

/** The step that a key stands for, or null when it belongs to the browser or is held down. */
export function stepOfKey(press: Press): SortingStep | null {
  if (press.defaultPrevented || press.repeat || press.ctrlKey || press.altKey || press.metaKey) return null
  if (press.key === 'Backspace') return { type: 'back' }
  const side = SIDE_KEYS[press.key.length === 1 ? press.key.toLowerCase() : press.key]
  return side ? { type: 'place', side } : null
}

/** Pixels to the side that count as a throw when the statement is let go outside a zone. */
export const THROW = 80

/** Where a dragged statement goes: to the zone under the pointer, or to the side it was thrown to; null takes it back. */
export function sideOfDrop(zone: Side | null, dx: number, dy: number): Side | null {
  if (zone) return zone
  if (Math.abs(dx) < THROW || Math.abs(dx) < Math.abs(dy)) return null
  return dx < 0 ? 'risks' : 'benefits'
}
