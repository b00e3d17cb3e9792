import { expect, open, test } from '../support/fixtures.ts'

test('a sheet on the weather opens from its anchor, and says that the policy comes first', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/alex/backpack#tiques')
  await expect(page.getByRole('tab', { name: 'Pas de mauvais temps!' })).toHaveAttribute('aria-selected', 'true')
  const ticks = page.getByRole('region', { name: 'Tiques', exact: true })
  await expect(ticks).toBeInViewport()
  await expect(ticks).toContainText('La politique de votre milieu prime.')
  await expect(ticks).toContainText('sans l’écraser')
})

test('what is typed into a template stays on the device, in both tabs, until it is started again', async ({
  page,
  context,
  complaints,
  staff,
  signIn,
}) => {
  // What an idle page still asks for, the shell of another one among it, fails while there is no connection.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  await open(page, '/alex/backpack')
  await page.getByRole('link', { name: /^Évaluation écrite d’un lieu/ }).press('Enter')
  await expect(page).toHaveURL('/alex/templates?selectedTemplate=evaluation-d-un-lieu')
  const place = (tab: typeof page) => tab.getByRole('textbox', { name: 'Lieu et saison' })
  const first = (tab: typeof page) => tab.getByRole('group', { name: 'Danger 1' }).getByRole('textbox', { name: 'Qui' })
  const other = await context.newPage()
  await open(other, '/alex/templates?selectedTemplate=evaluation-d-un-lieu')
  await place(page).fill('Le boisé, en automne')
  await first(other).fill('La direction')
  // Neither tab undoes the other one.
  for (const tab of [page, other]) {
    await expect(place(tab)).toHaveValue('Le boisé, en automne')
    await expect(first(tab)).toHaveValue('La direction')
  }
  await context.setOffline(true)
  await place(page).fill('Le boisé '.repeat(12))
  await expect(page.getByText(/caractères de trop pour tenir sur une page/)).toBeVisible()
  await place(page).fill('Le boisé')
  await context.setOffline(false)
  await page.reload()
  await expect(place(page)).toHaveValue('Le boisé')
  await page.getByRole('button', { name: 'Recommencer à neuf' }).click()
  await expect(place(page)).toHaveValue('')
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(place(page)).toHaveValue('Le boisé')
  // Another person on the same device sees nothing of it.
  await signIn(staff.manager)
  await open(page, '/alex/templates?selectedTemplate=evaluation-d-un-lieu')
  await expect(place(page)).toHaveValue('')
})
