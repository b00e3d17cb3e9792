import { shippedQuestions } from '#tests/support/pages.ts'
import { insertQuiz, playQuiz } from '#tests/support/quizzes.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { choose, expectFeedback, expectQuestion, readQuestions, validate } from '../support/quiz-player.ts'

/*
 * What a quiz shows while it is played, in both themes, on a desk and a phone: axe finds nothing, nothing scrolls sideways.
 * The two lists, with and without results, and a question as it opens are in everywhere/accessibility.spec.ts.
 */

test('a choice, feedback, dialog', async ({ page, db, staff, signIn }) => {
  const owner = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const { id } = await insertQuiz(db, owner, await shippedQuestions(db, 'ALEX'))
  const [first] = await readQuestions(db, id)
  if (!first) throw new Error('No question')
  await signIn(staff.teacher)
  await open(page, `/alex/quiz/${id}`)
  await choose(page, first, 'wrong')
  await examine(page, 'a choice')
  await validate(page)
  await expectFeedback(page, 'wrong')
  await examine(page, 'feedback')
  await page.getByRole('button', { name: 'Signaler cette question' }).click()
  await examine(page, 'dialog')
})

test('an answer kept without connection, the end', async ({ page, context, db, staff, signIn, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const owner = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const { id } = await playQuiz(db, owner, await shippedQuestions(db, 'ALEX'), [true, null])
  const last = (await readQuestions(db, id)).at(-1)
  if (!last) throw new Error('No question')
  await signIn(staff.teacher)
  await open(page, `/alex/quiz/${id}`)
  await expectQuestion(page, 2, 2)
  await context.setOffline(true)
  await choose(page, last, 'wrong')
  await validate(page)
  await expect(page.getByRole('heading', { name: 'Réponse gardée' })).toBeVisible()
  await examine(page, 'kept')
  await context.setOffline(false)
  await expectFeedback(page, 'wrong')
  await page.getByRole('button', { name: 'Voir les résultats' }).click()
  await page.getByText(/et leurs explications/).click()
  await examine(page, 'end')
})
