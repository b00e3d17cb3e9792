import { useQueryClient } from '@tanstack/react-query'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { deleteTeamNoteFn, getTeamNotesFn, pinTeamNoteFn, restoreTeamNoteFn, saveTeamNoteFn } from '../functions.ts'
import type { PinTeamNoteInput } from './schema.ts'

const TEAM_NOTES = ['team-notes']

/** The notes of the team. Read again at each visit: colleagues write too. */
export const teamNotesQuery = () => ({ ...serverQuery(TEAM_NOTES, getTeamNotesFn), staleTime: 0 })

/** Sends a note of hers, and reads it again after a conflict. */
export function useTeamNote(id: string) {
  const queryClient = useQueryClient()
  const query = teamNotesQuery()
  const send = async (text: string, seen: number | null) => {
    const saved = await saveTeamNoteFn({ data: { id, text, seen } })
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
    return saved
  }
  const read = async () => {
    const notes = await queryClient.query(query)
    return notes.find((note) => note.id === id && note.isOwn)
  }
  return { send, read }
}

const useNotesChange = <Input, Output>(change: (input: Input) => Promise<Output>) => useChange(change, TEAM_NOTES)

export const usePinTeamNote = () => useNotesChange((data: PinTeamNoteInput) => pinTeamNoteFn({ data }))
export const useDeleteTeamNote = () => useNotesChange((id: string) => deleteTeamNoteFn({ data: { id } }))
export const useRestoreTeamNote = () => useNotesChange((id: string) => restoreTeamNoteFn({ data: { id } }))
