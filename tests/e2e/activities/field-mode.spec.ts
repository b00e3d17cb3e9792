import { createActivity } from '#tests/support/activities.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

test('in the field: large steps by keys or buttons, a timer, the screen kept on, and back where one was', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await page.addInitScript(() => {
    const asked: string[] = []
    const request = async (kind: string) => {
      asked.push(kind)
      return Object.assign(new EventTarget(), { released: true, release: async () => undefined })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(globalThis, { asked })
  })
  await page.clock.install()
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await page.getByRole('link', { name: 'Mode terrain' }).click()
  await expect(page).toHaveURL(`/activities/${id}/terrain`)
  await expect(page.getByRole('heading', { name: 'Avant de commencer' })).toBeVisible()
  await expect(page.getByText(/L’écran reste allumé/)).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => page.evaluate('asked.length')).toBe(2)
  await page.getByRole('checkbox', { name: /^Feuilles, 10/ }).check()

  await page.keyboard.press('ArrowRight')
  const step = page.getByRole('region', { name: '2. Amorce, 10\u00A0min' })
  await expect(step.getByText('Regarder les feuilles.')).toBeVisible()
  await step.getByRole('button', { name: 'Démarrer' }).click()
  await page.clock.runFor(60_000)
  // The clock also runs by itself.
  await expect(step.getByText(/Encore (?:8|9)\smin/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await step.getByRole('button', { name: 'Pause' }).click()
  await step.getByRole('button', { name: 'Reprendre' }).click()
  await page.clock.runFor(9 * 60_000)
  await expect(step.getByText('Le temps prévu est passé').first()).toBeVisible()
  await step.getByRole('button', { name: 'Remettre à zéro' }).click()
  await expect(step.getByText(/^10\sminutes/)).toBeVisible()

  await page.getByRole('button', { name: 'Précédente' }).click()
  await expect(page.getByRole('heading', { name: 'Avant de commencer' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Feuilles, 10/ })).toBeChecked()
  await page.getByRole('button', { name: 'Voir toutes les étapes' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Avant de commencer|Amorce/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Une étape à la fois' }).click()
  await page.getByRole('button', { name: '2. Amorce' }).click()
  await page.getByRole('link', { name: 'Terminer' }).click()
  await expect(page).toHaveURL(`/activities/${id}`)
})
