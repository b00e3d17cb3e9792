/** How the words of an activity came to be, kept with it. */
export type ActivityProvenance =
  | {
      /** Shipped with the application; the hash tells whether the stored row is that of the content and the rules. */
      kind: 'starter'
      contentHash: string
    }
  | {
      kind: 'bank'
      bankVersion: string
      /** With the criteria and the version, gives the same sheet again. */
      seed: number
      /** The play of the bank: a section can be said in other words that go with the rest. */
      play?: string
    }
  | {
      kind: 'model'
      /** As the provider names it. */
      model: string
      promptVersion: string
      schemaVersion: string
      /** Of all calls for this sheet; null when the provider does not say. */
      inputTokens: number | null
      outputTokens: number | null
      /** From the first call to the last word. */
      milliseconds: number
      /** Sections that were written a second time. */
      repaired: string[]
    }
