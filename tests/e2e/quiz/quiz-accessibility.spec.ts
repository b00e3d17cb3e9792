import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { choose, expectFeedback, expectQuestion, playOn, start, validate } from '../support/quiz-player.ts'

/* Every screen of a quiz, in both themes, on a desk and a phone: axe finds nothing, nothing scrolls sideways. */

async function examine(page: Page, name: string): Promise<void> {
  const found: Record<string, unknown> = {}
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1360, 320]) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const violations = await violationsOf(page)
      const problems = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (isWide) problems.push('scrolls sideways')
      if (problems.length > 0) found[`${name} ${colorScheme} ${width}`] = problems
    }
  expect(found).toEqual({})
}

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
