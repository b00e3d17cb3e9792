import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#app/lib/ids.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { fetchSituation, useDeleteSituation, useRestoreSituation, useSaveSituation } from '../queries.ts'
import { type Situation, STATEMENT_SIDES } from '../schema.ts'
import {
  type DraftStatement,
  type SituationDraft,
  situationDraftOf,
  situationErrorsOf,
  situationFieldsOf,
} from './situation-draft.ts'

const StoredDraft = z.object({
  /** Chosen at the first attempt to save a new situation. */
  id: z.optional(z.string()),
  version: z.number(),
  draft: z.object({
    title: z.string(),
    description: z.string(),
    statements: z.array(
      z.object({ key: z.string(), side: z.enum(STATEMENT_SIDES), text: z.string(), precaution: z.string() }),
    ),
  }),
})

/**
 * Drafts by the id of the situation, or « new »; `version` is the one that the draft began from (0: a new situation).
 */
const draftStore = keptStore('situation', StoredDraft)

const emptyDraft = (): SituationDraft =>
  situationDraftOf({
    title: '',
    description: '',
    statements: [
      { side: 'benefits', text: '', precaution: '' },
      { side: 'risks', text: '', precaution: '' },
    ],
  })

/**
 * The editor of a situation: its draft, what is invalid in it, and the stored version when it was changed elsewhere.
 */
export function useSituation(stored: Situation | undefined, userId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useSaveSituation()
  const [base, setBase] = useState({ id: stored?.id ?? '', version: stored?.version ?? 0, title: stored?.title ?? '' })
  const [draft, setDraft] = useState(() => (stored ? situationDraftOf(stored) : emptyDraft()))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Situation | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isDeleted, setDeleted] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const draftId = stored?.id ?? 'new'
  // After the first paint, because the server does not know what this device keeps.
  useEffect(() => {
    const kept = draftStore.find(userId, draftId)?.value
    if (!kept) return
    setDraft(kept.draft)
    // When a newer version is stored by now, saving is a conflict and shows both.
    setBase((current) => ({ ...current, id: kept.id || current.id, version: kept.version }))
    setChanged(true)
    setRestored(true)
  }, [userId, draftId])

  const write = (next: SituationDraft) => {
    setDraft(next)
    setChanged(true)
    draftStore.keep(userId, draftId, { id: base.id, version: base.version, draft: next })
    // Once errors are shown, they disappear as they are corrected.
    if (Object.keys(errors).length > 0) setErrors(situationErrorsOf(next))
  }
  const change = (key: string, fields: Partial<DraftStatement>) =>
    write({ ...draft, statements: draft.statements.map((one) => (one.key === key ? { ...one, ...fields } : one)) })
  const add = (side: DraftStatement['side']): string => {
    const key = newId()
    write({ ...draft, statements: [...draft.statements, { key, side, text: '', precaution: '' }] })
    return key
  }
  const remove = (key: string) =>
    write({ ...draft, statements: draft.statements.filter((statement) => statement.key !== key) })

  const clearDraft = () => {
    setChanged(false)
    setRestored(false)
    draftStore.forget(userId, draftId)
  }
  const discardDraft = () => {
    setDraft(stored ? situationDraftOf(stored) : emptyDraft())
    setBase((current) => ({ ...current, version: stored?.version ?? 0 }))
    setErrors({})
    clearDraft()
  }

  /** @returns the stored situation, or the key of the first invalid field; neither when the server refused. */
  const save = async (version = base.version): Promise<{ saved?: Situation; invalidField?: string }> => {
    const found = situationErrorsOf(draft)
    setErrors(found)
    const [invalidField] = Object.keys(found)
    if (invalidField) return { invalidField }
    const id = base.id || newId()
    setFailure(null)
    setDeleted(false)
    // The id is kept, so that a retry after a lost answer does not create a second situation.
    setBase({ ...base, id, version })
    if (isChanged) draftStore.keep(userId, draftId, { id, version, draft })
    try {
      const saved = await mutateAsync({ id, version, ...situationFieldsOf(draft) })
      setBase(saved)
      setConflict(null)
      clearDraft()
      return { saved }
    } catch (error) {
      await handleSaveError(error, id, version)
      return {}
    }
  }
  const handleSaveError = async (error: unknown, id: string, version: number) => {
    const { status } = parseError(error)
    const latest = status === 409 ? await fetchSituation(queryClient, id).catch(() => undefined) : undefined
    if (latest) return setConflict(latest)
    if (status === 404 && version > 0) {
      setBase({ id: newId(), version: 0, title: '' })
      return setDeleted(true)
    }
    setFailure(error)
  }
  const discardMine = () => {
    if (!conflict) return
    setDraft(situationDraftOf(conflict))
    setBase(conflict)
    setConflict(null)
    clearDraft()
  }
  const keepMine = () => save(conflict?.version)
  return {
    draft,
    write,
    change,
    add,
    remove,
    errors,
    save,
    isSaving: isPending,
    isChanged,
    isRestored,
    discardDraft,
    failure,
    savedTitle: base.title,
    isDeleted,
    conflict,
    discardMine,
    keepMine,
  }
}

/** Deletes at once and offers to undo it. `onDeleted` is awaited before the toast. */
export function useDeleteWithUndo(onDeleted?: () => Promise<unknown>) {
  const { mutateAsync: remove, isPending } = useDeleteSituation()
  const { mutateAsync: restore } = useRestoreSituation()
  const deleteWithUndo = async (id: string) => {
    try {
      await remove(id)
      await onDeleted?.()
      notify.success('Fiche supprimée', { id, undo: () => restore(id), undone: 'Fiche rétablie' })
    } catch (error) {
      notify.failure(error, { id })
    }
  }
  return { deleteWithUndo, isDeleting: isPending }
}
