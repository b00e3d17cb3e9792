import { subDays } from 'date-fns/subDays'
import { reviewWords } from '#content/pages/quiz-reviews.ts'
import { NOTICE_LABELS, noticeWords } from '#content/pages/team/notices.ts'
import { createActivity } from '#tests/support/activities.ts'
import { shippedQuestions } from '#tests/support/pages.ts'
import { createPerson } from '#tests/support/people.ts'
import { insertQuiz, playQuiz } from '#tests/support/quizzes.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

const bellOf = (count: number) => ({ name: noticeWords.opener(count), exact: true })

test('an educator finds what is new behind the bell, follows it or puts it away, and not while she plays', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const { daycare, teacher, manager } = staff
  const own = { daycareId: daycare.id, userId: teacher.id }
  const questions = await shippedQuestions(db, 'ALEX')
  const quiz = await playQuiz(db, own, questions, [true, false])
  await db.quizReview.create({
    data: { quizId: quiz.id, daycareId: daycare.id, managerId: manager.id, note: 'Bravo', visible: true },
  })
  await db.quizReminder.create({ data: { ...own, type: 'PETITE_ENFANCE', managerId: manager.id } })
  const sheet = await createActivity(db, { daycareId: daycare.id, authorId: manager.id }, { title: 'Les galets' })
  await db.favouriteActivity.create({ data: { ...own, activityId: sheet.id, createdAt: subDays(new Date(), 3) } })
  const refusals = [{ rule: 'all-ages-hazards', section: 'titre', reason: 'Ces galets s’avalent.' }]
  await db.activity.update({ where: { id: sheet.id }, data: { refusals, refusedAt: subDays(new Date(), 1) } })

  await signIn(teacher)
  await open(page, '/activities')
  const panel = page.getByRole('group', { name: noticeWords.title })
  await page.getByRole('button', bellOf(3)).click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByText(noticeWords.withNote)).toBeVisible()
  await examine(page, 'what is new', [320, 1360])

  // The page of a recall says all of it: the line goes. An invitation stays until she answers.
  await panel.getByRole('link', { name: NOTICE_LABELS.recall }).click()
  await expect(page.getByText('Ces galets s’avalent.').first()).toBeVisible()
  await page.getByRole('button', bellOf(2)).click()
  await panel.getByRole('button', { name: noticeWords.close(NOTICE_LABELS.review) }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByRole('heading', { name: noticeWords.title })).toBeFocused()
  await panel.getByRole('link', { name: NOTICE_LABELS.quizInvitation }).click()
  await expect(page).toHaveURL(/\/quiz$/)
  await expect(page.getByText(reviewWords.reminder)).toBeVisible()
  await page.getByRole('button', { name: 'Ranger ce rappel' }).click()
  await expect(page.getByRole('button', bellOf(0))).toBeVisible()

  const open2 = await insertQuiz(db, { ...own, program: 'ALEX' }, questions)
  await open(page, `/alex/quiz/${open2.id}`)
  await expect(page.getByText(/Question 1 sur/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: noticeWords.title })).toHaveCount(0)
})

test('all is put away at once, and taken back', async ({ page, db, staff, signIn }) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  for (const type of ['ALEX', 'PETITE_ENFANCE'] as const) await db.quizReminder.create({ data: { ...own, type } })
  await signIn(staff.teacher)
  await open(page, '/rhymes')
  await page.getByRole('button', bellOf(2)).click()
  const panel = page.getByRole('group', { name: noticeWords.title })
  await panel.getByRole('button', { name: noticeWords.closeAll }).click()
  await expect(panel.getByText(noticeWords.none)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', bellOf(0))).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('button', bellOf(2))).toBeVisible()
})

test('a manager reads in the menu and on the team how many quizzes await her review', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const questions = await shippedQuestions(db, 'ALEX')
  const other = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Maude', lastName: 'Roy' })
  for (const userId of [staff.teacher.id, staff.teacher.id, other.id])
    await playQuiz(db, { daycareId: staff.daycare.id, userId }, questions, [true, false])
  await signIn(staff.manager)
  await open(page, '/team')
  const entry = page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Résultats des quiz' })
  await expect(entry).toHaveAccessibleName(`Résultats des quiz (${noticeWords.toReview(3)})`)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Maude Roy' }) })
  await examine(page, 'the team', [320, 1360])
  await row.getByRole('link', { name: noticeWords.toReview(1) }).click()
  await expect(page).toHaveURL(new RegExp(`/quiz-reviews#attente-${other.id}$`))
  await page.getByRole('checkbox', { name: 'Cocher les quiz de Maude Roy' }).check()
  await page.getByRole('button', { name: /Marquer 1/ }).click()
  await expect(entry).toHaveAccessibleName(`Résultats des quiz (${noticeWords.toReview(2)})`)
})
