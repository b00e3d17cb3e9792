import { AppError } from '#app/server/errors.ts'

/** The rows of a kind of note, of which a person has one per `Own` (a day, a month, a topic). */
type NoteTable<Own> = {
  deleteMany: (args: { where: Own & { updatedAt: Date } }) => PromiseLike<unknown>
  updateMany: (args: {
    where: Own & { updatedAt: Date }
    data: { text: string; updatedAt: Date }
  }) => PromiseLike<{ count: number }>
  createMany: (args: { data: Own & { text: string }; skipDuplicates: true }) => PromiseLike<unknown>
}

type WrittenNote<Note> = {
  text: string
  /** The version that was read, its `updatedAt` in ms; null when there was no note. */
  seen: number | null
  read: () => PromiseLike<Note | null>
  /** What the person is told when something else was written since. */
  changed: string
}

/**
 * When the version that follows one is written: never at the same millisecond, in which a third that has read the first would
 * take the second for it.
 * @param seen when the version was written that was read, in ms; null when there was none
 */
export const versionAfter = (seen: number | null): Date => new Date(Math.max(Date.now(), (seen ?? 0) + 1))

/**
 * Writes a note over the version that was read, or removes it when the text is empty.
 * @returns the stored note; null when it was removed
 * @throws AppError CONFLICT when another tab or device has written something else since
 */
export async function saveOverRead<Own extends object, Note extends { text: string }>(
  table: NoteTable<Own>,
  own: Own,
  { text, seen, read, changed }: WrittenNote<Note>,
): Promise<Note | null> {
  const seenRow = { ...own, updatedAt: new Date(seen ?? 0) }
  if (text === '') await table.deleteMany({ where: seenRow })
  else {
    const { count } = await table.updateMany({ where: seenRow, data: { text, updatedAt: versionAfter(seen) } })
    // A note that another tab has created stays: the comparison below finds it.
    if (count === 0) await table.createMany({ data: { ...own, text }, skipDuplicates: true })
  }
  const stored = await read()
  if ((stored?.text ?? '') !== text) throw new AppError('CONFLICT', changed)
  return stored
}
