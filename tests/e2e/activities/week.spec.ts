import type { Page } from '@playwright/test'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test.describe.configure({ timeout: 90_000 })

const WEEK = '/activities/week?monday=2026-11-23'
const noteOf = (page: Page, day: string) => page.getByRole('textbox', { name: `Note, ${day}` })

test('a note of a day is saved when its field is left, asks about a child’s name, and of two tabs loses no text', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  await signIn(staff.teacher)
  await open(page, WEEK)
  const stored = async () =>
    (await db.dayNote.findMany({ where: { userId: staff.teacher.id } })).map(({ text }) => text)
  const wednesday = noteOf(page, 'mercredi 25 novembre')
  await wednesday.fill('Mathilde arrive à 10 h.')
  await wednesday.blur()
  await expect(page.getByRole('alert')).toContainText('Mathilde')
  expect(await stored()).toEqual([])
  await wednesday.fill('Stagiaire avec nous tout l’avant-midi.')
  await wednesday.blur()
  await expect.poll(stored).toEqual(['Stagiaire avec nous tout l’avant-midi.'])

  const other = await page.context().newPage()
  await open(other, WEEK)
  await noteOf(other, 'mercredi 25 novembre').fill('Réunion d’équipe à 15 h 30.')
  await noteOf(other, 'mercredi 25 novembre').blur()
  await expect.poll(stored).toEqual(['Réunion d’équipe à 15 h 30.'])
  await wednesday.fill('Pluie annoncée.')
  await wednesday.blur()
  await page.getByRole('button', { name: 'Garder le mien' }).click()
  await expect.poll(stored).toEqual(['Pluie annoncée.'])
  await page.reload()
  await expect(wednesday).toHaveValue('Pluie annoncée.')
  await examine(page, 'week', [1360, 820, 320])
})

test('five columns from 820 px, one under the other below', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const days = await page.getByRole('region', { name: /^(?:lundi|mardi|mercredi|jeudi|vendredi) / }).all()
    const boxes = await Promise.all(days.map((day) => day.boundingBox()))
    return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size
  }
  await open(page, WEEK)
  expect([await columns(1360), await columns(820), await columns(800), await columns(320)]).toEqual([5, 5, 1, 1])
  // On a phone, at most two lines of buttons above the days.
  await page.setViewportSize({ width: 320, height: 900 })
  const bars = page.locator('nav[aria-label="Semaines"], nav[aria-label="Semaines"] + div')
  const boxes = await Promise.all((await bars.all()).map((bar) => bar.boundingBox()))
  expect(boxes.map((box) => Math.round((box?.height ?? 0) / 44))).toEqual([1, 1])
})

test('the private address of the week is shown once, replaced after a warning, and revoked', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, WEEK)
  const dialog = page.getByRole('dialog', { name: 'S’abonner dans mon calendrier' })
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Autres actions sur la semaine' }).click()
    await page.getByRole('menuitem', { name: 'S’abonner dans mon calendrier' }).click()
  }
  const address = async () => {
    const field = dialog.getByRole('textbox', { name: 'Adresse de votre semaine' })
    await expect(field).toHaveValue(/calendrier/)
    return field.inputValue()
  }
  await openDialog()
  await dialog.getByRole('button', { name: 'Créer mon adresse' }).click()
  const first = await address()
  expect((await page.request.get(first)).status()).toBe(200)
  await page.keyboard.press('Escape')
  await openDialog()
  await expect(dialog.getByText(/met fin à celle-ci/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Créer une nouvelle adresse' }).click()
  const second = await address()
  expect((await page.request.get(first)).status()).toBe(404)
  await page.keyboard.press('Escape')
  await openDialog()
  await dialog.getByRole('button', { name: 'Révoquer' }).click()
  await expect(dialog.getByText(/L’adresse est révoquée/)).toBeVisible()
  expect((await page.request.get(second)).status()).toBe(404)
})
