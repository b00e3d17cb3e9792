import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { AGE_TAGS } from '#content/guides/ages/types.ts'
import { type StepLink, WELCOME_WEEKS, type WelcomeStep, type WelcomeWeek } from '#content/welcome/steps.ts'

export const WELCOME_STEPS: readonly WelcomeStep[] = WELCOME_WEEKS.flatMap(({ steps }) => steps)

const STEP_IDS = new Set(WELCOME_STEPS.map(({ id }) => id))

/** The ids of steps that exist, once each: a page of another version may name others. */
export const knownSteps = (ids: readonly string[]): string[] => [...new Set(ids)].filter((id) => STEP_IDS.has(id))

/** The number of the week of a step, 1 for the first; 0 for a step that does not exist. */
const weekOf = (id: string): number => WELCOME_WEEKS.findIndex(({ steps }) => steps.some((step) => step.id === id)) + 1

/** How many steps are done, of how many, and the last week that one of them is of; week 0 when there is none. */
export function howFar(ids: readonly string[]): { done: number; total: number; week: number } {
  const done = knownSteps(ids)
  return { done: done.length, total: WELCOME_STEPS.length, week: Math.max(0, ...done.map(weekOf)) }
}

/** Where she goes on: the first step that is not done after the last one that is, else the first one that was left. */
export function nextStep(done: ReadonlySet<string>): WelcomeStep | undefined {
  const last = WELCOME_STEPS.findLastIndex(({ id }) => done.has(id))
  const isLeft = ({ id }: WelcomeStep) => !done.has(id)
  return WELCOME_STEPS.slice(last + 1).find(isLeft) ?? WELCOME_STEPS.find(isLeft)
}

/** The week that a step is in; the first one when there is no step. */
export const weekWith = (step: WelcomeStep | undefined): WelcomeWeek | undefined =>
  WELCOME_WEEKS.find(({ steps }) => steps.some(({ id }) => id === step?.id)) ?? WELCOME_WEEKS[0]

/** The page of a step, opened at the youngest age of her group where it has ages. */
export function addressOf({ to, search, hash, isOfHerAge }: StepLink, ages: readonly AgeGroup[]) {
  const tag = isOfHerAge && AGE_TAGS[AGE_GROUPS.findIndex((age) => ages.includes(age))]
  const parameters = tag ? { ...search, selectedAge: tag } : search
  return { to, ...(parameters && { search: parameters }), ...(hash && { hash }) }
}
