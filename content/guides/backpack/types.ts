import type { AgeGroup, Season } from '#app/domain/enums.ts'

export type BackpackSection = {
  /** Anchor of the section. */
  id: string
  title: string
  intro: string
  questionsToAsk: readonly { question: string; response: string }[]
  goodToKnow: readonly { tip: string; explanation: string }[]
}

export type PackingGroup = 'vital' | 'care' | 'clothes' | 'food' | 'hygiene' | 'place'

export type PackingItem = {
  /** Kept with the ticks: never renamed. */
  id: string
  group: PackingGroup
  label: string
  /** Why, or how much. */
  hint?: string
  /** Absent: whatever the season, the duration or the age. */
  seasons?: readonly Season[]
  /** From this many hours on. */
  fromHours?: number
  ages?: readonly AgeGroup[]
}
