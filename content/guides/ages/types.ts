import type { AgeGroup, Development } from '#app/domain/enums.ts'

/** Something often seen at this age, and what the educator can do with it. */
export type AgeItem = { title: string; description: string }

export type AgeDomain = {
  domain: Development
  title: string
  items: readonly AgeItem[]
  /** One idea for outside. */
  outdoors: string
}

export type AgeStage = {
  /** Value of `selectedAge` in the address, and beginning of the anchors. */
  tag: string
  ageGroup: AgeGroup
  title: string
  subtitle: string
  description: string
  contents: readonly AgeDomain[]
}
