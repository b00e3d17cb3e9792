import { teamNoteWords } from '#content/pages/team/team-notes.ts'
import { NEXT_STEP_LABELS, nextWords } from '#content/pages/welcome/first-entry.ts'
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
  await list.getByRole('button', { name: nextWords.putAway }).click()
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: nextWords.putAway }).click()
  await expect(list).toHaveCount(0)
  await open(page, '/quiz')
  await expect(page.getByRole('heading', { name: 'Bonjour, Nadia' })).toBeVisible()
  await expect(list).toHaveCount(0)
})
