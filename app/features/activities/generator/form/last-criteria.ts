import * as z from 'zod/mini'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { seasonOf } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { DURATION_LABELS, PLACE_LABELS, SEASON_LABELS } from '#content/labels.ts'
import type { NearActivitiesInput } from '../schema.ts'

/** Defaults of the form for somebody who has not used it on this device. */
export function emptyCriteria(now = new Date()): ActivityCriteria {
  return {
    ageGroups: [],
    developments: [],
    themes: [],
    materials: [],
    place: 'YARD',
    season: seasonOf(now),
    durationMinutes: 20,
    onlyMaterials: false,
    groupSize: null,
    adults: null,
    allergies: [],
    observation: '',
    idea: null,
  }
}

// The no-break space keeps the dot with the item before it: on a phone the text wraps, and no line may begin with a
// dot.
const SEPARATOR = '\u00A0· '

/** Summary of the choices under « Préciser »: « 2 thèmes · Cour · Automne · 20 min ». */
export function describeDetails(criteria: ActivityCriteria): string {
  const { themes, materials, place, season, durationMinutes, groupSize, adults, allergies = [], observation } = criteria
  return [
    themes.length > 0 ? plural(themes.length, 'thème') : 'Surprenez-moi',
    PLACE_LABELS[place],
    SEASON_LABELS[season],
    DURATION_LABELS[durationMinutes],
    ...(materials.length > 0 ? [plural(materials.length, 'matériel')] : []),
    ...(groupSize ? [plural(groupSize, 'enfant')] : []),
    ...(adults ? [plural(adults, 'adulte')] : []),
    ...(allergies.length > 0 ? [plural(allergies.length, 'allergie')] : []),
    ...(observation ? ['une observation'] : []),
  ].join(SEPARATOR)
}

/** The criteria by which the library is searched. */
export function toNearActivitiesInput(criteria: ActivityCriteria): NearActivitiesInput {
  const { ageGroups, developments, themes, place, season, durationMinutes } = criteria
  return { ageGroups, developments, themes, place, season, durationMinutes }
}

// Per person, because tablets are shared.
const storageKey = (userId: string) => `brindille.generator.${userId}`

/**
 * Stores the criteria of a generation on this device for the next one, without the season, the observation and the
 * idea.
 */
export function saveLastCriteria(
  userId: string,
  { season: _season, observation: _observation, idea: _idea, ...criteria }: ActivityCriteria,
): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(criteria))
  } catch {
    // Storage full or forbidden: the form then begins with its defaults.
  }
}

/** The criteria last stored, with the current season; null when there are none or when they are no longer valid. */
export function readLastCriteria(userId: string, now = new Date()): ActivityCriteria | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null')
    return ActivityCriteria.parse({ ...z.record(z.string(), z.unknown()).parse(stored), season: seasonOf(now) })
  } catch {
    return null
  }
}
