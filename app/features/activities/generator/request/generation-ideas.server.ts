import * as z from 'zod/mini'
import type { ActivityCriteria, ActivityIdea } from '#app/domain/activity-criteria.ts'
import { EMPTY_SHEET } from '#app/domain/activity-sheet.ts'
import { type BankAnswer, sheetsFromBank } from '#app/features/activities/bank/sheet-from-bank.ts'
import { findSheetsHad } from '#app/features/activities/bank/take-sheet.server.ts'
import { checkSafety } from '#app/features/activities/safety/check-safety.ts'
import { checkWording } from '#app/features/activities/safety/check-wording.ts'
import { isPlainName, plainName } from '#app/lib/french/plain-text.ts'
import { AppError } from '#app/server/errors.ts'
import { type Llm, llm } from '#app/server/llm/llm.server.ts'
import { log } from '#app/server/log.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { createLimit } from '#app/server/rate-limit.server.ts'
import type { DescribedMaterials } from '../../reference-lists/schema.ts'
import { describedMaterials } from '../../reference-lists/server.ts'
import { ideasPrompt } from '../generate-activity.prompt.ts'
import type { IdeasInput } from '../schema.ts'
import { receiveProperty } from '../stream/generation-json.ts'
import { shorten, tidyText } from '../stream/tidy-text.ts'
import { findRefusal, setHazardsAside } from './generation-refusals.ts'
import { callModel, stripNamesFromCriteria } from './strip-names.server.ts'

/** Ideas use no unit of the day, so they have a limit of their own: requests per person and day. */
const ideasLimit = createLimit('ideas', 30, 24 * 3_600)
/** After that the ideas come from the bank. */
const DEADLINE_MS = 8_000
const TITLE_MAX = 80
const LINE_MAX = 160

const ModelIdeas = z.array(z.object({ titre: z.string(), phrase: z.string() }))

type Options = { llm?: Llm | null; deadline?: number }

/**
 * Three ideas for a request, from the language model, completed by the bank when there is no model, it fails or gives
 * too few. Uses no unit of the day. Throws INVALID_INPUT for a refused request, TOO_MANY over 30 a day.
 */
export async function getActivityIdeas(
  scope: DaycareScope,
  { criteria }: IdeasInput,
  { llm: model = llm(), deadline = DEADLINE_MS }: Options = {},
): Promise<ActivityIdea[]> {
  requireDaycareId(scope)
  const typed = await stripNamesFromCriteria({ ...criteria, idea: null })
  const described = await describedMaterials(scope, typed.materials)
  const { criteria: cleaned } = setHazardsAside(typed, described)
  const refusal = findRefusal(cleaned, described)
  if (refusal) throw new AppError('INVALID_INPUT', refusal.sentence)
  await ideasLimit.consume(scope.userId)
  const ideas = model ? await ideasFromModel(model, cleaned, deadline) : []
  if (ideas.length === IDEA_COUNT) return ideas
  const titles = new Set(ideas.map(({ title }) => title))
  const ofBank = ideasFromBank(cleaned, await findSheetsHad(scope, cleaned), described)
  return [...ideas, ...ofBank.filter(({ title }) => !titles.has(title))].slice(0, IDEA_COUNT)
}

/** The model's ideas in which no rule finds anything; none when it fails. */
async function ideasFromModel(model: Llm, criteria: ActivityCriteria, deadline: number): Promise<ActivityIdea[]> {
  try {
    const signal = AbortSignal.timeout(deadline)
    const { value } = await receiveProperty(callModel(model, ideasPrompt(criteria, IDEA_COUNT), signal), 'idees')
    const answer = ModelIdeas.safeParse(value)
    if (!answer.success) return []
    const ideas = answer.data.map(({ titre, phrase }) => ({
      title: shorten(plainName(tidyText(titre)), TITLE_MAX),
      line: shorten(plainName(tidyText(phrase)), LINE_MAX),
      sheetKey: null,
    }))
    return ideas.filter((idea) => isAcceptable(idea, criteria)).slice(0, IDEA_COUNT)
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.message : String(error) }, 'ideas came from the bank')
    return []
  }
}

function isAcceptable(idea: ActivityIdea, criteria: ActivityCriteria): boolean {
  const sheet = { ...EMPTY_SHEET, titre: idea.title, intentionEducative: idea.line }
  const { blocked, doubts } = checkSafety(sheet, criteria)
  const isDoubtful = blocked || doubts.length > 0
  const isRefused = findRefusal({ themes: [], materials: [], idea }) !== null
  const isPlain = [idea.title, idea.line].every((text) => text !== '' && isPlainName(text))
  return isPlain && !isDoubtful && !isRefused && checkWording(sheet).length === 0
}

const IDEA_COUNT = 3
/** Sheets looked at to find three that differ. */
const CANDIDATES = 12

/**
 * Up to three ideas of the bank for a request, best first, that differ in their main domain or in the place where the play
 * comes from as long as there are such. Pure.
 */
export function ideasFromBank(
  criteria: ActivityCriteria,
  had: ReadonlySet<string>,
  described?: DescribedMaterials,
): ActivityIdea[] {
  const chosen: BankAnswer[] = []
  const others: BankAnswer[] = []
  const kindOf = ({ bankSheet: { developments, themes } }: BankAnswer) => `${developments[0]} ${themes[0]}`
  for (const answer of sheetsFromBank(criteria, had, described)) {
    const isNewKind = chosen.every((it) => kindOf(it) !== kindOf(answer))
    if (isNewKind) chosen.push(answer)
    else others.push(answer)
    if (chosen.length === IDEA_COUNT || chosen.length + others.length === CANDIDATES) break
  }
  return [...chosen, ...others]
    .slice(0, IDEA_COUNT)
    .map(({ bankSheet, sheet }) => ({ title: sheet.titre, line: bankSheet.summary, sheetKey: bankSheet.key }))
}
