import type { Page } from '@playwright/test'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { createActivity } from '#tests/support/activities.ts'
import { playQuiz, shippedQuestions } from '#tests/support/quizzes.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * What is done every day costs few presses: the real ones are counted, those of the mouse, and the page is not scrolled.
 */

declare global {
  interface Window {
    /** Presses since the page was opened. */
    presses: number
    /** How far the page has ever been scrolled, in pixels. */
    farthest: number
  }
}

/** Counts from the next page that is opened. */
async function count(page: Page): Promise<() => Promise<{ presses: number; scrolled: number }>> {
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.addInitScript(() => {
    window.presses = 0
    window.farthest = 0
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && window.presses++, { capture: true })
    addEventListener('scroll', () => {
      window.farthest = Math.max(window.farthest, window.scrollY)
    })
  })
  return () => page.evaluate(() => ({ presses: window.presses, scrolled: window.farthest }))
}

test('an activity is created and printed in three presses by who has been here before', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await db.user.update({ where: { id: staff.teacher.id }, data: { ageGroups: ['AGE_3_YEARS_4_YEARS'] } })
  await signIn(staff.teacher)
  const counted = await count(page)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  const generate = page.getByRole('button', { name: FIXED_WORDS.generate })
  const print = page.getByRole('button', { name: 'Imprimer la fiche courte' })
  await open(page, '/activities')
  await page.getByRole('group', { name: 'Domaine de développement' }).getByLabel('Cognitif').check()
  await generate.click()
  await expect(print).toBeVisible()
  await open(page, '/activities')
  await expect(page.getByRole('group', { name: 'Domaine de développement' }).getByLabel('Cognitif')).toBeChecked()
  await generate.click()
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  expect((await counted()).presses).toBeLessThanOrEqual(3)
})

test('an activity is found and placed in the week in three presses, without scrolling', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id }, { title: 'Les ombres longues' })
  await signIn(staff.teacher)
  const counted = await count(page)
  await open(page, '/activities?onglet=trouver')
  await page.getByLabel('Chercher une activité').fill('ombres longues')
  const add = page.getByRole('button', { name: /^Ajouter à ma semaine\s: Les ombres longues/ })
  await expect(add).toBeInViewport({ ratio: 1 })
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dehors' }).first().click()
  await expect(page.getByText(/^Ajoutée au/)).toBeVisible()
  expect(await db.plannedActivity.count({ where: { userId: staff.teacher.id } })).toBe(1)
  const { presses, scrolled } = await counted()
  expect(presses).toBeLessThanOrEqual(3)
  expect(scrolled).toBe(0)
})

test('one quiz is reviewed in two presses', async ({ page, db, staff, signIn }) => {
  const questions = await shippedQuestions(db)
  const owner = { userId: staff.teacher.id, daycareId: staff.daycare.id }
  const { id } = await playQuiz(db, owner, questions, [false, true, true])
  await signIn(staff.manager)
  const counted = await count(page)
  await open(page, '/quiz-reviews')
  await page.getByRole('link', { name: /Quiz Alex, \d/ }).click()
  await page.getByRole('button', { name: /^Revu/ }).click()
  await expect.poll(() => db.quizReview.count({ where: { quizId: id } })).toBe(1)
  expect((await counted()).presses).toBeLessThanOrEqual(2)
})

test('a person is added, and her code shown, in three presses', async ({ page, staff, signIn }) => {
  await signIn(staff.manager)
  const counted = await count(page)
  await open(page, '/team')
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter à l’équipe' })
  await dialog.getByLabel('Prénom').fill('Rosalie')
  await dialog.getByLabel('Nom', { exact: true }).fill('Gagnon')
  await dialog.getByLabel('Courriel').fill(`rosalie-${crypto.randomUUID()}@exemple.test`)
  await dialog.getByRole('button', { name: 'Ajouter et montrer le lien' }).click()
  await expect(dialog.getByRole('img', { name: /Code QR/ })).toBeVisible()
  expect((await counted()).presses).toBeLessThanOrEqual(3)
})

test('a word is looked up in one press', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  const counted = await count(page)
  await open(page, '/alex/continuum')
  const word = page.getByRole('main').locator('a[role="button"][aria-haspopup="dialog"]').first()
  await word.click()
  await expect(page.getByRole('dialog')).toContainText(/\p{L}{4}/u)
  expect((await counted()).presses).toBe(1)
})
