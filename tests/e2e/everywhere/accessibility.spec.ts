import type { BrowserContext } from '@playwright/test'
import { pageAddresses, preparePage } from '#tests/support/pages.ts'
import { createLoginLink } from '#tests/support/sign-in.ts'
import { COLOUR_RULES, complaintsOf, examine, sidewaysScroll, violationsOf } from '../support/axe.ts'
import { test as base, expect, open } from '../support/fixtures.ts'

/*
 * Every page, in both themes, on a desk, a tablet and a phone. WCAG 2.2 AA and axe's own best practices.
 */

const WIDTHS = [1360, 820, 320]

let sharedContext: BrowserContext | undefined

/** One browser context for all tests, so that the scripts are loaded and compiled once. The cookies are cleared between them. */
const test = base.extend({
  context: async ({ browser }, use) => {
    sharedContext ??= await browser.newContext()
    await sharedContext.clearCookies()
    await use(sharedContext)
    for (const page of sharedContext.pages()) await page.close()
  },
})

for (const address of pageAddresses())
  test(address, async ({ page, db, signIn }) => {
    const { path, person } = await preparePage(db, address)
    if (person) await signIn(person)
    await open(page, path)
    await examine(page, address, WIDTHS)
  })

for (const [id, what] of [
  ['sieste', 'with an answer by age'],
  ['a-la-bouche', 'urgent'],
] as const)
  test(`a situation, ${what}`, async ({ page, staff, signIn }) => {
    await signIn(staff.teacher)
    await open(page, `/what-to-do?selectedSituation=${id}`)
    await examine(page, id, WIDTHS)
  })

test('a rhyme in big letters, with others chosen', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/rhymes?selectedRhyme=mains-poissons&chosen=mains-poissons.alouette')
  await examine(page, 'mains-poissons', WIDTHS)
  await open(page, '/rhymes?selectedMoment=mains&chosen=mains-poissons.alouette')
  await examine(page, 'chosen', WIDTHS)
})

test('an age, with its signs', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/zero-to-five-years?selectedAge=2-3-ans')
  await examine(page, 'an age', WIDTHS)
})

test('the sheets on the weather', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/backpack?selectedCategory=Pas de mauvais temps!')
  await examine(page, 'the weather', WIDTHS)
})

test('a template to fill in', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/templates?selectedTemplate=evaluation-d-un-lieu')
  await examine(page, 'a template', WIDTHS)
})

test('the sign-in page that asks for a link', async ({ page }) => {
  await open(page, '/login?lien=true')
  await examine(page, 'asks for a link', WIDTHS)
})

test('a link that no longer works', async ({ page, complaints }) => {
  complaints.expect(/status of 401/)
  await page.goto('/auth?t=perdu')
  await expect(page.getByRole('alert')).toBeVisible()
  await examine(page, 'a link that no longer works', WIDTHS)
})

test('a link, while it works', async ({ page, db, staff }) => {
  const token = await createLoginLink(db, staff.teacher.id)
  await open(page, `/auth?t=${token}`)
  await examine(page, 'a link, while it works', WIDTHS)
})

test('a page that does not exist, for anybody', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  await open(page, '/nulle-part')
  await examine(page, 'a page that does not exist', WIDTHS)
})

test('a sheet that does not exist', async ({ page, staff, signIn, complaints }) => {
  complaints.expect(/status of 404/)
  await signIn(staff.teacher)
  await open(page, '/activities/019a0000-0000-7000-8000-000000000000')
  await examine(page, 'a sheet that does not exist', WIDTHS)
})

test('each violation of a page is found, on each element', async ({ page }) => {
  await page.setContent(`<html lang="fr"><title>Fautes</title><body style="background: white"><main><h1>Fautes</h1>
    <img src="data:,"><img src="data:,"><p style="color: #bbb">Trop pâle</p><p style="color: #aaa">Pâle</p>
    <button></button><input type="text"><div style="width: 5000px">Large</div></main></body></html>`)
  const found = (await violationsOf(page)).map(({ id, nodes }) => [id, nodes.length])
  expect(Object.fromEntries(found)).toEqual({ 'image-alt': 2, 'color-contrast': 2, 'button-name': 1, label: 1 })
  expect((await complaintsOf(page, COLOUR_RULES)).map((line) => line.split(':')[0])).toEqual([
    'color-contrast',
    'color-contrast',
  ])
  expect(await sidewaysScroll(page)).not.toEqual([])
  await page.setContent('<iframe srcdoc="dedans"></iframe>')
  await expect(violationsOf(page)).rejects.toThrow('frames')
})
