import type { AgeGroup, Season } from '#app/domain/enums.ts'
import type { WeatherSheet } from './weather.ts'

/** The sections by their anchor, in a word. */
export const BACKPACK_WORDS = {
  materiaux: 'Matériaux',
  'camp-de-base': 'Camp de base',
  meteo: 'Météo',
  equipement: 'Équipement',
  alimentation: 'Alimentation',
  hygiene: 'Hygiène',
  detente: 'Détente',
  outils: 'Outils',
} as const

export type BackpackSection = {
  /** Anchor of the section. */
  id: keyof typeof BACKPACK_WORDS
  title: string
  intro: string
  questionsToAsk: readonly { question: string; response: string }[]
  goodToKnow: readonly { tip: string; explanation: string }[]
  /** Of the section on the weather: sun, cold and the like, each by itself. */
  sheets?: readonly WeatherSheet[]
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
