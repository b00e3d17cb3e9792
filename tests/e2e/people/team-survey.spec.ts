import { EXERCISES } from '#content/exercises/exercises.ts'
import { surveyWords } from '#content/pages/team/surveys.ts'
import { createPerson } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

const situation = EXERCISES.find(({ id }) => id === 1)
const total = situation?.tags.length ?? 0

test('a team sorts a situation without names, sees the spread once it is closed, and sorts it again', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.slow()
  const others = await Promise.all(
    Array.from({ length: 3 }, () => createPerson(db, 'TEACHER', staff.daycare, { lastLogin: new Date() })),
  )
  const educators = [staff.teacher, ...others]

  await signIn(staff.manager)
  await open(page, '/alex/risks-vs-benefits/1')
  await page.getByRole('button', { name: surveyWords.open }).click()
  await expect(page).toHaveURL(/\/surveys\//)
  await expect(page.getByText(surveyWords.waitingForFour).first()).toBeVisible()
  const address = new URL(page.url()).pathname

  const answer = async (person: { id: string }, key: string, uncounted: RegExp) => {
    await signIn(person)
    await open(page, address)
    for (let at = 1; at <= total; at++) {
      await expect(page.getByText(surveyWords.position(at, total))).toBeVisible()
      await page.keyboard.press(key)
    }
    await page.getByRole('button', { name: surveyWords.send }).click()
    await expect(page.getByText(surveyWords.answered)).toBeVisible()
    await expect(page.getByText(uncounted)).toHaveCount(0)
  }
  // She is led to it from the situations, and may still change her mind before she sends.
  await signIn(staff.teacher)
  await open(page, '/alex/risks-vs-benefits')
  await page.getByRole('link', { name: surveyWords.toAnswer }).click()
  await expect(page.getByText(surveyWords.position(1, total))).toBeVisible()
  await page.keyboard.press('d')
  await page.getByRole('button', { name: surveyWords.change }).click()
  await expect(page.getByText(surveyWords.position(1, total))).toBeVisible()
  await examine(page, 'sorting in a survey', [320, 1360])
  for (const educator of educators) await answer(educator, educator === staff.teacher ? 'd' : 'r', /\d sur 4/)

  const closeRound = async () => {
    await page.getByRole('button', { name: surveyWords.closeFirst }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: surveyWords.closeFirst }).click()
  }
  await signIn(staff.manager)
  await open(page, '/team')
  await page.getByRole('link', { name: surveyWords.toAnswer }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText(surveyWords.enough).first()).toBeVisible()
  await closeRound()
  await expect(page.getByText('3 sur 4')).toHaveCount(total)
  await expect(page.getByText('1 sur 4')).toHaveCount(total)
  await examine(page, 'the spread', [320, 1360])
  await page.getByRole('button', { name: surveyWords.again }).click()
  await expect(page.getByText(surveyWords.notInFirst)).toBeVisible()

  for (const educator of educators) await answer(educator, 'b', /4 sur 4/)
  await signIn(staff.manager)
  await open(page, address)
  await expect(page.getByText(surveyWords.complete).first()).toBeVisible()
  await closeRound()
  await expect(page.getByText('4 sur 4')).toHaveCount(total)
  await expect(page.getByText('3 sur 4')).toHaveCount(total)
  await page.setViewportSize({ width: 320, height: 780 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: surveyWords.print })).toBeHidden()
  await expect(page.getByText('4 sur 4').first()).toBeVisible()

  const stored = await db.surveyParticipation.count({ where: { daycareId: staff.daycare.id } })
  expect(stored).toBe(0)
})
