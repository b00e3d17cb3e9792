import * as z from 'zod/mini'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { seasonOf } from '#app/domain/season.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { DURATION_LABELS, PLACE_LABELS, SEASON_LABELS } from '#content/labels.ts'
import type { NearActivitiesInput } from '../schema.ts'

/** The form of somebody who comes for the first time: what has one likely answer is filled in. */
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
    allergies: [],
    observation: '',
    idea: null,
  }
}

// Held by the item before it: on a phone the sentence takes two lines, and none may begin with a dot.
const SEPARATOR = '\u00A0· '

/** What is in force under « Préciser », in one sentence: « Cour · Automne · 20 min · 2 thèmes ». */
export function describeDetails(criteria: ActivityCriteria): string {
  const { themes, materials, place, season, durationMinutes, groupSize, allergies = [], observation } = criteria
  return [
    themes.length > 0 ? plural(themes.length, 'thème') : 'Surprenez-moi',
    PLACE_LABELS[place],
    SEASON_LABELS[season],
    DURATION_LABELS[durationMinutes],
    ...(materials.length > 0 ? [plural(materials.length, 'matériel')] : []),
    ...(groupSize ? [plural(groupSize, 'enfant')] : []),
    ...(allergies.length > 0 ? [plural(allergies.length, 'allergie')] : []),
    ...(observation ? ['une observation'] : []),
  ].join(SEPARATOR)
}

/** The part of the form that the library is asked with. */
export function nearCriteria(criteria: ActivityCriteria): NearActivitiesInput {
  const { ageGroups, developments, themes, place, season, durationMinutes } = criteria
  return { ageGroups, developments, themes, place, season, durationMinutes }
}

// Per person: a tablet is shared.
const storageKey = (userId: string) => `brindille.generator.${userId}`

/** Keeps the choices of a generation on this device, for the next one: not the season, nor what belongs to that day. */
export function rememberCriteria(
  userId: string,
  { season: _season, observation: _observation, idea: _idea, ...criteria }: ActivityCriteria,
): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(criteria))
  } catch {
    // A full or forbidden store only costs the convenience.
  }
}

/** The last choices, or null: none yet, or written by a version that knew other lists. */
export function lastCriteria(userId: string, now = new Date()): ActivityCriteria | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null')
    return ActivityCriteria.parse({ ...z.record(z.string(), z.unknown()).parse(stored), season: seasonOf(now) })
  } catch {
    return null
  }
}
