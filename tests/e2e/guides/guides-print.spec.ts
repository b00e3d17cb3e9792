import type { Page } from '@playwright/test'
import { CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import { CATEGORIES } from '#content/guides/self-assessment/types.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * Number of printed sheets, counted in the PDF of Chromium: a month, the year and a reflection on one sheet each, no blank
 * page after the other guides, and the requested content on paper.
 */

test.describe.configure({ timeout: 120_000 })

/** The sheets that the current page prints. */
async function printedSheets(page: Page): Promise<{ count: number; isLandscape: boolean }> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return { count: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0, isLandscape: text.includes('/MediaBox [0 0 792 612]') }
}

/** Clicks a button that prints; the print layout stays until the next PDF is made. */
async function pressPrint(page: Page, button: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked', 'true')
  })
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('body[data-asked]')).toBeAttached()
}

const ONE_LANDSCAPE = { count: 1, isLandscape: true }

test('each month prints on one landscape sheet with the longest note, and so does the year', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const text = 'Réserver le boisé, prévoir les mitaines. '.repeat(25).slice(0, 1_000)
  await db.monthNote.createMany({ data: CALENDAR_MONTHS.map(({ month }) => ({ ...own, month, text })) })
  await signIn(staff.teacher)
  await open(page, '/yearly-calendar')
  for (const month of ['janvier', 'mars', 'mai', 'juin', 'juillet', 'septembre', 'octobre', 'décembre']) {
    await pressPrint(page, `Imprimer ${month}`)
    expect(await printedSheets(page), month).toEqual(ONE_LANDSCAPE)
  }
  await pressPrint(page, 'Imprimer l’année')
  await expect(page.locator('.print-year section')).toHaveCount(12)
  expect(await printedSheets(page)).toEqual(ONE_LANDSCAPE)
  // After printing, the whole calendar is shown again.
  await expect(page.locator('.print-year')).toHaveCount(0)
  expect((await printedSheets(page)).count).toBeGreaterThan(4)
})

test('one month prints alone, with its note, its vigilance and its disclaimer', async ({ page, db, staff, signIn }) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.monthNote.create({ data: { ...own, month: 2, text: 'Sortir les traîneaux.' } })
  await signIn(staff.teacher)
  await open(page, '/yearly-calendar')
  await pressPrint(page, 'Imprimer février')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Vigilance en février' })).toBeVisible()
  await expect(page.getByText('Ma note : Sortir les traîneaux.')).toBeVisible()
  await expect(page.getByText('Les seuils indiqués sont des repères')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'L’essentiel' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Imprimer/ }).filter({ visible: true })).toHaveCount(0)
})

test('a reflection goes on one sheet, on two with the answers of the guide, and says that it is private', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.reflection.create({ data: { ...own, cardId: 'pb-01', round: 1, level: 'OFTEN', note: 'Aux départs.' } })
  await signIn(staff.teacher)
  for (const category of CATEGORIES) {
    await open(page, `/self-assessment?selectedCategory=${encodeURIComponent(category)}`)
    expect(await printedSheets(page), category).toEqual({ count: 1, isLandscape: false })
    await page.getByRole('checkbox', { name: 'Avec les réponses' }).check()
    expect((await printedSheets(page)).count, `${category}, avec les réponses`).toBeLessThanOrEqual(2)
  }
  await open(page, '/self-assessment')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Visible seulement par vous')).toBeVisible()
  await expect(page.getByText('Ma réponse : Souvent. Aux départs.')).toBeVisible()
  await expect(page.getByText('d’égale importance')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('checkbox', { name: 'Avec les réponses' }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('d’égale importance')).toBeVisible()
})

test('the packing list prints empty boxes on a sheet of its own, after its section', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/alex/backpack')
  expect((await printedSheets(page)).count).toBe(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  const first = page.locator('label').filter({ hasText: 'Liste des présences' })
  await expect(first.locator('[aria-hidden]').filter({ visible: true })).toHaveCount(1)
  // Collapsed on the screen, open on paper.
  await expect(page.getByText('Choisissez des pièces détachées')).toBeVisible()
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
})

test('the ages, the continuum and the definitions print completely', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  for (const [path, most] of [
    ['/zero-to-five-years', 1],
    ['/zero-to-five-years?selectedAge=0-18-mois', 3],
    ['/zero-to-five-years?selectedDomain=langagier', 3],
    ['/alex/continuum', 4],
    ['/definitions', 13],
  ] as const) {
    await open(page, path)
    expect((await printedSheets(page)).count, path).toBeLessThanOrEqual(most)
  }
  await open(page, '/zero-to-five-years')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /^4-5\sans/ })).toBeVisible()
  await expect(page.getByText('Ou un domaine')).toBeHidden()
})

test('a situation prints on one sheet, the longest ones too', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  const lengthOf = (situation: (typeof SITUATIONS)[number]) => JSON.stringify(situation).length
  const longest = SITUATIONS.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 4)
  for (const { id } of longest) {
    await open(page, `/what-to-do?selectedSituation=${id}`)
    expect(await printedSheets(page), id).toEqual({ count: 1, isLandscape: false })
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Tout de suite' })).toBeVisible()
  await expect(page.getByText('Ces contenus soutiennent')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(0)
  await open(page, '/what-to-do')
  expect((await printedSheets(page)).count).toBeLessThanOrEqual(2)
})
