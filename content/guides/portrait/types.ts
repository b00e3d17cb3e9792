import type { Development } from '#app/domain/enums.ts'

/** From raw notes to what is said to the parents, about an invented child. */
export type PortraitExample = {
  /** Anchor: never renamed. */
  id: string
  /** « L’enfant A, 14 mois ». */
  child: string
  /** The domain that this example looks at most closely. */
  domain: Development
  /** Who, where, since when: what a reader of the notes needs. */
  setting: string
  /** As they were written on the spot, the oldest first. */
  notes: readonly { when: string; text: string }[]
  /** A note as it was first written, and with facts only. */
  rewritten: { judged: string; seen: string; why: string }
  /** What the notes show, in all four domains, in the order of the programme. */
  sorted: Record<Development, readonly string[]>
  /** What the educator asked herself before writing. */
  question: string
  /** The text of the file, as the parents will read it. */
  portrait: readonly string[]
  /** What is said to the parents, and asked of them. */
  talk: readonly string[]
  /** What the group will do with it. */
  next: string
}
