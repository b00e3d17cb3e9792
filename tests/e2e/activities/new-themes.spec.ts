import { expect, open, test } from '../support/fixtures.ts'

test('a missing theme is created from the form, once, whatever its case', async ({ page, db, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByText('Préciser', { exact: true }).click()
  for (const name of ['Les bernaches', 'les BERNACHES']) {
    await page.getByRole('combobox', { name: /^Thèmes/ }).fill(name)
    await page
      .getByRole('option')
      .filter({ hasText: /bernaches/i })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /bernaches/i }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /bernaches/i })
      .first()
      .click()
  }
  expect(await db.theme.count({ where: { daycareId: staff.daycare.id } })).toBe(1)
})

test('a theme that is removed while another one is being created stays removed', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByText('Préciser', { exact: true }).click()
  const themes = page.getByRole('combobox', { name: /^Thèmes/ })
  await themes.fill('neige')
  await page.getByRole('option', { name: /neige/i }).first().click()
  const chosen = page.getByRole('list', { name: 'Choix' }).getByRole('listitem')
  await expect(chosen).toHaveCount(1)
  const { promise: isRemoved, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/createTheme/, async (route) => {
    await isRemoved
    await route.continue()
  })
  await themes.fill('Les bernaches')
  await page.getByRole('option', { name: /bernaches/i }).click()
  await chosen.getByRole('button').click()
  await expect(chosen).toHaveCount(0)
  letGo()
  await expect(chosen).toHaveText([/Les bernaches/])
})
