import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { choose, expectFeedback, expectQuestion, playOn, start, validate } from '../support/quiz-player.ts'

/* Every screen of a quiz, in both themes, on a desk and a phone: axe finds nothing, nothing scrolls sideways. */

test('list, question, feedback, kept answer, dialog, end', async ({ page, context, db, staff, signIn, complaints }) => {
  test.setTimeout(120_000)
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  await open(page, '/alex/quiz')
  await examine(page, 'list, nothing yet')
  const questions = await start(page, db)
  const [first, second] = questions
  if (!first || !second) throw new Error('Too few questions')
  await choose(page, first, 'wrong')
  await examine(page, 'question')
  await validate(page)
  await expectFeedback(page, 'wrong')
  await examine(page, 'feedback')
  await page.getByRole('button', { name: 'Signaler cette question' }).click()
  await examine(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Question suivante' }).click()
  await expectQuestion(page, 2)
  await context.setOffline(true)
  await choose(page, second, 'right')
  await validate(page)
  await expect(page.getByRole('heading', { name: 'Réponse gardée' })).toBeVisible()
  await examine(page, 'kept')
  await context.setOffline(false)
  await expectFeedback(page, 'right')
  await page.getByRole('button', { name: 'Question suivante' }).click()
  for (const question of questions.slice(2)) await playOn(page, question, 'right')
  await page.getByText(/et leurs explications/).click()
  await examine(page, 'end')
  await page.getByRole('link', { name: 'Retour aux quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Mes résultats' })).toBeVisible()
  await examine(page, 'list, lived in')
})
