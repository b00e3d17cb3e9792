import type { ActivitySheet, SafetyChange, SheetSection } from '#app/domain/activity-sheet.ts'
import { uncapitalise } from '#app/lib/french/grammar.ts'
import type { NamedInPlay } from '#content/activities/types.ts'
import { SUPERVISION_LABELS } from '#content/sheet-labels.ts'
import { createStartTest, occurs, type Phrase, phrases, type Word, wordsOf } from './french-text.ts'
import { type CompiledSubject, compileSubject, findMention, type Mention, type Subject } from './mention.ts'
import { isPretended } from './mention-context.ts'
import type { Family } from './reader/verdicts.ts'
import type { SafetyContext, SafetyRule } from './safety-rule.ts'
import { type Passage, passagesOf } from './sheet-passages.ts'

/** Fixed lines, and what requires them. */
export type Safeguard = {
  /** Family of danger that requires the lines when the reader found it in a text. */
  family?: Family
  /** What requires the lines when a text of the sheet names it. */
  situations?: Subject[]
  /** What a sheet of the bank may name in play only, so that its words require nothing. */
  mayBeNamed?: NamedInPlay
  /** Whether the place or the season requires them, whatever the texts say. */
  when?: (context: SafetyContext) => boolean
  /** Ages at which the texts, the place and the season count; all ages by default. */
  appliesTo?: (months: number) => boolean
  /** Lines added to `dangersAEliminer`. */
  lines: readonly string[] | ((context: SafetyContext) => readonly string[])
  /** No line is added when a line of the sheet already matches every pattern of one of these groups. */
  coveringPatterns: string[][]
  /** Sets the supervision to one adult within arm’s reach (palier1). */
  requiresArmsReach?: boolean
  /** End of the French reason: « eau à portée des enfants ». */
  because: string
}

/** Sections about the activity itself, which may require closer supervision. */
const CURRENT_SECTIONS = new Set<SheetSection>([
  'titre',
  'intentionEducative',
  'objectifs',
  'materiel',
  'preparation',
  'deroulement',
])
/** Sections about another day or group: they may require the lines, not the closer supervision. */
const LATER_SECTIONS = new Set<SheetSection>(['adaptations', 'prolongements'])

type Found = { now: Mention | null; later: Mention | null }

type Completed = { sheet: ActivitySheet; changes: SafetyChange[] }

/**
 * A rule that accepts risks and adds what makes them acceptable: fixed lines and, where a safeguard says so, an adult within
 * arm’s reach. Adds nothing that the sheet has already; never blocks.
 */
export function safeguardRule(id: string, label: string, ...safeguards: Safeguard[]): SafetyRule {
  const parts = safeguards.map(completion)
  return {
    id,
    label,
    check(sheet, context) {
      let current = sheet
      const changes: SafetyChange[] = []
      for (const complete of parts) {
        const completed = complete(current, context)
        current = completed.sheet
        changes.push(...completed.changes)
      }
      return { sheet: current, changes, blocked: [] }
    },
  }
}

/** What one safeguard does to a sheet; its patterns are parsed once, for all sheets. */
function completion({ situations = [], appliesTo = () => true, ...safeguard }: Safeguard) {
  const subjects = situations.map(compileSubject)
  const mayConcern = createStartTest(subjects.flatMap((subject) => subject.phrases))
  const known = safeguard.coveringPatterns.map((group) => phrases(...group))
  return (sheet: ActivitySheet, context: SafetyContext): Completed => {
    const isRead = safeguard.family !== undefined && context.guarded?.has(safeguard.family) === true
    const isRequired = isRead || (appliesTo(context.youngestMonths) && safeguard.when?.(context) === true)
    const isOnlyNamed = safeguard.mayBeNamed !== undefined && context.onlyNamed?.includes(safeguard.mayBeNamed)
    const found = findSituations(
      sheet,
      isOnlyNamed ? [] : subjects,
      mayConcern,
      ({ text, months = context.youngestMonths }) =>
        context.harmless?.has(text) !== true && appliesTo(Math.min(months, context.youngestMonths)),
    )
    const mention = found.now ?? found.later
    if (!isRequired && !mention) return { sheet, changes: [] }
    const because = mention ? `${safeguard.because} («\u00A0${surfaceOf(mention)}\u00A0»)` : safeguard.because
    const lines = typeof safeguard.lines === 'function' ? safeguard.lines(context) : safeguard.lines
    const isNow = isRequired || found.now !== null
    return withLines(sheet, lines, known, because, safeguard.requiresArmsReach === true && isNow)
  }
}

function findSituations(
  sheet: ActivitySheet,
  subjects: readonly CompiledSubject[],
  mayConcern: (word: Word) => boolean,
  concerns: (passage: Passage) => boolean,
): Found {
  const found: Found = { now: null, later: null }
  if (subjects.length === 0) return found
  for (const passage of passagesOf(sheet)) {
    const { section, text } = passage
    const when = CURRENT_SECTIONS.has(section) ? 'now' : LATER_SECTIONS.has(section) ? 'later' : null
    if (when === null || found[when] || !concerns(passage)) continue
    const words = wordsOf(text)
    if (!words.some(mayConcern)) continue
    for (const subject of subjects) {
      const mention = findMention(subject, passage, words)
      if (mention && !isPretended(mention)) found[when] ??= mention
    }
  }
  return found
}

function withLines(
  sheet: ActivitySheet,
  lines: readonly string[],
  known: readonly Phrase[][],
  because: string,
  closest: boolean,
): Completed {
  const { dangersAEliminer, supervision } = sheet.securite
  const isCovered = dangersAEliminer.some((line) => {
    const words = wordsOf(line)
    return known.some((group) => group.every((pattern) => occurs(pattern, words)))
  })
  const added = isCovered ? [] : lines.filter((line) => !dangersAEliminer.includes(line))
  const changes: SafetyChange[] = added.map((after) => ({
    section: 'securite',
    before: '',
    after,
    reason: `Nous avons ajouté une consigne de sécurité\u00A0: ${because}.`,
  }))
  const movesCloser = closest && supervision !== 'palier1'
  if (movesCloser)
    changes.push({
      section: 'securite',
      before: SUPERVISION_LABELS[supervision].title,
      after: SUPERVISION_LABELS.palier1.title,
      reason: `Nous avons rapproché l’adulte\u00A0: ${because}.`,
    })
  if (changes.length === 0) return { sheet, changes }
  const securite: ActivitySheet['securite'] = {
    ...sheet.securite,
    dangersAEliminer: [...dangersAEliminer, ...added],
    supervision: movesCloser ? 'palier1' : supervision,
  }
  return { sheet: { ...sheet, securite }, changes }
}

function surfaceOf({ words, from, to, passage }: Mention): string {
  const surface = passage.text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
  return uncapitalise(surface)
}
