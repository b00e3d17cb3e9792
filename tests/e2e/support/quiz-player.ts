import type { Page } from '@playwright/test'
import { QuestionChoices } from '#app/domain/question.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { expect } from './fixtures.ts'

/** What a question of a quiz is, as only the database knows it before the answer. */
export type AskedInTest = {
  answerId: string
  prompt: string
  kind: string
  /** Indices on the screen of the right choices, and of one that is wrong. */
  right: number[]
  wrong: number
  explanationRight: string
  explanationWrong: string
}

export const quizIdOf = (page: Page): string => /quiz\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

export async function readQuestions(db: PrismaClient, quizId: string): Promise<AskedInTest[]> {
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

/** Chooses with the mouse, and leaves it at that. */
export async function choose(page: Page, question: AskedInTest, how: 'right' | 'wrong'): Promise<void> {
  const control = page.getByRole(question.kind === 'MULTIPLE' ? 'checkbox' : 'radio')
  for (const index of how === 'right' ? question.right : [question.wrong]) await control.nth(index).check()
}

export async function validate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Valider' }).click()
}

/** Waits for what comes with a stored answer. */
export async function expectFeedback(page: Page, how: 'right' | 'wrong'): Promise<void> {
  const words = how === 'right' ? 'C’est exact.' : /^Pas tout à fait\./
  await expect(page.getByRole('heading', { level: 3, name: words })).toBeVisible()
}

/** Answers the question on screen and goes on. */
export async function playOn(page: Page, question: AskedInTest, how: 'right' | 'wrong'): Promise<void> {
  await choose(page, question, how)
  await validate(page)
  await expectFeedback(page, how)
  await page.getByRole('button', { name: /Question suivante|Voir les résultats/ }).click()
}

/** Starts a quiz from the list page. */
export async function start(page: Page, db: PrismaClient): Promise<AskedInTest[]> {
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expectQuestion(page, 1)
  return readQuestions(db, quizIdOf(page))
}
