import { createPerson } from '#tests/support/people.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { choose, expectFeedback, expectQuestion, playOn, quizIdOf, start, validate } from '../support/quiz-player.ts'

/* No answer is lost: without connection, in a closed tab, with an expired session, with two tabs. */

const KEPT = 'Gardée sur cet appareil, envoi dès le retour de la connexion.'

test('answers given offline are kept, shown as kept, and sent once', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const [first, second] = await start(page, db)
  if (!first || !second) throw new Error('Too few questions')
  const quizId = quizIdOf(page)
  const stored = () =>
    db.quizAnswer.findMany({ where: { quizId, answeredAt: { not: null } }, orderBy: { position: 'asc' } })
  const accepted: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('quizzes_answerQuestion') && response.ok()) accepted.push(response.url())
  })

  await context.setOffline(true)
  await choose(page, first, 'wrong')
  await validate(page)
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Réponse gardée' })).toBeFocused()
  await page.getByRole('button', { name: 'Question suivante' }).click()
  await expectQuestion(page, 2)
  await choose(page, second, 'right')
  await validate(page)
  await expect(page.getByText(KEPT)).toBeVisible()
  expect(await stored()).toEqual([])

  await context.setOffline(false)
  await expectFeedback(page, 'right')
  await expect(page.getByRole('status').filter({ hasText: 'Votre réponse est enregistrée.' })).toBeAttached()
  expect((await stored()).map(({ isCorrect }) => isCorrect)).toEqual([false, true])
  expect(accepted).toHaveLength(2)
  await page.goBack()
  await expectFeedback(page, 'wrong')
})

test('a tab closed while offline: the answer leaves from the next page that opens', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  await context.setOffline(true)
  await choose(page, first, 'right')
  await validate(page)
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await open(next, '/quiz')
  await expect.poll(() => db.quizAnswer.count({ where: { id: first.answerId, isCorrect: true } })).toBe(1)
  await expect(next.getByText('Question 2 sur 10')).toBeVisible()
})

test('two tabs offline: what one keeps outlives it, whatever the other does, and is sent once', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  const other = await context.newPage()
  await open(page, '/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  await open(other, '/alex/quiz')
  const [second] = await start(other, db)
  if (!second) throw new Error('Too few questions')
  let accepted = 0
  context.on('response', (response) => {
    if (response.url().includes('quizzes_answerQuestion') && response.ok()) accepted++
  })
  await context.setOffline(true)
  for (const [tab, question] of [
    [page, first],
    [other, second],
  ] as const) {
    await choose(tab, question, 'right')
    await validate(tab)
    await expect(tab.getByText(KEPT)).toBeVisible()
  }
  await page.close()
  await context.setOffline(false)
  await expectFeedback(other, 'right')
  const stored = { id: { in: [first.answerId, second.answerId] }, isCorrect: true }
  await expect.poll(() => db.quizAnswer.count({ where: stored })).toBe(2)
  expect(accepted).toBe(2)
})

test('another device opens on the first unanswered question, with all answers intact', async ({
  page,
  browser,
  serverUrl,
  db,
  staff,
  signIn,
}) => {
  const password = 'cailloux-du-ruisseau-gris'
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password })
  await signIn(teacher)
  await open(page, '/quiz')
  const questions = await start(page, db)
  const quizId = quizIdOf(page)
  const outcomes = ['right', 'wrong', 'right'] as const
  for (const [index, outcome] of outcomes.entries()) {
    const question = questions[index]
    if (!question) throw new Error('Too few questions')
    await playOn(page, question, outcome)
  }
  await expectQuestion(page, 4)
  await page.close()

  const device = await browser.newContext({ baseURL: serverUrl, serviceWorkers: 'block' })
  const other = await device.newPage()
  await open(other, `/login?redirect=${encodeURIComponent('/quiz')}`)
  await other.getByLabel('Courriel').fill(teacher.email)
  await other.getByLabel('Mot de passe', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Se connecter' }).click()
  await expect(other.getByText('Question 4 sur 10')).toBeVisible()
  await other.getByRole('button', { name: 'Reprendre' }).click()
  await expectQuestion(other, 4)
  expect(quizIdOf(other)).toBe(quizId)
  await expect(other.getByRole('radio').or(other.getByRole('checkbox')).first()).not.toBeChecked()
  for (const [index, outcome] of outcomes.entries()) {
    await open(other, `/quiz/${quizId}?questionNumber=${index}`)
    await expectQuestion(other, index + 1)
    await expectFeedback(other, outcome)
  }
  await device.close()
})

test('a server that is away for a moment is tried again', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/status of 503/)
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  let refusals = 0
  await page.route('**/_serverFn/quizzes_answerQuestion*', (route) =>
    refusals++ < 2 ? route.fulfill({ status: 503, body: 'away' }) : route.continue(),
  )
  await choose(page, first, 'right')
  await validate(page)
  await expect(page.getByText(KEPT)).toBeVisible()
  await expectFeedback(page, 'right')
  expect(await db.quizAnswer.count({ where: { id: first.answerId, isCorrect: true } })).toBe(1)
})

test('a session that ends in the middle: signing in again sends the answer', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  const password = 'cailloux-du-ruisseau-gris'
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password })
  await signIn(teacher)
  await open(page, '/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  await db.session.deleteMany({ where: { userId: teacher.id } })
  await choose(page, first, 'wrong')
  await validate(page)
  const back = page.getByRole('alertdialog', { name: 'Votre session est terminée' })
  await back.getByLabel('Mot de passe').fill(password)
  await back.getByRole('button', { name: 'Se reconnecter' }).click()
  await expectFeedback(page, 'wrong')
  expect(await db.quizAnswer.count({ where: { userId: teacher.id, isCorrect: false } })).toBe(1)
})

test('of two tabs with different answers the first one counts, and the second one says so', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  const other = await context.newPage()
  await open(other, page.url())
  await choose(page, first, 'right')
  await choose(other, first, 'wrong')
  await validate(page)
  await expectFeedback(page, 'right')
  await validate(other)
  await expectFeedback(other, 'right')
  await expect(other.getByText('Cette question a déjà une autre réponse, donnée ailleurs.')).toBeVisible()
  expect(await db.quizAnswer.count({ where: { id: first.answerId, isCorrect: true } })).toBe(1)
})
