import { pathWords as words } from '#content/pages/welcome/path.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('an educator follows the path: she ticks, goes on where she was, works without connection, and puts it away', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const ticks = async () => (await db.welcomePath.findFirst({ where: own }))?.done.toSorted() ?? []
  const menu = page.getByRole('navigation', { name: 'Principale' })
  const step = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await db.user.update({ where: { id: own.userId }, data: { ageGroups: ['AGE_2_YEARS_3_YEARS'] } })
  await signIn(staff.teacher)
  await open(page, '/activities')
  await menu.getByRole('link', { name: words.title }).click()
  await expect(page.getByText(words.done(0, 30))).toBeVisible()
  await expect(page.getByText(words.sees)).toBeVisible()
  // Suggested from what she has said of her group, and not ticked.
  await expect(page.getByText(words.perhaps)).toHaveCount(1)
  await expect(step('Dire qui est mon groupe')).not.toBeChecked()

  await step('Dire qui est mon groupe').press('Space')
  await expect(page.getByText(words.perhaps)).toHaveCount(0)
  // A double click ticks and unticks.
  await step('Lire l’âge de mon groupe').dblclick()
  await expect(page.getByText(words.done(1, 30))).toBeVisible()
  await expect.poll(ticks).toEqual(['mon-groupe'])
  const next = page.getByRole('region', { name: words.nextTitle })
  await expect(next).toContainText('Lire l’âge de mon groupe')

  await context.setOffline(true)
  await step('Lire l’âge de mon groupe').check()
  await expect(page.getByText('Vos coches restent affichées.')).toBeVisible()
  await expect(page.getByText(words.done(2, 30))).toBeVisible()
  await context.setOffline(false)
  await expect.poll(ticks).toEqual(['lire-mon-age', 'mon-groupe'])
  await expect(page.getByText('Vos coches restent affichées.')).toHaveCount(0)
  await step('Dire qui est mon groupe').uncheck()
  await expect.poll(ticks).toEqual(['lire-mon-age'])

  await page.getByRole('button', { name: /^Semaine 2/ }).click()
  await page.getByRole('listitem').filter({ hasText: 'Un enfant mord' }).getByRole('link').click()
  await expect(page).toHaveURL('/what-to-do?selectedSituation=morsure')

  await page.emulateMedia({ media: 'print' })
  await open(page, '/parcours')
  for (const title of ['Un enfant mord', 'Revenir à mon petit pas']) await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByRole('button', { name: words.putAway })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: words.putAway }).click()
  await expect(page.getByText(words.isPutAwayWhat)).toBeVisible()
  await expect(menu.getByRole('link', { name: words.title })).toHaveCount(0)
  await open(page, '/account')
  await page.getByRole('link', { name: words.open }).click()
  await page.getByRole('button', { name: words.takeBack }).click()
  await expect(page.getByText(words.done(1, 30))).toBeVisible()
  await expect(menu.getByRole('link', { name: words.title })).toBeVisible()
})

test('her manager sees how many steps, of which week, and nothing else', async ({ page, db, staff, signIn }) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.welcomePath.create({ data: { ...own, done: ['mon-groupe', 'petit-pas-fait'] } })
  await signIn(staff.manager)
  await open(page, '/team')
  await expect(page.getByText(words.teamMark(2, 30, 6))).toBeVisible()
  expect(await page.content()).not.toContain('petit-pas')
  await db.user.update({ where: { id: own.userId }, data: { knowsBrindille: true } })
  await open(page, '/team')
  await expect(page.getByRole('heading', { name: /^Personne/ }).first()).toBeVisible()
  await expect(page.getByText(words.title)).toHaveCount(0)
})
