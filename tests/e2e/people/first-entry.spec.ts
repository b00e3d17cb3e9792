import { teamNoteWords } from '#content/pages/team/team-notes.ts'
import { WELCOME_SCREENS, welcomeWords } from '#content/pages/welcome/first-entry.ts'
import { NEXT_STEP_LABELS, nextWords } from '#content/pages/welcome/next-steps.ts'
import { pathWords } from '#content/pages/welcome/path.ts'
import { createPerson } from '#tests/support/people.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('a manager begins with the name alone, then reads what to do next, which ticks itself and can be put away', async ({
  page,
  db,
  signIn,
}) => {
  const manager = await createPerson(db, 'MANAGER', undefined, { firstName: 'Nadia' })
  await signIn(manager)
  await open(page, '/')
  await expect(page).toHaveURL('/create-daycare')
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await page.getByLabel('Nom du milieu').fill('Garderie des Trembles')
  await page.getByRole('button', { name: 'Créer le milieu' }).click()
  await expect(page).toHaveURL('/quiz')
  const list = page.getByRole('region', { name: nextWords.title })
  await expect(list).toContainText(nextWords.done(0, 4))
  await list.getByRole('link', { name: NEXT_STEP_LABELS.note.label }).click()
  await expect(page).toHaveURL('/team-notes')
  await page.getByRole('textbox').first().fill('Réunion jeudi à midi.')
  await page.getByRole('button', { name: teamNoteWords.publish }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Réunion jeudi' })).toBeVisible()

  await page.getByRole('link', { name: 'Brindille, accueil' }).filter({ visible: true }).click()
  await expect(list).toContainText(nextWords.done(1, 4))
  await expect(list.getByRole('link', { name: `${NEXT_STEP_LABELS.note.label} (${nextWords.isDone})` })).toBeVisible()
  await list.getByRole('button', { name: nextWords.putAway }).press('Enter')
  await expect(list).toHaveCount(0)
  // The pressed button is gone with its list.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: nextWords.putAway }).click()
  await expect(list).toHaveCount(0)
  await open(page, '/quiz')
  await expect(page.getByRole('heading', { name: 'Bonjour, Nadia' })).toBeVisible()
  await expect(list).toHaveCount(0)
})

test('an educator is welcomed once, in three screens, and plans a first activity of her ages; a deep link is not in the way', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const newcomer = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Camille' })
  await db.user.update({ where: { id: newcomer.id }, data: { awaitsWelcome: true } })
  const awaits = async () => (await db.user.findUniqueOrThrow({ where: { id: newcomer.id } })).awaitsWelcome
  await signIn(newcomer)
  await open(page, '/definitions')
  await expect(page).toHaveURL('/definitions')
  expect(await awaits()).toBe(true)

  await open(page, '/')
  await expect(page).toHaveURL('/bienvenue')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Bienvenue, Camille')
  await expect.poll(awaits).toBe(false)
  await page.getByRole('link', { name: welcomeWords.next }).click()
  await expect(title).toHaveText(WELCOME_SCREENS[1].heading(''))
  await expect(title).toBeFocused()
  await page.getByRole('link', { name: welcomeWords.next }).press('Enter')
  await expect(title).toHaveText(WELCOME_SCREENS[2].heading(''))
  await page.goBack()
  await expect(title).toHaveText(WELCOME_SCREENS[1].heading(''))
  await page.goForward()

  await page.getByRole('button', { name: 'Mon groupe' }).click()
  const group = page.getByRole('dialog', { name: 'Mon groupe' })
  await expect(group).toBeVisible()
  // Escape closes the dialog, and leaves her here.
  await page.keyboard.press('Escape')
  await expect(group).toHaveCount(0)
  await expect(page).toHaveURL('/bienvenue?ecran=3')
  await page.getByRole('button', { name: 'Mon groupe' }).click()
  await group.getByLabel('0-18 mois').check()
  await group.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(group).toHaveCount(0)

  const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: welcomeWords.plan }) })
  await card.getByRole('button', { name: welcomeWords.plan }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Matin/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const planned = await db.plannedActivity.findFirstOrThrow({
    where: { userId: newcomer.id },
    include: { activity: true },
  })
  expect(planned.activity.ageGroups).toContain('AGE_0_18_MONTHS')
  await page.getByRole('link', { name: welcomeWords.enter }).click()
  await expect(page).toHaveURL('/quiz')
  await open(page, '/')
  await expect(page).toHaveURL('/quiz')

  await open(page, '/account')
  await page.getByRole('link', { name: pathWords.welcomeAgain }).click()
  await expect(page).toHaveURL('/bienvenue')
  await expect(page.getByRole('link', { name: welcomeWords.skip })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/quiz')
})
