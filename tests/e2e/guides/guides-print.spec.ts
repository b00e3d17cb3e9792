import type { Page } from '@playwright/test'
import { CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import { TABS } from '#content/guides/self-assessment/types.ts'
import { TEMPLATES } from '#content/guides/templates.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * Number of printed sheets, counted in the PDF of Chromium: a month and the year on one sheet each, no blank
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

test('a self-assessment prints question and answer, her own answers and her curves, and says that it is private', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.reflection.create({ data: { ...own, cardId: 'ge-01', round: 1, level: 'OFTEN', note: 'Aux départs.' } })
  await signIn(staff.teacher)
  for (const category of TABS) {
    await open(page, `/self-assessment?selectedCategory=${encodeURIComponent(category)}`)
    const { count, isLandscape } = await printedSheets(page)
    expect(isLandscape).toBe(false)
    expect(count, category).toBeLessThanOrEqual(4)
  }
  await open(page, '/self-assessment')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('ni votre gestionnaire ni vos collègues')).toBeVisible()
  await expect(page.getByText(/^Ma réponse du .*Souvent\. Aux départs\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Combien de principes/ })).toBeVisible()
  await expect(page.getByText('d’égale importance')).toBeVisible()
  await expect(page.getByRole('table', { name: /^Les principes de base/ })).toBeVisible()
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0)
  // Only the cards of a tag, for who has chosen one.
  await open(page, '/self-assessment?selectedTag=interactions')
  expect((await printedSheets(page)).count).toBeLessThanOrEqual(3)
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
    ['/zero-to-five-years', 3],
    ['/zero-to-five-years?selectedAge=0-18-mois', 3],
    ['/zero-to-five-years?selectedDomain=langagier', 3],
    ['/alex/continuum', 4],
    ['/definitions', 13],
    ['/legal-framework', 4],
    ['/notes-to-portrait', 8],
    ['/alex/backpack?selectedCategory=Pas de mauvais temps!', 7],
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

test('one rhyme prints on a sheet in big letters, and of the chosen ones no other, whatever is filtered', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  for (const id of ['comment-l-hiver', 'promenons-nous', 'pont-d-avignon']) {
    await open(page, `/rhymes?selectedRhyme=${id}`)
    expect(await printedSheets(page), id).toEqual({ count: 1, isLandscape: false })
  }
  await page.emulateMedia({ media: 'print' })
  const line = page.getByText('l’on y danse tous en rond.')
  expect(await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(20)
  await page.emulateMedia({ media: null })
  await open(page, '/rhymes')
  await page.getByRole('checkbox', { name: 'À imprimer : Pied de chat' }).check()
  await page.getByRole('checkbox', { name: 'À imprimer : Une souris verte' }).check()
  await page.getByRole('combobox', { name: 'Moment' }).selectOption('jeu')
  await pressPrint(page, 'Imprimer 2 textes choisis')
  expect(await printedSheets(page)).toEqual({ count: 1, isLandscape: false })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('l’autre pied n’a pas de son;')).toBeVisible()
  await expect(page.getByText('Je l’attrape par la queue')).toBeVisible()
  await expect(page.getByText('gentille alouette')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Vider le choix' }).click()
  await expect(page.getByRole('checkbox', { name: /^À imprimer/, checked: true })).toHaveCount(0)
})

test('a template prints on one sheet, empty, as proposed and filled to the limit', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  for (const { id, title, parts } of TEMPLATES) {
    await open(page, `/alex/templates?selectedTemplate=${id}`)
    expect(await printedSheets(page), `${title}, as proposed`).toEqual({ count: 1, isLandscape: false })
    const limits = parts.flatMap(({ fields = [], table }) => [
      ...fields.map(({ limit }) => limit),
      ...Array.from({ length: table?.rows ?? 0 }, () => table?.columns.map(({ limit }) => limit) ?? []).flat(),
    ])
    const boxes = page.getByRole('main').getByRole('textbox')
    await expect(boxes).toHaveCount(limits.length)
    for (const [i, limit] of limits.entries())
      await boxes.nth(i).fill('Le sentier du ruisseau '.repeat(20).slice(0, limit))
    expect(await printedSheets(page), `${title}, full`).toEqual({ count: 1, isLandscape: false })
    await pressPrint(page, 'Imprimer vide')
    expect(await printedSheets(page), `${title}, empty`).toEqual({ count: 1, isLandscape: false })
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('table').filter({ visible: true })).toHaveCount(2)
  await expect(page.getByText('Le sentier').filter({ visible: true }).first()).toBeVisible()
})
