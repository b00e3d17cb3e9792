import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { ActivitySheet, EMPTY_SHEET, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { Llm, LlmAnswer } from '#app/server/llm/llm.server.ts'
import { LlmError } from '#app/server/llm/llm-error.ts'
import { readerWords } from '#content/safety/reader-words.ts'
import type { SheetProblem } from '../safety/check-wording.ts'
import { REFUSED_FROM_OF_MODEL } from '../safety/reader/verdicts.ts'
import { canShowEarly, checkSheet, type SheetCheck, sectionsWithProblems, WITHHELD_SECTIONS } from './check-sheet.ts'
import {
  type Inspiration,
  PROMPT_VERSION,
  type Prompt,
  SCHEMA_VERSION,
  sectionsPrompt,
  sheetPrompt,
} from './generate-activity.prompt.ts'
import { GenerationFailure } from './generation-failure.ts'
import type { FinishedSheet } from './generation-save.server.ts'
import { checkMaterials, checkSubject, singularsOf } from './request/check-against-criteria.ts'
import { callModel } from './request/strip-names.server.ts'
import { reviewLine, reviewSafety, type SafetyReview } from './safety-review.server.ts'
import { PartialObjectReader } from './stream/generation-json.ts'
import { shorten, tidyValue } from './stream/tidy-text.ts'

/** Receives the progress of {@link writeWithModel}. An error thrown by a listener ends the writing. */
export type WritingListener = {
  /** A complete section that may be shown before the whole sheet is checked. */
  onSection: (key: SheetSection, value: unknown) => Promise<void>
  onStep: (step: 'checking' | 'repairing') => void
}

const SUMMARY_MAX = 160
/** Times that faulty sections are written again. */
const REPAIRS_MAX = 2
const MISSING = 'Section absente ou d’une autre forme que le schéma.'

const OF_MODEL = { refusedFrom: REFUSED_FROM_OF_MODEL }

type Parts = Record<string, unknown>

/** A sheet in which no rule finds anything, and what the second reading found. */
type Passed = { result: SheetCheck; review: SafetyReview }

const isSection = (key: string): key is SheetSection => key in ActivitySheet.shape

/**
 * Has the language model write a sheet: streamed, checked, read a second time by the model as a safety reviewer, and its
 * faulty or doubtful sections written again with the reason, twice at most. Doubts that stay are in the report.
 * @throws GenerationFailure when the sheet may not be shown; LlmError when the provider gave no usable answer.
 */
export async function writeWithModel(
  llm: Llm,
  criteria: ActivityCriteria,
  inspiration: Inspiration,
  signal: AbortSignal,
  listener: WritingListener,
): Promise<FinishedSheet> {
  const started = performance.now()
  const first = await receiveSections(llm, sheetPrompt(criteria, inspiration), signal, async (key, value) => {
    if (!WITHHELD_SECTIONS.has(key) && canShowEarly({ [key]: value }, criteria)) await listener.onSection(key, value)
  })
  if (first.isDeclined) throw new GenerationFailure('refused', 'declined by the schema')
  const { passed, answers, repaired } = await repairUntilPassed(llm, first, criteria, signal, listener)
  const { result, review } = passed
  const { sheet } = result
  return {
    sheet,
    report: { rules: [...result.report.rules, reviewLine(review)] },
    summary: shorten(sheet.intentionEducative, SUMMARY_MAX),
    seasons: [criteria.season],
    themes: criteria.themes,
    materials: usedMaterials(sheet, criteria),
    provenance: {
      kind: 'model',
      model: first.answer.model,
      promptVersion: PROMPT_VERSION,
      schemaVersion: SCHEMA_VERSION,
      inputTokens: sumKnown(answers.map(({ usage }) => usage.inputTokens)),
      outputTokens: sumKnown(answers.map(({ usage }) => usage.outputTokens)),
      milliseconds: Math.round(performance.now() - started),
      repaired: [...repaired],
    },
  }
}

type Repaired = { passed: Passed; answers: LlmAnswer[]; repaired: Set<SheetSection> }

/** The sheet once no rule finds anything in it, read a second time by the model. @throws as {@link writeWithModel}. */
async function repairUntilPassed(
  llm: Llm,
  first: Received,
  criteria: ActivityCriteria,
  signal: AbortSignal,
  listener: WritingListener,
): Promise<Repaired> {
  let { parts } = first
  const answers = [first.answer]
  const repaired = new Set<SheetSection>()
  let passed: Passed | null = null
  for (let turn = 0; ; turn++) {
    listener.onStep('checking')
    const checked = checkParts(parts, criteria)
    let { problems } = checked
    if (checked.result && problems.length === 0) {
      const review = await reviewSafety(llm, checked.result.sheet, criteria, signal)
      if (review.answer) answers.push(review.answer)
      passed = { result: checked.result, review }
      problems = review.doubts.map(({ section, text, family }) => ({
        section,
        problem: readerWords.refused(text, readerWords.reasons[family]),
      }))
    }
    // A sheet of which only doubts are left is better than none: the person is shown them.
    if (passed && (problems.length === 0 || turn === REPAIRS_MAX)) return { passed, answers, repaired }
    if (turn === REPAIRS_MAX)
      throw new GenerationFailure(
        checked.result?.isUnsafe ? 'unsafe' : 'unusable',
        problems.map(({ section, problem }) => `${section}: ${problem}`).join(' '),
      )
    listener.onStep('repairing')
    const faulty = sectionsWithProblems(problems)
    const kept = Object.fromEntries(Object.entries(parts).filter(([key]) => !faulty.some((it) => it === key)))
    let next: Received
    try {
      next = await receiveSections(llm, sectionsPrompt(criteria, kept, faulty, problems), signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!passed || !(error instanceof LlmError)) throw error
      return { passed, answers, repaired }
    }
    answers.push(next.answer)
    for (const key of faulty) repaired.add(key)
    parts = { ...kept, ...Object.fromEntries(faulty.map((key) => [key, next.parts[key]])) }
  }
}

type Received = { parts: Parts; answer: LlmAnswer; isDeclined: boolean }

/** One call of the model: the sections that arrived complete and of the right shape, as plain text. */
async function receiveSections(
  llm: Llm,
  prompt: Prompt,
  signal: AbortSignal,
  onSection: (key: SheetSection, value: unknown) => Promise<void> = async () => {},
): Promise<Received> {
  const reader = new PartialObjectReader()
  const parts: Parts = {}
  let isDeclined = false
  const chunks = callModel(llm, prompt, signal)
  try {
    for (let step = await chunks.next(); ; step = await chunks.next()) {
      if (step.done) return { parts, answer: step.value, isDeclined }
      for (const { key, value } of reader.push(step.value)) {
        if (key === 'refus' && typeof value === 'string' && value.trim() !== '') isDeclined = true
        if (!isSection(key)) continue
        const section = ActivitySheet.shape[key].safeParse(tidyValue(value))
        if (!section.success) continue
        parts[key] = section.data
        await onSection(key, section.data)
      }
      if (!reader.isWithinLimit) throw new GenerationFailure('unusable', 'the answer does not end')
    }
  } finally {
    await chunks.return(EMPTY_ANSWER)
  }
}

const EMPTY_ANSWER: LlmAnswer = {
  text: '',
  usage: { inputTokens: null, outputTokens: null },
  model: '',
}

type Checked = { result: SheetCheck | null; problems: SheetProblem[] }

function checkParts(parts: Parts, criteria: ActivityCriteria): Checked {
  const whole = ActivitySheet.safeParse(parts)
  if (whole.success) {
    const result = checkSheet(whole.data, criteria, OF_MODEL)
    const ofRequest = [...checkMaterials(result.sheet, criteria), ...checkSubject(result.sheet, criteria)]
    const doubtful = result.doubts.map(({ section, text, question }) => ({ section, problem: `${text} ${question}` }))
    return { result, problems: [...result.problems, ...doubtful, ...ofRequest] }
  }
  const isMissing = (section: SheetSection) => !ActivitySheet.shape[section].safeParse(parts[section]).success
  const missing = SHEET_SECTIONS.filter(isMissing).map((section) => ({ section, problem: MISSING }))
  // The sections that did arrive are checked too: there is only one repair call, for all problems.
  const present = ActivitySheet.safeParse({ ...EMPTY_SHEET, ...parts })
  const problems = present.success ? checkSheet(present.data, criteria, OF_MODEL).problems : []
  return { result: null, problems: [...missing, ...problems.filter(({ section }) => !isMissing(section))] }
}

/** The requested materials that are still in the finished list: a safety rule may have removed one. */
function usedMaterials({ materiel }: ActivitySheet, { materials }: ActivityCriteria): string[] {
  const held = new Set(materiel.flatMap(({ nom }) => singularsOf(nom)))
  return materials.filter((name) => singularsOf(name).some((singular) => held.has(singular)))
}

/** Sum of the counts that are known; null when none is. */
function sumKnown(counts: (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : null
}
