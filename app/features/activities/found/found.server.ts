import { isEmptySection, type SafetyRuleResult, SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'
import { shorten, tidyText, tidyValue } from '#app/features/activities/generator/stream/tidy-text.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import type { Llm } from '#app/server/llm/llm.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import { unsafeText } from '#content/pages/activity-edit.ts'
import { REPLACEMENTS } from '#content/pages/sheet/found-activity.ts'
import { insertActivity } from '../generator/generation-save.server.ts'
import { checkEditedSheet, type EditedSheetCheck, withVouched } from '../safety/check-edited-sheet.ts'
import { FAMILIES, type Family } from '../safety/reader/verdicts.ts'
import { sortWithModel } from './found-model.server.ts'
import { developmentOf, nearComponent, sheetOfFound } from './found-sheet.ts'
import { fieldsOf, readFoundText } from './reader/read-found-text.ts'
import {
  type CheckFoundInput,
  type FoundCheck,
  type FoundReading,
  type KeepFoundInput,
  LINE_MAX,
  type ReadFoundInput,
} from './schema.ts'

/** Texts that one person may have read in a day, and sheets that she may keep: planning needs fewer. */
const readingLimit = createLimit('found-readings', 100, 24 * 3_600)
const keepingLimit = createLimit('found-sheets', 60, 24 * 3_600)
const SUMMARY_MAX = 160

/** What tests replace. `llm`: null for none; `deadline`: in milliseconds. */
type Options = { llm?: Llm | null; deadline?: number }

/**
 * Reads a pasted text as an activity: by rules, and where there is a language model, with the places that it gives to the same
 * lines. Stores nothing. One query, of the limit.
 * @throws AppError TOO_MANY over the limit of the day; FORBIDDEN without a daycare.
 */
export async function readFound(
  scope: DaycareScope,
  { text }: ReadFoundInput,
  options: Options = {},
): Promise<FoundReading> {
  requireDaycareId(scope)
  await readingLimit.consume(scope.userId)
  const byRules = readFoundText(text)
  const pieces = byRules.pieces.flatMap(({ text: piece, kind }) =>
    cutLong(tidyText(piece)).map((part) => ({ text: part, kind })),
  )
  const byModel = await sortWithModel(pieces, options)
  const sorted = byModel ?? pieces
  const { why, steps, material } = fieldsOf(sorted)
  const { ages, place, seasons, minutes } = byRules
  return {
    pieces: sorted,
    ages,
    place,
    seasons,
    minutes,
    component: nearComponent(why, [...steps, ...material]),
    readBy: byModel ? 'model' : 'rules',
  }
}

/** Parts that a section can hold, cut between words. */
function cutLong(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > LINE_MAX) {
    const space = rest.lastIndexOf(' ', LINE_MAX)
    const end = space > LINE_MAX / 2 ? space : LINE_MAX
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest].filter(Boolean)
}

/** What every check says of the sheet: those of a sheet that a person edits, all of whose sentences are new. */
function checked(input: CheckFoundInput): EditedSheetCheck {
  const { vouched: _, ...found } = tidyValue(input) as CheckFoundInput
  return checkEditedSheet(sheetOfFound(found), {
    ageGroups: found.ageGroups,
    developments: [developmentOf(found.component)],
    allergies: found.allergies,
    place: found.place,
    groupSize: null,
    durationMinutes: found.minutes,
    seasons: found.seasons,
  })
}

const isFamily = (rule: string): rule is Family => FAMILIES.some((family) => family === rule)

function refusedBy({ rule, outcome, changes }: SafetyRuleResult): FoundCheck['refused'] {
  if (outcome !== 'blocked') return []
  const replacement = (isFamily(rule) && REPLACEMENTS[rule]) || null
  return changes.map(({ section, before, reason }) => ({ section, text: before, reason, replacement }))
}

/**
 * What the safety rules refuse in a found sheet, why and with what it can be replaced; what they ask, what they add, and what
 * is missing. Stores nothing, asks nothing of the database.
 */
export function checkFound(scope: DaycareScope, input: CheckFoundInput): FoundCheck {
  requireDaycareId(scope)
  const { sheet, report, doubts, changes } = checked(input)
  return {
    refused: report.rules.flatMap(refusedBy),
    doubts: doubts.filter(({ text }) => !input.vouched.includes(text)),
    added: changes,
    missing: SHEET_SECTIONS.filter((section) => section !== 'observationDepart' && isEmptySection(sheet[section])),
  }
}

/**
 * Keeps a found sheet, for herself or for the team; sent twice, it is one. As for an edited sheet, what the rules refuse is not
 * written, nor what they ask before she has answered. Five queries, and one of the limit.
 * @throws AppError INVALID_INPUT, with the reasons, for what is refused or asked; CONFLICT when the id is that of something
 *   else; TOO_MANY over the limit of the day; FORBIDDEN without a daycare.
 */
export async function keepFound(scope: DaycareScope, input: KeepFoundInput): Promise<{ id: string }> {
  const daycareId = requireDaycareId(scope)
  const { id, foundIn, visibility, ...found } = input
  const { sheet, report, isUnsafe, dangers, doubts, columns } = checked(found)
  if (isUnsafe) throw new AppError('INVALID_INPUT', unsafeText(dangers))
  const open = doubts.filter(({ text }) => !found.vouched.includes(text))
  if (open.length > 0) throw new AppError('INVALID_INPUT', unsafeText(open.map(({ question }) => question)))
  const own = { id, daycareId, authorId: scope.userId, source: 'FOUND' as const }
  const isKept = () => db().activity.findFirst({ where: own, select: { id: true } })
  if (await isKept()) return { id }
  await keepingLimit.consume(scope.userId)
  const finished = {
    sheet,
    summary: shorten(sheet.intentionEducative, SUMMARY_MAX),
    seasons: found.seasons,
    themes: [],
    materials: sheet.materiel.map(({ nom }) => nom),
    ...columns,
    provenance: { kind: 'found' as const },
    report: withVouched(report, doubts),
  }
  await insertActivity({ userId: scope.userId, daycareId }, { ...found, groupSize: null }, finished, {
    id,
    visibility,
    foundIn: tidyText(foundIn) || null,
    // Its words are a person's: they are judged again when the rules change.
    editedAt: new Date(),
    editedById: scope.userId,
  })
  // The insert skips an id that exists: it may be this sheet, sent twice at once, or something else.
  if (!(await isKept())) throw new AppError('CONFLICT')
  return { id }
}
