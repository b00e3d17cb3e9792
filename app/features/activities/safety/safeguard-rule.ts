import type { ActivitySheet, SafetyChange, SheetSection } from '#app/domain/activity-sheet.ts'
import { SUPERVISION_LABELS } from '#content/sheet-labels.ts'
import { isPretended } from './context.ts'
import { mayBegin, occurs, type Phrase, phrases, wordsOf } from './french-text.ts'
import { type CompiledSubject, compileSubject, findMention, type Mention, type Subject } from './mention.ts'
import type { SafetyContext, SafetyRule } from './safety-rule.ts'
import { mapPassages } from './sheet-passages.ts'

type Options = {
  id: string
  label: string
  /** What calls for the safeguards, where the text of the sheet names it. */
  situations: Subject[]
  /** What calls for them whatever the words: a place, a season. */
  when?: (context: SafetyContext) => boolean
  /** Ages at which the rule holds; all of them unless said. */
  appliesTo?: (months: number) => boolean
  /** The fixed lines, added whole to the dangers to remove. */
  lines: readonly string[] | ((context: SafetyContext, mention: Mention | null) => readonly string[])
  /** A line of the sheet speaks of it already when it holds every pattern of one of these groups. */
  known: string[][]
  /** One adult within arm’s reach, whatever the author wrote. */
  closest?: boolean
  /** Ends the reason: « eau à portée des enfants ». */
  because: string
}

/** Sections of what is lived now; the others speak of another day, which calls for the lines and not for the adult. */
const NOW = new Set<SheetSection>([
  'titre',
  'intentionEducative',
  'objectifs',
  'materiel',
  'preparation',
  'deroulement',
])
const LATER = new Set<SheetSection>(['adaptations', 'prolongements'])

type Found = { now: Mention | null; later: Mention | null }

const NOTHING: Found = { now: null, later: null }

/**
 * A rule that lets a risk be and adds what makes it acceptable: the fixed lines of the product, and where it asks for
 * it an adult within arm’s reach. Adds nothing to a sheet that has them; never blocks.
 */
export function safeguardRule(options: Options): SafetyRule {
  const subjects = options.situations.map(compileSubject)
  const concerns = mayBegin(subjects.flatMap((subject) => subject.phrases))
  const known = options.known.map((group) => phrases(...group))
  const { id, label, appliesTo = () => true } = options
  return {
    id,
    label,
    check(sheet, context) {
      const called = appliesTo(context.youngestMonths) && options.when?.(context) === true
      const found =
        subjects.length === 0
          ? NOTHING
          : look(sheet, subjects, concerns, (months) => appliesTo(Math.min(months, context.youngestMonths)))
      const mention = found.now ?? found.later
      if (!called && !mention) return { sheet, changes: [], blocked: [] }
      const because = mention ? `${options.because} («\u00A0${surfaceOf(mention)}\u00A0»)` : options.because
      const lines = typeof options.lines === 'function' ? options.lines(context, mention) : options.lines
      const isNow = called || found.now !== null
      return { ...withLines(sheet, lines, known, because, options.closest === true && isNow), blocked: [] }
    },
  }
}

function look(
  sheet: ActivitySheet,
  subjects: readonly CompiledSubject[],
  concerns: (word: ReturnType<typeof wordsOf>[number]) => boolean,
  appliesTo: (months: number) => boolean,
): Found {
  const found: Found = { now: null, later: null }
  mapPassages(sheet, (passage) => {
    const { section, text, months = Number.POSITIVE_INFINITY } = passage
    const when = NOW.has(section) ? 'now' : LATER.has(section) ? 'later' : null
    if (when === null || found[when] || !appliesTo(months)) return text
    const words = wordsOf(text)
    if (!words.some(concerns)) return text
    for (const subject of subjects) {
      const mention = findMention(subject, passage, words)
      if (mention && !isPretended(mention)) found[when] ??= mention
    }
    return text
  })
  return found
}

function withLines(
  sheet: ActivitySheet,
  lines: readonly string[],
  known: readonly Phrase[][],
  because: string,
  closest: boolean,
): { sheet: ActivitySheet; changes: SafetyChange[] } {
  const { dangersAEliminer, supervision } = sheet.securite
  const isSaid = dangersAEliminer.some((line) => {
    const words = wordsOf(line)
    return known.some((group) => group.every((pattern) => occurs(pattern, words)))
  })
  const added = isSaid ? [] : lines.filter((line) => !dangersAEliminer.includes(line))
  const changes: SafetyChange[] = added.map((after) => ({
    section: 'securite',
    before: '',
    after,
    reason: `Nous avons ajouté une consigne de sécurité\u00A0: ${because}.`,
  }))
  const comesCloser = closest && supervision !== 'palier1'
  if (comesCloser)
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
    supervision: comesCloser ? 'palier1' : supervision,
  }
  return { sheet: { ...sheet, securite }, changes }
}

function surfaceOf({ words, from, to, passage }: Mention): string {
  const surface = passage.text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
  return surface.charAt(0).toLowerCase() + surface.slice(1)
}

/** Several rules under one name, one after the other. */
export function together(id: string, label: string, ...rules: SafetyRule[]): SafetyRule {
  return {
    id,
    label,
    check(sheet, context) {
      let current = sheet
      const changes: SafetyChange[] = []
      const blocked: SafetyChange[] = []
      for (const rule of rules) {
        const outcome = rule.check(current, context)
        current = outcome.sheet
        changes.push(...outcome.changes)
        blocked.push(...outcome.blocked)
      }
      return { sheet: blocked.length > 0 ? sheet : current, changes, blocked }
    },
  }
}
