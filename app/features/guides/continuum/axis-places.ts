import type { ContinuumAxis } from '#content/guides/types.ts'
import { CONTINUUM_AXES, type ContinuumPlace } from '../schema.ts'

export type AxisPlaces = { axis: ContinuumAxis; current: ContinuumPlace | undefined; before: readonly ContinuumPlace[] }

/** Of each axis, where the daycare stands and where it stood, the last one first. */
export function placesByAxis(places: readonly ContinuumPlace[]): AxisPlaces[] {
  return CONTINUUM_AXES.map((axis) => {
    const [current, ...before] = places
      .filter((place) => place.axis === axis)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    return { axis, current, before }
  })
}

/** The step to read first: the least far of the axes, since a small step begins there. Undefined before any answer. */
export function nextStepOf(axes: readonly AxisPlaces[]): number | undefined {
  const steps = axes.flatMap(({ current }) => current?.step ?? [])
  return steps.length > 0 ? Math.min(...steps) : undefined
}
