import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'

/** Opens the page as over a slow connection: its scripts load once the promise is fulfilled. */
async function openWithoutScripts(page: Page, path: string, scripts: Promise<void>): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
}

/** Clicks at the position of a text, whether or not an element reacts there. */
async function pressAt(page: Page, text: string): Promise<void> {
  const box = await page.getByText(text, { exact: true }).first().boundingBox()
  if (!box) throw new Error(`« ${text} » is not shown`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('before hydration the page is inert, so that no click or key is lost; then everything works', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await openWithoutScripts(page, '/login', scripts.promise)
  await expect(page.getByText('Appareil partagé', { exact: true })).toBeVisible()
  await pressAt(page, 'Appareil partagé')
  await pressAt(page, 'Courriel')
  await page.keyboard.type('rien')
  await page.keyboard.press('Tab')
  await page.keyboard.type('rien')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  scripts.resolve()
  await hydrated(page)
  await expect(page.getByLabel('Courriel')).toHaveValue('')
  await expect(page.getByLabel('Appareil partagé')).not.toBeChecked()
  await page.getByLabel('Appareil partagé').check()
  await page.getByLabel('Courriel').fill('marie@exemple.test')
  await page.getByRole('button', { name: 'Recevoir un lien par courriel' }).click()
  await expect(page.getByLabel('Courriel')).toHaveValue('marie@exemple.test')
})

test('once the page is hydrated, the parts that wait for data are hydrated too', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const where = { daycareId: staff.daycare.id, userId: staff.teacher.id, cardId: 'ge-01', round: 1 }
  await db.reflection.create({ data: { ...where, level: 'SOMETIMES', note: '' } })
  await signIn(staff.teacher)
  const scripts = Promise.withResolvers<void>()
  await openWithoutScripts(page, '/self-assessment', scripts.promise)
  await expect(page.getByText('Dans ma pratique').first()).toBeVisible()
  await pressAt(page, 'Souvent')
  scripts.resolve()
  await hydrated(page)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('radio', { name: 'Parfois' })).toBeChecked()
  const note = card.getByRole('textbox', { name: /^Un fait vu cette semaine/ })
  await note.fill('Aux départs seulement.')
  await note.blur()
  await expect(card.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(await db.reflection.findFirst({ where })).toMatchObject({ level: 'SOMETIMES', note: 'Aux départs seulement.' })
})
