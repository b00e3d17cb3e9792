import type { Page } from '@playwright/test'
import { subDays } from 'date-fns/subDays'
import { playQuiz } from '#tests/support/quizzes.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { expectQuestion, playOn, quizIdOf, readQuestions, start } from '../support/quiz-player.ts'

const sheetCount = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

const promptsIn = (page: Page) =>
  page.getByRole('region', { name: 'Questions' }).locator('ol > li > p:first-child').allInnerTexts()

test('a quiz on paper: the setting, other questions, both sheets and each of them', async ({ page, staff, signIn }) => {
  test.setTimeout(120_000)
  await signIn(staff.teacher)
  await open(page, '/alex/quiz')
  await page.getByRole('link', { name: 'Quiz sur papier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz sur papier' })).toBeVisible()
  const questions = page.getByRole('region', { name: 'Questions' })
  const answers = page.getByRole('region', { name: 'Réponses' })
  await expect(questions.locator('ol > li')).toHaveCount(10)
  await expect(answers.locator('ol > li')).toHaveCount(10)
  const before = await promptsIn(page)
  await page.reload()
  await expect.poll(() => promptsIn(page)).toEqual(before)
  await page.getByRole('button', { name: 'Autres questions' }).click()
  await expect.poll(() => promptsIn(page)).not.toEqual(before)

  await page.getByRole('radio', { name: '5', exact: true }).check()
  await expect(questions.locator('ol > li')).toHaveCount(5)
  await page.getByLabel('Sujet').selectOption({ label: 'Météo et saisons' })
  await expect(questions.getByText('Quiz Alex · Météo et saisons')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByText(/^Nom\s:/)).toBeVisible()
  expect(await sheetCount(page)).toBe(2)
  await page.emulateMedia({ media: null })
  await page.getByRole('radio', { name: 'Questions' }).check()
  await expect(answers).toBeHidden()
  expect(await sheetCount(page)).toBe(1)
  await page.getByRole('radio', { name: 'Réponses' }).check()
  await expect(questions).toBeHidden()
  await expect(answers).toBeVisible()
  await expect(page).toHaveURL(/program=ALEX.*part=answers/)
})

test('a finished quiz is printed whole, with its score, and once more on paper without it', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const asked = await start(page, db)
  for (const [index, question] of asked.entries()) await playOn(page, question, index === 0 ? 'wrong' : 'right')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz terminé')
  const [, second] = asked
  if (!second) throw new Error('Too few questions')
  // Folded on the screen, and printed all the same.
  await expect(page.getByText(second.explanationRight)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(second.explanationRight)).toBeVisible()
  await expect(page.getByText('9 bonnes réponses sur 10')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour aux quiz' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByText(second.explanationRight)).toBeHidden()

  await page.getByRole('link', { name: 'Version papier' }).click()
  await expect.poll(() => promptsIn(page)).toEqual(asked.map(({ prompt }) => prompt))
  await expect(page.getByText('Bonne réponse', { exact: true })).toBeHidden()
})

test('« Mes 5 questions »: one press, the same press again, then nothing until another day', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const owner = { userId: staff.teacher.id, daycareId: staff.daycare.id }
  const bank = await db.question.findMany({ where: { program: 'PETITE_ENFANCE', status: 'READY' }, take: 6 })
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const card = page.getByRole('region', { name: 'Mes 5 questions' })
  await expect(card).toContainText('Répondez d’abord à un quiz')
  await expect(card.getByRole('button')).toHaveCount(0)

  const { id } = await playQuiz(db, { ...owner, at: subDays(new Date(), 2) }, bank, [
    false,
    false,
    true,
    true,
    true,
    true,
  ])
  await db.quiz.update({ where: { id }, data: { type: 'PETITE_ENFANCE' } })
  await page.reload()
  await card.getByRole('button', { name: 'Mes 5 questions du jour' }).click()
  await expectQuestion(page, 1, 5)
  const quizId = quizIdOf(page)
  const questions = await readQuestions(db, quizId)
  const [first, ...others] = questions
  if (!first) throw new Error('Too few questions')
  await playOn(page, first, 'right')
  await page.getByRole('link', { name: /^Quitter/ }).click()
  await expect(card).toContainText('Question 2 sur 5')
  await card.getByRole('button', { name: 'Continuer mes 5 questions' }).click()
  await expectQuestion(page, 2, 5)
  expect(quizIdOf(page)).toBe(quizId)
  for (const question of others) await playOn(page, question, 'right')
  await page.getByRole('link', { name: 'Retour aux quiz' }).click()
  await expect(card).toContainText(/C’est fait pour aujourd’hui\. La prochaine question revient le/)
  await expect(card.getByRole('button')).toHaveCount(0)
})
