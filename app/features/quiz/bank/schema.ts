import * as z from 'zod/mini'
import { PROGRAMS, type Program } from '#app/domain/enums.ts'
import { QUESTION_KINDS, type QuestionChoice, type QuestionLink } from '#app/domain/question.ts'
import { countWords } from '#app/lib/french/grammar.ts'
import { bankSentences } from '#content/pages/question-bank.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import type { Figures } from './edit/figures.ts'
import {
  CHANGED_AT_ONCE,
  CHOICE_COUNTS,
  CHOICE_KEYS,
  CHOICE_MAX,
  DIFFICULTIES,
  EXPLANATION_MAX,
  EXPLANATION_WORDS_MAX,
  IMPORT_TEXT_MAX,
  OUTCOMES,
  PAGE_MAX,
  PROMPT_MAX,
  type QuestionStatus,
  REASON_MAX,
  REPLY_MAX,
  REPORTS_AT_ONCE,
  type ReportOutcome,
  SEARCH_MAX,
  SOURCE_MAX,
  STATUSES,
  TRUE_FALSE_KEYS,
} from './limits.ts'

const explanation = z.string().check(
  z.trim(),
  z.maxLength(EXPLANATION_MAX, { error: bankSentences.explanationTooLong, abort: true }),
  z.refine((text) => countWords(text) <= EXPLANATION_WORDS_MAX, bankSentences.explanationTooLong),
)

const choice = z.strictObject({
  key: z.enum([...CHOICE_KEYS, ...TRUE_FALSE_KEYS], bankSentences.choiceUnknown),
  text: z.string().check(z.trim(), z.maxLength(CHOICE_MAX, bankSentences.choiceTooLong)),
  correct: z.boolean(),
})

const link = z
  .strictObject({ to: z.string().check(z.maxLength(40)), anchor: z.string().check(z.maxLength(120)) })
  .check(z.refine(isKnownLink, bankSentences.linkUnknown))

/** Whether a link leads to a passage that a page of the application gives an id to. */
export function isKnownLink({ to, anchor }: QuestionLink): boolean {
  const anchors: Record<string, readonly string[]> = LINK_ANCHORS
  return Object.hasOwn(anchors, to) && (anchors[to]?.includes(anchor) ?? false)
}

/** Whether a topic belongs to the closed list of a program. */
export function isKnownTopic(program: Program, topic: string): boolean {
  return Object.hasOwn(QUESTION_TOPICS[program], topic)
}

const content = {
  program: z.enum(PROGRAMS, bankSentences.programMissing),
  kind: z.enum(QUESTION_KINDS, bankSentences.kindMissing),
  topic: z.string().check(z.maxLength(60), z.minLength(1, bankSentences.topicMissing)),
  difficulty: z.literal([...DIFFICULTIES], bankSentences.difficultyMissing),
  prompt: z
    .string()
    .check(z.trim(), z.minLength(1, bankSentences.promptMissing), z.maxLength(PROMPT_MAX, bankSentences.promptTooLong)),
  choices: z.array(choice).check(z.minLength(2, bankSentences.choiceCount), z.maxLength(4, bankSentences.choiceCount)),
  explanationRight: explanation,
  explanationWrong: explanation,
  source: z.string().check(z.trim(), z.maxLength(SOURCE_MAX, bankSentences.sourceTooLong)),
  link: z.nullable(link),
}

function isWellFormed({ kind, choices }: { kind: keyof typeof CHOICE_COUNTS; choices: QuestionChoice[] }): boolean {
  const keys = choices.map(({ key }) => key)
  const expected = kind === 'TRUE_FALSE' ? TRUE_FALSE_KEYS : CHOICE_KEYS.slice(0, keys.length)
  const { min, max } = CHOICE_COUNTS[kind]
  return keys.length >= min && keys.length <= max && keys.join() === expected.join()
}

/** Words of a question as the form and the import give them. A draft may lack explanations, link or right choice. */
export const QuestionContent = z.strictObject(content).check(
  z.refine(({ program, topic }) => isKnownTopic(program, topic), {
    error: bankSentences.topicMissing,
    path: ['topic'],
  }),
  z.refine(isWellFormed, { error: bankSentences.choiceCount, path: ['choices'] }),
  z.refine(({ kind, choices }) => kind === 'MULTIPLE' || choices.filter(({ correct }) => correct).length <= 1, {
    error: bankSentences.oneRightOnly,
    path: ['choices'],
  }),
)
export type QuestionContent = z.infer<typeof QuestionContent>

const revision = z.int().check(z.minimum(1), z.maximum(2_000_000_000))

/** `id` comes from the browser, so that the same click sent twice makes one question. */
export const CreateQuestionInput = z.strictObject({ id: z.uuid(), content: QuestionContent })
/** `revision` is the one that was read. */
export const UpdateQuestionInput = z.strictObject({ questionId: z.uuid(), revision, content: QuestionContent })
export const QuestionRevisionInput = z.strictObject({ questionId: z.uuid(), revision })
export const QuestionInput = z.strictObject({ questionId: z.uuid() })

/** One question of several: a status or a topic, never both. `revision` is the one that was read. */
const QuestionChange = z
  .strictObject({
    questionId: z.uuid(),
    revision,
    status: z.optional(z.enum(['READY', 'ARCHIVED'])),
    topic: z.optional(content.topic),
  })
  .check(z.refine(({ status, topic }) => (status === undefined) !== (topic === undefined), bankSentences.changeMissing))
export type QuestionChange = z.infer<typeof QuestionChange>
export const ChangeQuestionsInput = z.strictObject({
  changes: z.array(QuestionChange).check(
    z.minLength(1, bankSentences.nothingChosen),
    z.maxLength(CHANGED_AT_ONCE, bankSentences.tooManyChosen),
    z.refine(
      (changes) => new Set(changes.map(({ questionId }) => questionId)).size === changes.length,
      bankSentences.chosenTwice,
    ),
  ),
})
export type ChangeQuestionsInput = z.infer<typeof ChangeQuestionsInput>
export const TwinsInput = z.strictObject({
  program: content.program,
  prompt: z.string().check(z.trim(), z.maxLength(PROMPT_MAX, bankSentences.promptTooLong)),
  exceptId: z.optional(z.uuid()),
})

export const CorrectKeyInput = z.strictObject({
  questionId: z.uuid(),
  revision,
  rightKeys: z
    .array(choice.shape.key)
    .check(z.minLength(1, bankSentences.rightMissing), z.maxLength(4, bankSentences.choiceUnknown)),
  explanationRight: explanation.check(z.minLength(1, bankSentences.explanationMissing)),
  explanationWrong: explanation.check(z.minLength(1, bankSentences.explanationMissing)),
  /** What the people concerned read beside the new answer. */
  reason: z.string().check(z.trim(), z.maxLength(REASON_MAX, bankSentences.reasonTooLong)),
})

export const BankFilters = z.strictObject({
  q: z.string().check(z.trim(), z.maxLength(SEARCH_MAX, bankSentences.searchTooLong)),
  programs: z.array(z.enum(PROGRAMS)).check(z.maxLength(PROGRAMS.length)),
  topics: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)),
  statuses: z.array(z.enum(STATUSES)).check(z.maxLength(STATUSES.length)),
  toReview: z.boolean(),
  reported: z.boolean(),
})
export type BankFilters = z.infer<typeof BankFilters>
/** Nothing asked for: the first page, without a filter. */
export const QuestionBankInput = z.prefault(
  z.strictObject({
    filters: z._default(BankFilters, {
      q: '',
      programs: [],
      topics: [],
      statuses: [],
      toReview: false,
      reported: false,
    }),
    page: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_MAX)), 1),
  }),
  {},
)

export const ReportsInput = z.strictObject({
  open: z.boolean(),
  page: z.int().check(z.minimum(1), z.maximum(PAGE_MAX)),
})
export const AnswerReportsInput = z.strictObject({
  questionId: z.uuid(),
  reportIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(REPORTS_AT_ONCE)),
  outcome: z.enum(OUTCOMES, bankSentences.outcomeMissing),
  reply: z
    .string()
    .check(z.trim(), z.minLength(1, bankSentences.replyMissing), z.maxLength(REPLY_MAX, bankSentences.replyTooLong)),
})

/**
 * `file` is the file as it is, in base 64: its encoding is found out by the server. `plan` is the mark of the dry run
 * that was shown: what is written is what was announced.
 */
const file = z.string().check(z.maxLength(IMPORT_TEXT_MAX))
export const DryRunInput = z.strictObject({ file })
export const ImportInput = z.strictObject({ file, plan: z.string().check(z.maxLength(100)) })

export type CreateQuestionInput = z.infer<typeof CreateQuestionInput>
export type UpdateQuestionInput = z.infer<typeof UpdateQuestionInput>
export type QuestionRevisionInput = z.infer<typeof QuestionRevisionInput>
export type TwinsInput = z.infer<typeof TwinsInput>
export type CorrectKeyInput = z.infer<typeof CorrectKeyInput>
export type QuestionBankInput = z.infer<typeof QuestionBankInput>
export type ReportsInput = z.infer<typeof ReportsInput>
export type AnswerReportsInput = z.infer<typeof AnswerReportsInput>
export type ImportInput = z.infer<typeof ImportInput>

/** A row of the list. */
export type BankRow = Pick<QuestionContent, 'program' | 'kind' | 'topic' | 'difficulty' | 'prompt'> & {
  id: string
  status: QuestionStatus
  /** To be sent back with a change. */
  revision: number
  /** Of its words; 1 for a question that was never changed once asked. */
  version: number
  updatedAt: Date
  /** Answers to all its versions. */
  used: number
  /** Of its current version. */
  figures: Figures
  openReports: number
}

export type QuestionUndo = Pick<QuestionChange, 'status' | 'topic'>
/** What several questions have become: `undo` takes one of them back, where that can be. */
export type ChangesDone = {
  changed: { questionId: string; revision: number; undo: QuestionUndo | null }[]
  refused: { questionId: string; reason: string }[]
}

export type BankPage = { rows: BankRow[]; total: number }
export type BankCounts = Record<QuestionStatus, number> & { openReports: number }

export type QuestionVersionSummary = {
  number: number
  createdAt: Date
  prompt: string
  /** « Marie Lavoie », or null for what the application ships. */
  author: string | null
  answered: number
}

export type QuestionCorrectionSummary = {
  id: string
  createdAt: Date
  author: string | null
  formerKeys: string[]
  rightKeys: string[]
  answersChanged: number
  reason: string
}

export type BankQuestion = {
  id: string
  status: QuestionStatus
  revision: number
  version: number
  /** Drawn in a quiz at least once: it can be archived, not deleted. */
  isUsed: boolean
  content: QuestionContent
  updatedAt: Date
  figures: Figures
  versions: QuestionVersionSummary[]
  corrections: QuestionCorrectionSummary[]
  reports: BankReport[]
}

export type BankReport = {
  id: string
  questionId: string
  prompt: string
  program: Program
  reason: string
  text: string
  createdAt: Date
  outcome: ReportOutcome | null
  reply: string | null
  answeredAt: Date | null
}

export type ReportsPage = { reports: BankReport[]; total: number }

/** A question of the bank whose words are nearly the same. */
export type Twin = { id: string; status: QuestionStatus; prompt: string; choices: string[]; likeness: number }

export type ImportAction = 'create' | 'update' | 'same' | 'refused'
export type ImportLine = {
  /** As a spreadsheet numbers it: the header is line 1. */
  line: number
  action: ImportAction
  prompt: string
  errors: string[]
  warnings: string[]
}
export type DryRun = {
  encoding: string
  lines: ImportLine[]
  counts: Record<ImportAction, number>
  /** Sent back to confirm. */
  plan: string
}
export type ImportDone = { created: number; updated: number }
