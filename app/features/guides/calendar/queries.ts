import { useQueryClient } from '@tanstack/react-query'
import { saveMonthNoteFn } from '../functions.ts'
import { calendarNotesQuery } from '../queries.ts'

/** Sends the note of a month, and reads it again after a conflict. */
export function useMonthNote(month: number) {
  const queryClient = useQueryClient()
  const { queryKey } = calendarNotesQuery()
  const send = async (text: string, seen: number | null) => {
    const saved = await saveMonthNoteFn({ data: { month, text, seen } })
    queryClient.setQueryData(
      queryKey,
      (all) =>
        all && { ...all, notes: [...all.notes.filter((note) => note.month !== month), ...(saved ? [saved] : [])] },
    )
    return saved
  }
  const read = async () => {
    const { notes } = await queryClient.query({ ...calendarNotesQuery(), staleTime: 0 })
    return notes.find((note) => note.month === month)
  }
  return { send, read }
}
