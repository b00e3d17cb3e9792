import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#app/lib/ids.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { readSituation, useDeleteSituation, useRestoreSituation, useSaveSituation } from '../queries.ts'
import type { Situation } from '../schema.ts'
import { type DraftStatement, draftOf, refusalsOf, type SituationDraft, wordsOf } from './situation-draft.ts'

const KeptSituation = z.object({
  version: z.number(),
  draft: z.object({
    title: z.string(),
    description: z.string(),
    statements: z.array(
      z.object({ key: z.string(), side: z.enum(['risks', 'benefits']), text: z.string(), precaution: z.string() }),
    ),
  }),
})

/**
 * Sheets as they were typed and not saved yet, by the id of the sheet, or « new »; `version` is the one it began from
 * (0: a new sheet).
 */
const keptSituations = keptStore('situation', KeptSituation)

const blank = (): SituationDraft =>
  draftOf({
    title: '',
    description: '',
    statements: [
      { side: 'benefits', text: '', precaution: '' },
      { side: 'risks', text: '', precaution: '' },
    ],
  })

/** A sheet being written: its words, what is refused in them, and the other version when somebody was faster. */
export function useSituation(stored: Situation | undefined, userId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useSaveSituation()
  const [base, setBase] = useState({ id: stored?.id ?? '', version: stored?.version ?? 0, title: stored?.title ?? '' })
  const [draft, setDraft] = useState(() => (stored ? draftOf(stored) : blank()))
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Situation | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isGone, setGone] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const keptId = stored?.id ?? 'new'
  // After the first paint, because the server does not know what this device keeps.
  useEffect(() => {
    const kept = keptSituations.find(userId, keptId)?.value
    if (!kept) return
    setDraft(kept.draft)
    // Of an older version, it is shown beside the newer one when it is saved.
    setBase((current) => ({ ...current, version: kept.version }))
    setChanged(true)
    setRestored(true)
  }, [userId, keptId])

  const write = (next: SituationDraft) => {
    setDraft(next)
    setChanged(true)
    keptSituations.keep(userId, keptId, { version: base.version, draft: next })
    // Errors follow what she corrects.
    if (Object.keys(refusals).length > 0) setRefusals(refusalsOf(next))
  }
  const change = (key: string, words: Partial<DraftStatement>) =>
    write({ ...draft, statements: draft.statements.map((one) => (one.key === key ? { ...one, ...words } : one)) })
  const add = (side: DraftStatement['side']): string => {
    const key = newId()
    write({ ...draft, statements: [...draft.statements, { key, side, text: '', precaution: '' }] })
    return key
  }
  const remove = (key: string) =>
    write({ ...draft, statements: draft.statements.filter((statement) => statement.key !== key) })

  const settle = () => {
    setChanged(false)
    setRestored(false)
    keptSituations.forget(userId, keptId)
  }
  const forgetDraft = () => {
    setDraft(stored ? draftOf(stored) : blank())
    setBase((current) => ({ ...current, version: stored?.version ?? 0 }))
    setRefusals({})
    settle()
  }

  /** @returns the stored sheet; the key of the first refused field; or nothing when the server said no. */
  const save = async (version = base.version): Promise<{ saved?: Situation; refused?: string }> => {
    const found = refusalsOf(draft)
    setRefusals(found)
    const [refused] = Object.keys(found)
    if (refused) return { refused }
    const id = base.id || newId()
    setFailure(null)
    setGone(false)
    // The same id when it is sent again after a lost answer: one sheet.
    setBase({ ...base, id, version })
    try {
      const saved = await mutateAsync({ id, version, ...wordsOf(draft) })
      setBase(saved)
      setConflict(null)
      settle()
      return { saved }
    } catch (error) {
      await explain(error, id, version)
      return {}
    }
  }
  const explain = async (error: unknown, id: string, version: number) => {
    const { status } = parseError(error)
    const other =
      status === 409 && version > 0 ? await readSituation(queryClient, id).catch(() => undefined) : undefined
    if (other) return setConflict(other)
    if (status === 404 && version > 0) {
      setBase({ id: newId(), version: 0, title: '' })
      return setGone(true)
    }
    setFailure(error)
  }
  const takeStored = () => {
    if (!conflict) return
    setDraft(draftOf(conflict))
    setBase(conflict)
    setConflict(null)
    settle()
  }
  const keepMine = () => save(conflict?.version)
  return {
    draft,
    write,
    change,
    add,
    remove,
    refusals,
    save,
    isSaving: isPending,
    isChanged,
    isRestored,
    forgetDraft,
    failure,
    savedTitle: base.title,
    isGone,
    conflict,
    takeStored,
    keepMine,
  }
}

/** Deletes at once and offers to take it back. `onDeleted` comes before the offer. */
export function useDeleteWithUndo(onDeleted?: () => Promise<unknown>) {
  const { mutateAsync: remove, isPending } = useDeleteSituation()
  const { mutateAsync: restore } = useRestoreSituation()
  const deleteIt = async (id: string) => {
    try {
      await remove(id)
      await onDeleted?.()
      notify.success('Fiche supprimée', { id, undo: () => restore(id), undone: 'Fiche rétablie' })
    } catch (error) {
      notify.error(parseError(error).sentence, { id })
    }
  }
  return { deleteIt, isDeleting: isPending }
}
