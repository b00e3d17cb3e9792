import { createPerson } from '#tests/support/people.ts'
import { expect, open, test } from '../support/fixtures.ts'

const PASSWORD = 'cailloux-du-ruisseau-gris'

test('a session that ends in the middle of a form: she signs in again in place, and the form is saved', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  const admin = await createPerson(db, 'SUPERADMIN', undefined, { password: PASSWORD })
  await signIn(admin)
  await open(page, '/admin/managers')
  await page.getByRole('button', { name: 'Ajouter une gestionnaire' }).first().click()
  const email = `brouillon-${process.pid}@exemple.test`
  await page.getByLabel('Prénom').fill('Nadia')
  await page.getByLabel('Nom', { exact: true }).fill('Brouillon')
  await page.getByRole('textbox', { name: 'Courriel' }).fill(email)
  await page.getByLabel('Nom du milieu').fill('CPE du Brouillon')
  await db.session.deleteMany({ where: { userId: admin.id } })
  await page.getByRole('button', { name: 'Ajouter la gestionnaire' }).click()
  const back = page.getByRole('alertdialog', { name: 'Votre session est terminée' })
  await expect(back).toBeVisible()
  await back.getByLabel('Mot de passe').fill(PASSWORD)
  await back.getByRole('button', { name: 'Se reconnecter' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
  expect(await db.user.count({ where: { email } })).toBe(1)
  expect(staff.daycare.deletedAt).toBeNull()
})

test('a shared device shows whose session it is, and keeps nothing when she leaves', async ({ page, db, staff }) => {
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Marie', password: PASSWORD })
  await open(page, '/login')
  await page.getByLabel('Courriel').fill(teacher.email)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByLabel('Appareil partagé').check()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/quiz')
  await expect(page.getByText('Appareil partagé')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('brindille.brouillon', 'un texte'))
  await page.getByRole('button', { name: 'Ce n’est pas moi' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('brindille.brouillon'))).toBeNull()
})
