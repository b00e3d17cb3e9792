import type { Page } from '@playwright/test'
import { QuestionChoices } from '#app/domain/question.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { expect } from './fixtures.ts'

/** A question of a quiz with its solution, read from the database. */
export type PlayableQuestion = {
  answerId: string
  prompt: string
  kind: string
  /** Indices on the screen of the right choices, and of a wrong one. */
  right: number[]
  wrong: number
  explanationRight: string
  explanationWrong: string
}

export const quizIdOf = (page: Page): string => /quiz\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

export async function readQuestions(db: PrismaClient, quizId: string): Promise<PlayableQuestion[]> {
  const answers = await db.quizAnswer.findMany({
    where: { quizId },
    orderBy: { position: 'asc' },
    include: { version: true },
  })
  return answers.map(({ id, choiceOrder, version }) => {
    const choices = QuestionChoices.parse(version.choices)
    const isRight = (key: string) => choices.some((choice) => choice.key === key && choice.correct)
    return {
      answerId: id,
      prompt: version.prompt,
      kind: version.kind,
      right: choiceOrder.flatMap((key, index) => (isRight(key) ? [index] : [])),
      wrong: choiceOrder.findIndex((key) => !isRight(key)),
      explanationRight: version.explanationRight,
      explanationWrong: version.explanationWrong,
    }
  })
}

export async function expectQuestion(page: Page, number: number, total = 10): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Question ${number} sur ${total}`)
}

/** Selects choices with the mouse, without validating. */
export async function choose(page: Page, question: PlayableQuestion, outcome: 'right' | 'wrong'): Promise<void> {
  const control = page.getByRole(question.kind === 'MULTIPLE' ? 'checkbox' : 'radio')
  for (const index of outcome === 'right' ? question.right : [question.wrong]) await control.nth(index).check()
}

export async function validate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Valider' }).click()
}

/** Waits for the feedback of a stored answer. */
export async function expectFeedback(page: Page, outcome: 'right' | 'wrong'): Promise<void> {
  const heading = outcome === 'right' ? 'C’est exact.' : /^Pas tout à fait\./
  await expect(page.getByRole('heading', { level: 3, name: heading })).toBeVisible()
}

/** Answers the current question and goes to the next one. */
export async function playOn(page: Page, question: PlayableQuestion, outcome: 'right' | 'wrong'): Promise<void> {
  await choose(page, question, outcome)
  await validate(page)
  await expectFeedback(page, outcome)
  await page.getByRole('button', { name: /Question suivante|Voir les résultats/ }).click()
}

/** Starts a quiz from the list page. @returns its questions */
export async function start(page: Page, db: PrismaClient): Promise<PlayableQuestion[]> {
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expectQuestion(page, 1)
  return readQuestions(db, quizIdOf(page))
}
