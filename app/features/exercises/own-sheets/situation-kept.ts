import * as z from 'zod/mini'
import type { SituationDraft } from './situation-draft.ts'

const Kept = z.object({
  version: z.number(),
  draft: z.object({
    title: z.string(),
    description: z.string(),
    statements: z.array(
      z.object({ key: z.string(), side: z.enum(['risks', 'benefits']), text: z.string(), precaution: z.string() }),
    ),
  }),
})

/** A sheet as it was typed and not saved yet; `version` is the one it began from (0: a new sheet). */
export type KeptSituation = { version: number; draft: SituationDraft }

/** Where it is kept on this device. `id`: of the sheet, or « new ». */
const keyOf = (userId: string, id: string) => `brindille.situation.${userId}.${id}`

/** What a store held; null for nothing or for what cannot be read. Never throws. */
export function parseKeptSituation(text: string | null): KeptSituation | null {
  try {
    const parsed = Kept.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Sheets being written, on this device; a browser without a store keeps nothing and says nothing. */
export const keptSituations = {
  find(userId: string, id: string): KeptSituation | null {
    try {
      return parseKeptSituation(localStorage.getItem(keyOf(userId, id)))
    } catch {
      return null
    }
  },
  keep(userId: string, id: string, kept: KeptSituation): void {
    try {
      localStorage.setItem(keyOf(userId, id), JSON.stringify(kept))
    } catch {
      // What is typed stays on screen.
    }
  },
  forget(userId: string, id: string): void {
    try {
      localStorage.removeItem(keyOf(userId, id))
    } catch {
      // Nothing was kept.
    }
  },
}
