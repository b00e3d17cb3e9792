import type { ContinuumAxis } from '#content/guides/types.ts'
import { CONTINUUM_AXES, type ContinuumPlace } from '../schema.ts'

export type AxisPlaces = { axis: ContinuumAxis; current: ContinuumPlace | undefined; former: readonly ContinuumPlace[] }

/** The current position of the daycare on each axis, and the former ones, the last one first. */
export function placesByAxis(places: readonly ContinuumPlace[]): AxisPlaces[] {
  return CONTINUUM_AXES.map((axis) => {
    const [current, ...former] = places
      .filter((place) => place.axis === axis)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    return { axis, current, former }
  })
}

/** The lowest current step of all axes, where a small step begins; undefined before any answer. */
export function lowestStepOf(axes: readonly AxisPlaces[]): number | undefined {
  const steps = axes.flatMap(({ current }) => current?.step ?? [])
  return steps.length > 0 ? Math.min(...steps) : undefined
}
