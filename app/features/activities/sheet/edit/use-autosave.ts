import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ActivitySheet, type SafetyChange, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import type { SafetyDoubt } from '#app/features/activities/safety/check-safety.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { fetchActivity, saveSection } from './queries.ts'
import { parseSection, sectionError } from './schema.ts'

/** A section as it was typed, not on the server yet. */
const SectionDraft = z
  .object({
    section: z.enum(SHEET_SECTIONS),
    value: z.unknown(),
    /** The stored text that the draft started from: tells whether somebody else has changed it since. */
    base: z.object({ version: z.int(), value: z.unknown() }),
  })
  .check(z.refine(({ section, value }) => ActivitySheet.shape[section].safeParse(value).success))
type SectionDraft = z.infer<typeof SectionDraft>

const sectionDrafts = keptStore('sheet', SectionDraft)

/** The id of the draft of a section: each has its own, so that to write in one erases no other. */
const draftId = (activityId: string, section: SheetSection) => `${activityId} ${section}`

/** The text of this section that was typed on this device and is not saved. */
export function findDraft(userId: string, activityId: string, section: SheetSection): SectionDraft | null {
  return sectionDrafts.find(userId, draftId(activityId, section))?.value ?? null
}

/** The section of this sheet that has waited the longest for its draft to be saved. */
export function findDraftedSection(userId: string, activityId: string): SheetSection | null {
  return sectionDrafts.all(userId).find(({ id }) => id.startsWith(activityId))?.value.section ?? null
}

/** Pause after the last key before the section is saved. */
const SAVE_DELAY_MS = 1_200
/** Delay before a save that failed offline is retried; the browser's « online » event retries it at once. */
const RETRY_DELAY_MS = 8_000

type Saved = { phase: 'saved'; at: Date; changes: SafetyChange[]; remarks: string[] }

/** State of the autosave; `theirs` is the stored text of the section, when it conflicts with the typed one. */
export type SaveState =
  | { phase: 'idle' | 'typing' | 'saving' }
  | Saved
  | { phase: 'refused'; sentence: string }
  | { phase: 'asked'; doubts: SafetyDoubt[] }
  | { phase: 'offline' | 'signedOut' | 'gone' }
  | { phase: 'conflict'; theirs: unknown; version: number; changedAt: Date | null; changedBy: string | null }

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type Options = { userId: string; activity: ActivityDetail; section: SheetSection; draft: SectionDraft | null }

/**
 * The editing of one section: saved shortly after the last key, and kept on this device as a draft until the server has it.
 * The state becomes `conflict` when somebody else has changed this section; a change in another section is no conflict.
 */
export function useAutosave({ userId, activity, section, draft }: Options) {
  const queryClient = useQueryClient()
  const [value, setValue] = useState<unknown>(draft ? draft.value : activity.sheet[section])
  const [state, setState] = useState<SaveState>({ phase: draft ? 'typing' : 'idle' })
  const base = useRef(draft?.base ?? { version: activity.version, value: activity.sheet[section] as unknown })
  const latest = useRef(value)
  const sending = useRef<Promise<boolean> | null>(null)
  const vouched = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeft = useRef(false)
  const id = draftId(activity.id, section)
  const keepDraft = () => sectionDrafts.keep(userId, id, { section, value: latest.current, base: base.current })

  /** After `sent` is on the server: sends what was typed since, or ends with the state `saved`. */
  const handleSaved = async (sent: unknown, saved: Omit<Saved, 'phase'>): Promise<boolean> => {
    if (!isSame(latest.current, sent)) {
      keepDraft()
      return send()
    }
    sectionDrafts.forget(userId, id)
    setState({ phase: 'saved', ...saved })
    return true
  }
  const handleError = async (error: unknown, sent: unknown): Promise<boolean> => {
    const { status, sentence } = parseError(error)
    if (status === 409) {
      const fresh = await fetchActivity(queryClient, activity.id).catch(() => null)
      if (!fresh) return stop({ phase: 'offline' })
      if (isSame(fresh.sheet[section], sent)) {
        // An earlier request, whose answer was lost, had stored this text.
        base.current = { version: fresh.version, value: sent }
        return handleSaved(sent, { at: new Date(), changes: [], remarks: [] })
      }
      const { version, editedAt: changedAt, editedByName: changedBy } = fresh
      const theirs: unknown = fresh.sheet[section]
      if (!isSame(theirs, base.current.value)) return stop({ phase: 'conflict', theirs, version, changedAt, changedBy })
      base.current = { version, value: theirs }
      return send()
    }
    if (status === 401 || (status === 403 && sentence === '')) return stop({ phase: 'signedOut' })
    if (status === 404) return stop({ phase: 'gone' })
    if (status === 0 || status >= 500) {
      if (!isLeft.current) timer.current = setTimeout(() => void flush(), RETRY_DELAY_MS)
      return stop({ phase: 'offline' })
    }
    return stop({ phase: 'refused', sentence })
  }
  const stop = (next: SaveState): false => {
    setState(next)
    return false
  }
  const send = async (): Promise<boolean> => {
    const sent = latest.current
    const refusal = sectionError(section, sent)
    if (refusal) return stop({ phase: 'refused', sentence: refusal })
    setState({ phase: 'saving' })
    try {
      const saved = await saveSection(queryClient, {
        activityId: activity.id,
        version: base.current.version,
        section,
        value: parseSection(section, sent),
        reason: 'EDIT',
        vouched: vouched.current,
      })
      if (saved.doubts.length > 0) {
        if (!isSame(latest.current, sent)) return await send()
        return stop({ phase: 'asked', doubts: saved.doubts })
      }
      base.current = { version: saved.version, value: saved.sheet[section] }
      const { savedAt: at, changes, remarks } = saved
      return await handleSaved(sent, { at, changes, remarks })
    } catch (error) {
      return await handleError(error, sent)
    }
  }
  /** Saves what is not saved yet. True when everything is on the server. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (sending.current) return sending.current
    if (state.phase !== 'offline' && isSame(latest.current, base.current.value)) {
      sectionDrafts.forget(userId, id)
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
    keepDraft()
    if (state.phase !== 'conflict') setState({ phase: 'typing' })
    clearTimeout(timer.current)
    if (state.phase !== 'conflict') timer.current = setTimeout(() => void flush(), SAVE_DELAY_MS)
  }
  /** Keeps the texts that hold a doubt, which the person has looked at. */
  const vouch = () => {
    if (state.phase !== 'asked') return
    vouched.current = state.doubts.map(({ text }) => text)
    void flush()
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
    sectionDrafts.forget(userId, id)
    setState({ phase: 'idle' })
  }

  // Text that waits for the end of the pause does not wait for its section to be opened again.
  const leave = useEffectEvent(() => (state.phase === 'typing' ? void flush() : clearTimeout(timer.current)))
  const retry = useEffectEvent(() => void flush())
  useEffect(() => {
    isLeft.current = false
    addEventListener('online', retry)
    return () => {
      isLeft.current = true
      removeEventListener('online', retry)
      leave()
    }
  }, [])
  return { value, state, change, flush, vouch, keepMine, takeTheirs }
}
