import type { ThemeKey } from '#content/reference.ts'

/** When something falls, in any year. Weekdays as `Date` counts them: 0 is Sunday. */
export type DateRule =
  | { kind: 'fixed'; month: number; day: number }
  /** The n-th weekday of the month. */
  | { kind: 'nth'; month: number; weekday: number; n: number }
  /** The last such weekday before the day. */
  | { kind: 'before'; month: number; weekday: number; day: number }
  | { kind: 'easter' }
  /** The stars: the day varies by one from year to year. */
  | { kind: 'around'; month: number; day: number }
  /** Set anew each year by those who organise it. */
  | { kind: 'announced'; month: number; when: string }

export type UsefulDate = { label: string; rule: DateRule }

export type OutdoorIdea = {
  title: string
  text: string
  /** Of the reference list, for the activities and the generator. */
  themes: readonly ThemeKey[]
}

export type CalendarMonth = {
  /** 1 for January. */
  month: number
  title: string
  intro: string
  ideas: readonly OutdoorIdea[]
  /** To have at hand this month. */
  gear: readonly string[]
  /** What asks for attention; never a threshold without the policy of the service. */
  vigilance: string
}
