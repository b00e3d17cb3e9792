import * as z from 'zod/mini'
import { teamNoteSentences } from '#content/pages/team/team-notes.ts'

export const TEAM_NOTE_MAX = 600
/** Notes of a daycare. */
export const TEAM_NOTES_MAX = 60

/** `id` is chosen by the browser; `seen`: `updatedAt` in ms of the version that was read, null for a new note. */
export const SaveTeamNoteInput = z.strictObject({
  id: z.uuid(),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, teamNoteSentences.empty), z.maxLength(TEAM_NOTE_MAX, teamNoteSentences.tooLong)),
  seen: z.nullable(z.int().check(z.nonnegative())),
})
export type SaveTeamNoteInput = z.infer<typeof SaveTeamNoteInput>

export const TeamNoteInput = z.strictObject({ id: z.uuid() })
export const PinTeamNoteInput = z.strictObject({ id: z.uuid(), isPinned: z.boolean() })
export type PinTeamNoteInput = z.infer<typeof PinTeamNoteInput>

export type TeamNote = {
  id: string
  text: string
  isPinned: boolean
  createdAt: Date
  /** Last change of its text. */
  updatedAt: Date
  /** Full name; null once her account is erased. */
  author: string | null
  isOwn: boolean
}
