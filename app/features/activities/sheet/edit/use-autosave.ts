import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ActivitySheet, type SafetyChange, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { readActivity, saveSection } from './queries.ts'
import { parseSection, refusalOf } from './schema.ts'

const SectionDraft = z
  .object({
    section: z.enum(SHEET_SECTIONS),
    value: z.unknown(),
    /** What was being changed: tells a draft that still fits from a conflict. */
    base: z.object({ version: z.int(), value: z.unknown() }),
  })
  .check(z.refine(({ section, value }) => ActivitySheet.shape[section].safeParse(value).success))
/** A text that is not on the server yet. */
type SectionDraft = z.infer<typeof SectionDraft>

/** Sections being written, at most one per sheet, by the id of the activity. */
export const sectionDrafts = keptStore('sheet', SectionDraft)

/** Milliseconds after the last key. */
const PAUSE = 1_200
/** Milliseconds before a lost connection is tried again, besides the moment it comes back. */
const AGAIN = 8_000

type Saved = { phase: 'saved'; at: Date; changes: SafetyChange[]; remarks: string[] }

export type SaveState =
  | { phase: 'idle' | 'typing' | 'saving' }
  | Saved
  | { phase: 'refused'; sentence: string }
  | { phase: 'offline' | 'signedOut' | 'gone' }
  | { phase: 'conflict'; theirs: unknown; version: number; changedAt: Date | null; changedBy: string | null }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type Options = { userId: string; activity: ActivityDetail; section: SheetSection; draft: SectionDraft | null }

/**
 * One section being written: sent a moment after the last key, kept on this device until the server has it, and both
 * texts shown when somebody else was faster in this very section. A change elsewhere in the sheet is no conflict.
 */
export function useAutosave({ userId, activity, section, draft }: Options) {
  const queryClient = useQueryClient()
  const [value, setValue] = useState<unknown>(draft ? draft.value : activity.sheet[section])
  const [state, setState] = useState<SaveState>({ phase: draft ? 'typing' : 'idle' })
  const base = useRef(draft?.base ?? { version: activity.version, value: activity.sheet[section] as unknown })
  const latest = useRef(value)
  const sending = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** The server has what was sent; what was written since goes now. */
  const stored = async (sent: unknown, saved: Omit<Saved, 'phase'>): Promise<boolean> => {
    if (!same(latest.current, sent)) return send()
    sectionDrafts.forget(userId, activity.id)
    setState({ phase: 'saved', ...saved })
    return true
  }
  const settle = async (error: unknown, sent: unknown): Promise<boolean> => {
    const { status, sentence } = parseError(error)
    if (status === 409) {
      const fresh = await readActivity(queryClient, activity.id).catch(() => null)
      if (!fresh) return failed({ phase: 'offline' })
      if (same(fresh.sheet[section], sent)) {
        // Stored by a sending whose answer never came.
        base.current = { version: fresh.version, value: sent }
        return stored(sent, { at: new Date(), changes: [], remarks: [] })
      }
      const { version, editedAt: changedAt, editedByName: changedBy } = fresh
      const theirs: unknown = fresh.sheet[section]
      const isElsewhere = same(theirs, base.current.value)
      if (!isElsewhere) return failed({ phase: 'conflict', theirs, version, changedAt, changedBy })
      base.current = { version, value: theirs }
      return send()
    }
    if (status === 401 || (status === 403 && sentence === '')) return failed({ phase: 'signedOut' })
    if (status === 404) return failed({ phase: 'gone' })
    if (status === 0 || status >= 500) {
      timer.current = setTimeout(() => void flush(), AGAIN)
      return failed({ phase: 'offline' })
    }
    return failed({ phase: 'refused', sentence })
  }
  const failed = (next: SaveState): false => {
    setState(next)
    return false
  }
  const send = async (): Promise<boolean> => {
    const sent = latest.current
    const refusal = refusalOf(section, sent)
    if (refusal) return failed({ phase: 'refused', sentence: refusal })
    setState({ phase: 'saving' })
    try {
      const { version } = base.current
      const value = parseSection(section, sent)
      const saved = await saveSection(queryClient, { activityId: activity.id, version, section, value })
      base.current = { version: saved.version, value: saved.sheet[section] }
      const { savedAt: at, changes, remarks } = saved
      return await stored(sent, { at, changes, remarks })
    } catch (error) {
      return await settle(error, sent)
    }
  }
  /** Sends what is not sent yet. True when all is on the server. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (sending.current) return sending.current
    if (state.phase !== 'offline' && same(latest.current, base.current.value)) {
      sectionDrafts.forget(userId, activity.id)
      return true
    }
    sending.current = send().finally(() => {
      sending.current = null
    })
    return sending.current
  }
  const change = (next: unknown) => {
    latest.current = next
    setValue(next)
    sectionDrafts.keep(userId, activity.id, { section, value: next, base: base.current })
    if (state.phase !== 'conflict') setState({ phase: 'typing' })
    clearTimeout(timer.current)
    if (state.phase !== 'conflict') timer.current = setTimeout(() => void flush(), PAUSE)
  }
  const keepMine = () => {
    if (state.phase !== 'conflict') return
    base.current = { version: state.version, value: state.theirs }
    void flush()
  }
  const takeTheirs = () => {
    if (state.phase !== 'conflict') return
    base.current = { version: state.version, value: state.theirs }
    latest.current = state.theirs
    setValue(state.theirs)
    sectionDrafts.forget(userId, activity.id)
    setState({ phase: 'idle' })
  }

  const flushNow = useRef(flush)
  useEffect(() => {
    flushNow.current = flush
  })
  useEffect(() => {
    const again = () => void flushNow.current()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      clearTimeout(timer.current)
    }
  }, [])
  return { value, state, change, flush, keepMine, takeTheirs }
}
