import { expect, open } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'
import { choose, expectFeedback, expectQuestion, quizIdOf, start, validate } from '../support/quiz-player.ts'

test('a server killed right after an answer has it when it comes back, and takes the one kept meanwhile', async ({
  page,
  db,
  server,
  staff,
  signIn,
  complaints,
}) => {
  test.setTimeout(180_000)
  // Messages of the browser about a server that does not answer.
  complaints.expect(/net::ERR_|status of 5\d\d/)
  await signIn(staff.teacher)
  await open(page, '/alex/quiz')
  const [first, second] = await start(page, db)
  if (!first || !second) throw new Error('Too few questions')
  const quizId = quizIdOf(page)
  const stored = () =>
    db.quizAnswer.findMany({ where: { quizId, answeredAt: { not: null } }, orderBy: { position: 'asc' } })
  const acknowledged = page.waitForResponse(
    (response) => response.url().includes('quizzes_answerQuestion') && response.ok(),
  )
  await choose(page, first, 'wrong')
  await validate(page)
  await (await acknowledged).finished()
  await server.kill()

  await expectFeedback(page, 'wrong')
  expect(await stored()).toMatchObject([{ id: first.answerId, isCorrect: false }])
  await page.getByRole('button', { name: 'Question suivante' }).click()
  await expectQuestion(page, 2)
  await choose(page, second, 'right')
  await validate(page)
  await expect(page.getByRole('heading', { name: 'Réponse gardée' })).toBeVisible()

  await server.restart()
  // It tries again less and less often, at most every thirty seconds.
  await expect(page.getByRole('heading', { level: 3, name: 'C’est exact.' })).toBeVisible({ timeout: 60_000 })
  expect(await stored()).toMatchObject([
    { id: first.answerId, isCorrect: false },
    { id: second.answerId, isCorrect: true },
  ])
  await page.reload()
  await expectFeedback(page, 'right')
  await open(page, `/alex/quiz/${quizId}?questionNumber=9`)
  await expectQuestion(page, 3)
})
