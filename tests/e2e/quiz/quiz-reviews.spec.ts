import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PrismaClient, Question, User } from '#app/server/generated/prisma/client.ts'
import { createPerson, type StaffedDaycare } from '#tests/support/people.ts'
import { playQuiz, shippedQuestions } from '#tests/support/quizzes.ts'
import { expect, open, test } from '../support/fixtures.ts'

/* A manager reviews the answers of her team, and an educator reads what her manager sees. */

type Team = { staff: StaffedDaycare; people: User[]; questions: Question[]; quizId: string }

/**
 * Creates three questions with the longest explanations that the bank accepts. Other tests may draw them in a quiz, and tell
 * explanations apart by their longest run of plain letters: no two may share it.
 */
async function longQuestions(db: PrismaClient): Promise<Question[]> {
  const questions: Question[] = []
  for (const ordinal of ['premiers', 'seconds', 'derniers']) {
    const words = (first: string) => [first, ...Array.from({ length: 59 }, () => ordinal)].join(' ')
    const { id } = await db.question.create({ data: { program: 'ALEX', status: 'READY' } })
    const version = await db.questionVersion.create({
      data: {
        questionId: id,
        number: 1,
        kind: 'SINGLE',
        topic: 'meteo-et-saisons',
        difficulty: 1,
        prompt: `Que faire des ${ordinal} bancs de neige?`,
        choices: ['a', 'b', 'c'].map((key) => ({ key, text: `Le geste ${key}`, correct: key === 'a' })),
        explanationRight: words('Juste'),
        explanationWrong: words('Plutôt'),
        link: { to: 'backpack', anchor: 'meteo' },
      },
    })
    questions.push(await db.question.update({ where: { id }, data: { currentVersionId: version.id } }))
  }
  return questions
}

/** Creates a team of five educators, of whom four have answered the same three questions. */
async function playedTeam(db: PrismaClient, staff: StaffedDaycare, given?: Question[]): Promise<Team> {
  const questions = given ?? (await shippedQuestions(db))
  await db.user.update({ where: { id: staff.teacher.id }, data: { firstName: 'Marie', lastName: 'Lavoie' } })
  const people = [staff.teacher]
  for (const firstName of ['Aude', 'Inès', 'Zoé']) {
    const lastName = firstName === 'Zoé' ? 'Zacharie' : 'Abel'
    people.push(await createPerson(db, 'TEACHER', staff.daycare, { firstName, lastName }))
  }
  let quizId = ''
  for (const [index, person] of people.entries()) {
    const owner = { userId: person.id, daycareId: staff.daycare.id }
    const { id } = await playQuiz(db, owner, questions, [false, index > 1, true])
    quizId ||= id
  }
  await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Nina', lastName: 'Nouvelle' })
  return { staff, people, questions, quizId }
}

const promptsOf = async (db: PrismaClient, questions: Question[]): Promise<string[]> => {
  const ids = questions.map(({ currentVersionId }) => currentVersionId ?? '')
  const versions = await db.questionVersion.findMany({ where: { id: { in: ids } } })
  return ids.map((id) => versions.find((version) => version.id === id)?.prompt ?? '')
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('the team, by name and in words, filtered by the address', async ({ page, db, staff, signIn }) => {
  await playedTeam(db, staff)
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')
  await expect(page.getByText('4 sur 5')).toBeVisible()
  const alex = rowOf(page, 'Marie Lavoie').filter({ hasText: 'Quiz Alex' })
  for (const words of ['Terminé', '1 juste', '2 erronées', '0 sans réponse']) await expect(alex).toContainText(words)
  await expect(rowOf(page, 'Nina Nouvelle').first()).toContainText('Pas commencé')
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents()
  expect([...new Set(names)]).toEqual(['Aude Abel', 'Inès Abel', 'Marie Lavoie', 'Nina Nouvelle', 'Zoé Zacharie'])

  await page.getByLabel('État').selectOption('Pas commencé')
  await page.getByLabel('Quiz', { exact: true }).selectOption('Quiz Alex')
  await expect(page).toHaveURL(/program=ALEX/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  // The address is enough to find the same list again.
  await open(page, page.url())
  await expect(page.getByRole('rowheader')).toContainText('Nina Nouvelle')
  await page.getByRole('searchbox', { name: 'Personne' }).fill('personne de ce nom')
  await expect(page.getByText('Aucune ligne ne correspond à ces filtres.')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer les filtres' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})

test('one attempt, question by question: marked, noted for her, taken back, and read by her', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const { questions, quizId } = await playedTeam(db, staff)
  const prompts = await promptsOf(db, questions)
  const stored = () => db.quizReview.findUnique({ where: { quizId } })
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')

  await test.step('from the table to the person, then to the attempt', async () => {
    await rowOf(page, 'Marie Lavoie').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marie Lavoie')
    await expect(page.getByRole('link', { name: /Personne suivante : Nina Nouvelle/ })).toBeVisible()
    await page.getByRole('link', { name: /^Voir : Quiz Alex/ }).click()
    // The missed answers first, the right one folded.
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
    await page.getByText(/et leurs explications/).click()
    for (const prompt of prompts) await expect(page.getByRole('heading', { level: 3, name: prompt })).toBeVisible()
    await expect(page.getByText('Réponse choisie')).toHaveCount(3)
  })

  await test.step('marked with one press, which opens the next one, and that is taken back with one', async () => {
    await page.getByRole('button', { name: 'Revu, suivant' }).dblclick()
    await expect(page.getByText(/^\d sur 3$/)).toBeVisible()
    expect(await stored()).toMatchObject({ note: '', visible: false, version: 1 })
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText(/^\d sur 4$/)).toBeVisible()
    expect(await stored()).toBeNull()
  })

  await test.step('a note outlives a reload before it is saved, and is for her when asked', async () => {
    await open(page, `/quiz-reviews/attempts/${quizId}`)
    await page.getByLabel('Note').fill('Beau travail, on en reparle jeudi.')
    await page.reload()
    await expect(page.getByLabel('Note')).toHaveValue('Beau travail, on en reparle jeudi.')
    await page.getByRole('radio', { name: 'Aussi pour Marie' }).check()
    await page.getByRole('button', { name: 'Revu, suivant' }).click()
    await expect.poll(stored).toMatchObject({ note: 'Beau travail, on en reparle jeudi.', visible: true })
    await open(page, `/quiz-reviews/attempts/${quizId}`)
    await expect(page.getByText(/^Revu le /)).toBeVisible()
  })

  await test.step('another manager who writes at once is not overwritten', async () => {
    await db.quizReview.update({ where: { quizId }, data: { note: 'Déjà dit.', version: { increment: 1 } } })
    await page.getByLabel('Note').fill('Ma version')
    await page.getByRole('button', { name: 'Enregistrer la note' }).click()
    await expect(page.getByRole('alert')).toContainText('Cette note a été modifiée entre-temps.')
    await expect(page.getByLabel('Note')).toHaveValue('Ma version')
    expect(await stored()).toMatchObject({ note: 'Déjà dit.' })
  })

  await test.step('she finds the same view, with the word that is for her', async () => {
    await signIn(staff.teacher)
    await open(page, '/alex/quiz')
    await page.getByRole('link', { name: 'Ce que ma gestionnaire voit' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que ma gestionnaire voit')
    await expect(page.getByText('Déjà dit.')).toBeVisible()
    await page.getByRole('link', { name: /^Voir : Quiz Alex/ }).click()
    await expect(page.getByRole('heading', { name: 'Un mot de votre gestionnaire' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /Enregistrer|Marquer|Retirer/ })).toHaveCount(0)
    // A private one is not for her, and nothing tells that there is one.
    await db.quizReview.update({ where: { quizId }, data: { note: 'Pour moi', visible: false } })
    await page.reload()
    await expect(page.getByText(/^Revu le /)).toBeVisible()
    expect(await page.content()).not.toContain('Pour moi')
  })
})

test('both see the same component with the same words', async ({ page, db, staff, signIn }) => {
  const { quizId } = await playedTeam(db, staff)
  const review = { quizId, daycareId: staff.daycare.id, managerId: staff.manager.id, note: 'Bravo!', visible: true }
  await db.quizReview.create({ data: review })
  const words = async (path: string) => {
    await open(page, path)
    return page.locator('main').getByRole('region').allInnerTexts()
  }
  await signIn(staff.manager)
  const seen = await words(`/quiz-reviews/people/${staff.teacher.id}`)
  const parts = /^(?:À revoir ensemble|Réussies)/
  const attempt = (await words(`/quiz-reviews/attempts/${quizId}`)).filter((text) => parts.test(text))
  expect(attempt).toHaveLength(2)
  await signIn(staff.teacher)
  expect(await words('/seen-by-manager')).toEqual(seen)
  expect((await words(`/seen-by-manager/${quizId}`)).filter((text) => parts.test(text))).toEqual(attempt)
})

test('what awaits a review is gone through with one key, and several are marked at once', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const { people } = await playedTeam(db, staff)
  const reviews = () => db.quizReview.count({ where: { daycareId: staff.daycare.id } })
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')
  const waiting = page.getByRole('region', { name: 'À revoir' })
  await expect(waiting.getByRole('listitem')).toHaveCount(people.length)
  await waiting.getByRole('link', { name: /Aude Abel/ }).click()
  await expect(page.getByText('Aude Abel,')).toBeVisible()
  await expect(page.getByText(/^\d sur 4$/)).toBeVisible()
  const goOn = page.getByRole('button', { name: 'Revu, suivant' })
  await expect(goOn).toBeEnabled()
  // The second press does not mark the next one, which nobody has read.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d sur 3$/)).toBeVisible()
  expect(await reviews()).toBe(1)
  // In the note the key writes.
  await page.getByLabel('Note').press('Enter')
  // A note that may name a child is asked about, and once it is kept as it is the next one opens.
  const note = 'On en reparle jeudi avec le groupe de Léa Tremblay.'
  await page.getByLabel('Note').fill(note)
  await goOn.dblclick()
  await page.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(page.getByText(/^\d sur 2$/)).toBeVisible()
  expect(await db.quizReview.count({ where: { note, daycareId: staff.daycare.id } })).toBe(1)

  await page.getByRole('link', { name: 'Résultats des quiz' }).last().click()
  for (const box of await waiting.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Marquer 2 quiz comme revus' }).dblclick()
  await expect(waiting).toContainText('Tout est revu')
  expect(await reviews()).toBe(4)
  const marked = page.getByRole('listitem').filter({ hasText: /2\squiz marqués comme revus/ })
  await marked.getByRole('button', { name: 'Annuler' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  expect(await reviews()).toBe(2)
})

test('the hardest questions and the sheet for a meeting: no name, one page', async ({ page, db, staff, signIn }) => {
  const { people, questions } = await playedTeam(db, staff, await longQuestions(db))
  const prompts = await promptsOf(db, questions)
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')
  const hard = page.getByRole('region', { name: 'Questions les plus difficiles' })
  await expect(hard.getByRole('listitem')).toHaveCount(2)
  await expect(hard.getByRole('listitem').first()).toContainText(prompts[0] ?? '')
  await expect(hard.getByRole('listitem').first()).toContainText('Aucune des 4 personnes n’a la bonne réponse')
  await expect(hard.getByRole('listitem').last()).toContainText('2 personnes sur 4 ont la bonne réponse')

  // A third one that is missed, and the sheet is as long as it can be.
  await db.quizAnswer.updateMany({
    where: { daycareId: staff.daycare.id, questionId: questions[2]?.id ?? '' },
    data: { isCorrect: false, chosenKeys: ['c'] },
  })
  await open(page, '/quiz-reviews/discussion')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(3)
  const sheet = await page.locator('main').innerText()
  for (const { firstName, lastName } of people)
    for (const name of [firstName, lastName]) expect(sheet).not.toContain(name)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('the file of the table, as the filters leave it', async ({ page, db, staff, signIn }) => {
  await playedTeam(db, staff)
  await signIn(staff.manager)
  await open(page, '/quiz-reviews?program=ALEX&state=done')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^resultats-des-quiz-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('Personne;Programme;État')
  expect(lines).toHaveLength(5)
  expect(await db.auditEntry.count({ where: { actorId: staff.manager.id, action: 'quizReviews.exported' } })).toBe(1)
})

test('a reminder is one card on her page, until she puts it away', async ({ page, db, staff, signIn }) => {
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')
  await page.getByRole('button', { name: /^Rappeler : .*Quiz Alex$/ }).click()
  await expect(page.getByText(/^Rappelé le /)).toBeVisible()
  await signIn(staff.teacher)
  await open(page, '/quiz')
  await expect(page.getByText('Votre gestionnaire vous invite')).toHaveCount(0)
  await open(page, '/alex/quiz')
  await expect(page.getByText('Votre gestionnaire vous invite')).toBeVisible()
  await page.getByRole('button', { name: 'Ranger ce rappel' }).click()
  await expect(page.getByText('Votre gestionnaire vous invite')).toHaveCount(0)
  await expect
    .poll(() => db.quizReminder.count({ where: { userId: staff.teacher.id, closedAt: { not: null } } }))
    .toBe(1)
})

test('before there is a team, and before it has played', async ({ page, db, staff, signIn }) => {
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')
  await expect(page.getByText('Personne n’a encore commencé de quiz')).toBeVisible()
  await open(page, '/quiz-reviews/discussion')
  await expect(page.getByText('Il n’y a pas encore de quoi préparer une feuille')).toBeVisible()
  await db.membership.deleteMany({ where: { userId: staff.teacher.id } })
  await open(page, '/quiz-reviews')
  await expect(page.getByText('Votre équipe est encore vide')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir l’équipe' })).toBeVisible()
})
