import { expect, hydrated, open, test } from '../support/fixtures.ts'
import {
  choose,
  expectFeedback,
  expectQuestion,
  playOn,
  quizIdOf,
  readQuestions,
  start,
  validate,
} from '../support/quiz-player.ts'

const PROGRAMS = [
  ['Petite enfance', '/quiz'],
  ['Alex', '/alex/quiz'],
] as const

for (const [name, list] of PROGRAMS)
  test(`a whole quiz ${name}: start, right, wrong, quit, resume, end, go over the mistakes`, async ({
    page,
    db,
    staff,
    signIn,
  }) => {
    await signIn(staff.teacher)
    await open(page, list)
    await expect(page.getByText('Environ 6 minutes')).toBeVisible()
    const questions = await start(page, db)
    const [first, second] = questions
    if (!first || !second) throw new Error('Too few questions')
    const play = `${list}/${quizIdOf(page)}`
    const stored = () => db.quizAnswer.count({ where: { quizId: quizIdOf(page), answeredAt: { not: null } } })

    await test.step('choosing sends nothing, validating nothing is refused', async () => {
      await validate(page)
      await expect(page.getByRole('alert')).toHaveText('Choisissez une réponse avant de valider.')
      await choose(page, first, 'right')
      await expect(page.getByText('Bonne réponse', { exact: true })).toBeHidden()
      expect(await stored()).toBe(0)
    })

    await test.step('a right answer is explained too', async () => {
      await validate(page)
      await expectFeedback(page, 'right')
      await expect(page.getByRole('heading', { level: 3 })).toBeFocused()
      await expect(page.getByText('Bonne réponse', { exact: true })).toHaveCount(first.right.length)
      await expect(page.getByText(first.explanationRight)).toBeVisible()
      await page.getByRole('button', { name: 'Question suivante' }).click()
      await expectQuestion(page, 2)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('a wrong one shows both, in words', async () => {
      await choose(page, second, 'wrong')
      await validate(page)
      await expectFeedback(page, 'wrong')
      await expect(page.getByText('Votre réponse', { exact: true })).toBeVisible()
      await expect(page.getByText('Bonne réponse', { exact: true }).first()).toBeVisible()
      await expect(page.getByText(second.explanationWrong)).toBeVisible()
    })

    await test.step('quitting loses nothing, jumping ahead leads back, a bad number is the first question', async () => {
      await page.getByRole('link', { name: 'Quitter (réponses enregistrées)' }).click()
      await expect(page.getByText('Question 3 sur 10')).toBeVisible()
      await open(page, play)
      await expectQuestion(page, 3)
      await open(page, `${play}?questionNumber=9`)
      await expect(page).toHaveURL(`${play}?questionNumber=2`)
      await expectQuestion(page, 3)
      await open(page, `${play}?questionNumber=abc`)
      await expectQuestion(page, 1)
      await expectFeedback(page, 'right')
      await open(page, `${play}?questionNumber=1`)
      await expectFeedback(page, 'wrong')
      await open(page, list)
      await page.getByRole('button', { name: 'Reprendre' }).click()
      await expectQuestion(page, 3)
    })

    await test.step('the end shows what was missed first', async () => {
      for (const question of questions.slice(2)) await playOn(page, question, 'right')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz terminé')
      await expect(page.getByText('9 bonnes réponses sur 10')).toBeVisible()
      await expect(page.getByRole('region', { name: 'À revoir' }).getByRole('heading', { level: 3 })).toHaveText([
        second.prompt,
      ])
    })

    await test.step('mistakes become an attempt of their own, named so', async () => {
      await page.getByRole('button', { name: 'Revoir mes erreurs' }).click()
      await expectQuestion(page, 1, 1)
      await expect(page.getByText(/^Révision de mes erreurs/)).toBeVisible()
      const [again] = await readQuestions(db, quizIdOf(page))
      if (!again) throw new Error('No mistake to go over')
      expect(again.prompt).toBe(second.prompt)
      await playOn(page, again, 'right')
      await expect(page.getByText('Toutes vos réponses sont justes.')).toBeVisible()
      await page.getByRole('link', { name: 'Retour aux quiz' }).click()
    })

    await test.step('the history leads back to both, to be read only', async () => {
      await expect(page.getByRole('link', { name: /^Revoir/ })).toHaveCount(2)
      await page.getByRole('link', { name: /^Revoir.*Quiz de 10 questions/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz terminé')
      await expect(page.getByRole('button', { name: 'Valider' })).toBeHidden()
      await expect(page.getByRole('radio')).toHaveCount(0)
    })
  })

test('with the keyboard alone, and without its shortcuts', async ({ page, db, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const questions = await start(page, db)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const [index, question] of questions.slice(0, 3).entries()) {
    await expectQuestion(page, index + 1)
    for (const choice of question.right) await page.keyboard.press(`${choice + 1}`)
    await page.keyboard.press('Enter')
    await expectFeedback(page, 'right')
    await page.keyboard.press('Enter')
  }
  await expectQuestion(page, 4)
  await page.getByRole('button', { name: 'Désactiver les raccourcis' }).press('Enter')
  await page.keyboard.press('1')
  const controls = page.getByRole('radio').or(page.getByRole('checkbox'))
  await expect(controls.first()).not.toBeChecked()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Activer les raccourcis' })).toBeVisible()
  // Native controls, without any shortcut.
  await controls.first().focus()
  await page.keyboard.press('Space')
  await expect(controls.first()).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 3 })).toBeFocused()
})

test('a double click stores one answer with one sending', async ({ page, db, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  const sendings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('quizzes_answerQuestion')) sendings.push(request.url())
  })
  await choose(page, first, 'wrong')
  await page.getByRole('button', { name: 'Valider' }).dblclick()
  await expectFeedback(page, 'wrong')
  expect(sendings).toHaveLength(1)
})

test('a question is reported', async ({ page, db, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/quiz')
  const [first] = await start(page, db)
  if (!first) throw new Error('Too few questions')
  await choose(page, first, 'right')
  await validate(page)
  await page.getByRole('button', { name: 'Signaler cette question' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Envoyer la remarque' }).click()
  await expect(dialog.getByText('Dites ce qui ne va pas avec cette question.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'La question n’est pas claire' }).check()
  await dialog.getByLabel('Précisions').fill('Deux choix se valent.')
  await dialog.getByRole('button', { name: 'Envoyer la remarque' }).click()
  await expect(page.getByText('Remarque envoyée.')).toBeVisible()
  const report = await db.questionReport.findFirstOrThrow({ where: { userId: staff.teacher.id } })
  expect(report).toMatchObject({ reason: 'UNCLEAR', text: 'Deux choix se valent.' })
})

test('a quiz that does not open says what is safe, and opens when tried again', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  // The fake answer is not encoded by the framework, which throws its own error.
  complaints.expect(/status of 503|Invariant failed/)
  await signIn(staff.teacher)
  await open(page, '/alex/quiz')
  await page.route('**/_serverFn/quizzes_getQuizSession*', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('heading', { name: 'Quelque chose n’a pas fonctionné' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Vos réponses sont enregistrées au fur et à mesure')).toBeVisible()
  await page.unroute('**/_serverFn/quizzes_getQuizSession*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expectQuestion(page, 1)
  expect(await db.quiz.count({ where: { userId: staff.teacher.id } })).toBe(1)
})

test('nothing tells the right choice before the answer is stored', async ({ page, db, staff, signIn }) => {
  await signIn(staff.teacher)
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/assets/') && response.status() < 300) bodies.push(response.text().catch(() => ''))
  })
  const read = async () => (await Promise.all(bodies)).join('\n')
  await open(page, '/alex/quiz')
  const questions = await start(page, db)
  // The page itself too, not only what its scripts ask for.
  await page.reload()
  await expectQuestion(page, 1)
  /** The longest part of a text that is the same in every encoding. */
  const plainPart = (text: string) =>
    text.split(/[^a-z ,]/).reduce((best, part) => (part.length > best.length ? part : best))
  const revealedIn = (body: string) =>
    questions.filter(({ explanationRight, explanationWrong }) =>
      [explanationRight, explanationWrong].some((text) => body.includes(plainPart(text))),
    )
  const before = await read()
  const [first] = questions
  if (!first) throw new Error('Too few questions')
  expect(before).toContain(plainPart(first.prompt))
  expect(revealedIn(before)).toEqual([])
  expect(before).not.toMatch(/"?(rightKeys|correct|explanation\w*)"?\s*:/)
  await choose(page, first, 'wrong')
  await validate(page)
  await expectFeedback(page, 'wrong')
  const after = await read()
  expect(revealedIn(after).map(({ prompt }) => prompt)).toEqual([first.prompt])
})
