import type { Locator, Page } from '@playwright/test'
import { QuestionChoices } from '#app/domain/question.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { insertQuiz } from '#tests/support/quizzes.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { choose, expectFeedback, readQuestions, validate } from '../support/quiz-player.ts'

const SIZES = [
  { width: 1360, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

/** The ready question with the most text, in its explanations too. */
async function longestQuestion(db: PrismaClient) {
  const versions = await db.questionVersion.findMany({
    where: { question: { status: 'READY', program: 'PETITE_ENFANCE' }, kind: { not: 'TRUE_FALSE' } },
    include: { question: true },
  })
  const length = ({ prompt, choices, explanationWrong, source }: (typeof versions)[number]) =>
    [prompt, ...QuestionChoices.parse(choices).map(({ text }) => text), explanationWrong, source].join('').length
  const [longest] = versions.toSorted((a, b) => length(b) - length(a))
  if (!longest) throw new Error('The bank is empty')
  return longest.question
}

/** How many pixels of an element are outside the window, or hidden behind what is in front of it. */
const hiddenPixels = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    const bar = document.querySelector('.action-bar')
    const floor = bar && !bar.contains(node) ? bar.getBoundingClientRect().top : innerHeight
    return Math.max(0, -top) + Math.max(0, bottom - floor)
  })

async function expectOnScreen(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  for (const place of ['top', 'middle', 'bottom']) {
    await page.evaluate((where) => {
      const height = document.documentElement.scrollHeight
      scrollTo(0, where === 'top' ? 0 : where === 'middle' ? height / 3 : height)
    }, place)
    await expect.poll(() => hiddenPixels(button), `${name}, ${place}`).toBe(0)
  }
}

for (const size of SIZES)
  test(`the button that goes on is on the screen over the longest question, ${size.width} × ${size.height}`, async ({
    page,
    db,
    staff,
    signIn,
  }) => {
    await page.setViewportSize(size)
    const question = await longestQuestion(db)
    const owner = { userId: staff.teacher.id, daycareId: staff.daycare.id }
    const quiz = await insertQuiz(db, { ...owner, program: 'PETITE_ENFANCE' }, [question, question])
    await signIn(staff.teacher)
    await open(page, `/quiz/${quiz.id}`)
    await expectOnScreen(page, 'Valider')

    const [asked] = await readQuestions(db, quiz.id)
    if (!asked) throw new Error('No question')
    // With the keyboard, no choice is hidden behind the bar.
    await page.evaluate(() => scrollTo(0, 0))
    const controls = page.getByRole(asked.kind === 'MULTIPLE' ? 'checkbox' : 'radio')
    await controls.first().focus()
    for (let index = 0; index < (await controls.count()); index++) {
      await expect.poll(() => hiddenPixels(page.locator(':focus'))).toBe(0)
      await page.keyboard.press(asked.kind === 'MULTIPLE' ? 'Tab' : 'ArrowDown')
    }

    await choose(page, asked, 'wrong')
    await validate(page)
    await expectFeedback(page, 'wrong')
    await expect.poll(() => hiddenPixels(page.getByRole('heading', { level: 3 }))).toBe(0)
    await expectOnScreen(page, 'Question suivante')
  })
