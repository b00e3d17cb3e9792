import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { Llm, LlmAnswer } from '#app/server/llm/llm.server.ts'
import type { SheetProblem } from '../safety/check-wording.ts'
import { wordsOf } from '../safety/french-text.ts'
import { EMPTY_SHEET } from '../sheet/edit/empty-sheet.ts'
import { PROMPT_VERSION, type Prompt, SCHEMA_VERSION, sectionsPrompt, sheetPrompt } from './generate-activity.prompt.ts'
import { type CheckedDraft, checkDraft, HELD_SECTIONS, isClean, sectionsOf } from './generation-checks.ts'
import { GenerationFailure } from './generation-failure.ts'
import type { FinishedSheet } from './generation-save.server.ts'
import { checkMaterials } from './request/generation-criteria-check.ts'
import { askModel } from './request/name-gate.server.ts'
import { PartialObjectReader } from './stream/generation-json.ts'
import { shorten, tidyValue } from './stream/generation-text.ts'

/** What the writing reports while it goes on. A listener that throws ends it. */
export type WritingListener = {
  /** A complete section that may be shown at once. */
  onSection: (key: SheetSection, value: unknown) => Promise<void>
  onStep: (step: 'checking' | 'repairing') => void
}

const SUMMARY_MAX = 160
const MISSING = 'Section absente ou d’une autre forme que le schéma.'

type Parts = Record<string, unknown>

const isSection = (key: string): key is SheetSection => key in ActivitySheet.shape

/**
 * A sheet written by the language model: streamed, checked, and repaired once where the checks found something.
 * @throws GenerationFailure when what came cannot be shown; LlmError when nothing usable came.
 */
export async function writeWithModel(
  llm: Llm,
  criteria: ActivityCriteria,
  signal: AbortSignal,
  listener: WritingListener,
): Promise<FinishedSheet> {
  const started = performance.now()
  const first = await receive(llm, sheetPrompt(criteria), signal, async (key, value) => {
    if (!HELD_SECTIONS.has(key) && isClean({ [key]: value }, criteria)) await listener.onSection(key, value)
  })
  if (first.declined) throw new GenerationFailure('refused', 'declined by the schema')
  listener.onStep('checking')
  let checked = check(first.parts, criteria)
  const answers = [first.answer]
  const repaired = sectionsOf(checked.problems)
  if (repaired.length > 0) {
    listener.onStep('repairing')
    const kept = Object.fromEntries(Object.entries(first.parts).filter(([key]) => !repaired.some((it) => it === key)))
    const prompt = sectionsPrompt(criteria, kept, repaired, checked.problems)
    const second = await receive(llm, prompt, signal)
    answers.push(second.answer)
    const rewritten = Object.fromEntries(repaired.map((key) => [key, second.parts[key]]))
    listener.onStep('checking')
    checked = check({ ...first.parts, ...rewritten }, criteria)
  }
  if (checked.problems.length > 0 || !checked.draft)
    throw new GenerationFailure(
      checked.draft?.isUnsafe ? 'unsafe' : 'unusable',
      checked.problems.map(({ section, problem }) => `${section}: ${problem}`).join(' '),
    )
  const { sheet, report } = checked.draft
  return {
    sheet,
    report,
    summary: shorten(sheet.intentionEducative, SUMMARY_MAX),
    seasons: [criteria.season],
    themes: criteria.themes,
    materials: materialsIn(sheet, criteria),
    provenance: {
      kind: 'model',
      model: first.answer.model,
      promptVersion: PROMPT_VERSION,
      schemaVersion: SCHEMA_VERSION,
      inputTokens: total(answers.map(({ usage }) => usage.inputTokens)),
      outputTokens: total(answers.map(({ usage }) => usage.outputTokens)),
      milliseconds: Math.round(performance.now() - started),
      repaired,
    },
  }
}

type Received = { parts: Parts; answer: LlmAnswer; declined: boolean }

/** One call: the sections that came complete and of the right shape, made plain. */
async function receive(
  llm: Llm,
  prompt: Prompt,
  signal: AbortSignal,
  onSection: (key: SheetSection, value: unknown) => Promise<void> = async () => {},
): Promise<Received> {
  const reader = new PartialObjectReader()
  const parts: Parts = {}
  let declined = false
  const pieces = askModel(llm, prompt, signal)
  try {
    for (let step = await pieces.next(); ; step = await pieces.next()) {
      if (step.done) return { parts, answer: step.value, declined }
      for (const { key, value } of reader.push(step.value)) {
        if (key === 'refus' && typeof value === 'string' && value.trim() !== '') declined = true
        if (!isSection(key)) continue
        const section = ActivitySheet.shape[key].safeParse(tidyValue(value))
        if (!section.success) continue
        parts[key] = section.data
        await onSection(key, section.data)
      }
      if (!reader.isReasonable) throw new GenerationFailure('unusable', 'the answer does not end')
    }
  } finally {
    await pieces.return(NO_ANSWER)
  }
}

const NO_ANSWER: LlmAnswer = {
  text: '',
  finishReason: 'stop',
  usage: { inputTokens: null, outputTokens: null },
  model: '',
}

type Checked = { draft: CheckedDraft | null; problems: SheetProblem[] }

function check(parts: Parts, criteria: ActivityCriteria): Checked {
  const whole = ActivitySheet.safeParse(parts)
  if (whole.success) {
    const draft = checkDraft(whole.data, criteria)
    return { draft, problems: [...draft.problems, ...checkMaterials(draft.sheet, criteria)] }
  }
  const isMissing = (section: SheetSection) => !ActivitySheet.shape[section].safeParse(parts[section]).success
  const missing = SHEET_SECTIONS.filter(isMissing).map((section) => ({ section, problem: MISSING }))
  // What did come is read at once: there is one repair for all.
  const present = ActivitySheet.safeParse({ ...EMPTY_SHEET, ...parts })
  const problems = present.success ? checkDraft(present.data, criteria).problems : []
  return { draft: null, problems: [...missing, ...problems.filter(({ section }) => !isMissing(section))] }
}

/** Of the materials asked for, those that the finished list still holds: the rules may have taken one out. */
function materialsIn({ materiel }: ActivitySheet, { materials }: ActivityCriteria): string[] {
  const held = new Set(materiel.flatMap(({ nom }) => wordsOf(nom).map(({ stem }) => stem)))
  return materials.filter((name) => wordsOf(foldText(name)).some(({ stem }) => stem.length > 2 && held.has(stem)))
}

function total(counts: (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : null
}
