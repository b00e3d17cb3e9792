import type { Page } from '@playwright/test'
import { subMinutes } from 'date-fns/subMinutes'
import { hashSecret } from '#app/server/session/password.server.ts'
import { createPerson, type StaffedDaycare } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const PASSWORD = 'feuilles-mortes-au-parc'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function openTeamAsManager(
  staff: StaffedDaycare,
  signIn: (person: { id: string }) => Promise<void>,
  page: Page,
): Promise<void> {
  await signIn(staff.manager)
  await open(page, '/team')
}

test('a dialog whose code cannot be loaded shows an error over the page, which stays', async ({
  page,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|dynamically imported module/)
  let isCut = true
  await page.route('**/assets/add-dialog-*.js', (route) => (isCut ? route.abort() : route.continue()))
  await openTeamAsManager(staff, signIn, page)
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' })).toBeVisible()
  await expect(page.getByText('1 place sur 15')).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('dialog', { name: 'Ajouter à l’équipe' })).toBeVisible()
})

test('a manager adds an educator, who signs in with the link shown to her', async ({
  page,
  browser,
  db,
  staff,
  signIn,
}) => {
  const email = `rosalie-${Date.now()}@exemple.test`
  await openTeamAsManager(staff, signIn, page)
  await expect(page.getByText('1 place sur 15')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter à l’équipe' })
  await dialog.getByLabel('Prénom').fill('Rosalie')
  await dialog.getByLabel('Nom', { exact: true }).fill('Gagnon')
  await dialog.getByLabel('Courriel').fill(email)
  await examine(page, 'adding somebody', [1360])
  // No mail server is set here: her link is shown at once, two presses after the page, and no message is said to leave.
  await dialog.getByRole('button', { name: 'Ajouter et montrer le lien' }).dblclick()
  await expect(dialog.getByText('Rosalie Gagnon est dans l’équipe')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /Code QR/ })).toBeVisible()
  await expect(dialog.getByText(/part par courriel|invitation part/)).toBeHidden()
  const first = await dialog.getByLabel('Adresse du lien').inputValue()
  await examine(page, 'her link', [1360])
  await dialog.getByRole('button', { name: 'Ajouter une autre personne' }).click()
  await expect(dialog.getByLabel('Prénom')).toHaveValue('')
  await expect(dialog.getByLabel('Prénom')).toBeFocused()
  await dialog.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('2 places sur 15')).toBeVisible()
  await expect(row(page, email).getByText('montrée par un lien')).toBeVisible()
  await expect(row(page, email).getByRole('button', { name: /^(Renvoyer|Inviter)/ })).toBeHidden()

  // Another link puts an end to the first one: it says so before, and makes none until it is asked.
  const links = (state = {}) => db.loginToken.count({ where: { user: { email }, ...state } })
  const before = await links()
  await row(page, email).getByRole('button', { name: 'Montrer le lien' }).click()
  const link = page.getByRole('dialog', { name: 'Lien de connexion de Rosalie Gagnon' })
  await expect(link.getByText('cessera de fonctionner')).toBeVisible()
  await examine(page, 'before another link', [1360])
  await page.keyboard.press('Escape')
  await expect(link).toHaveCount(0)
  expect(await links()).toBe(before)
  await row(page, email).getByRole('button', { name: 'Montrer le lien' }).click()
  await link.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await link.getByLabel('Adresse du lien').inputValue()
  expect(address).not.toBe(first)
  expect(await links()).toBe(before + 1)
  expect(await links({ revokedAt: null })).toBe(1)
  await link.getByRole('button', { name: 'Fermer' }).click()

  const tablet = await browser.newContext()
  const educatorPage = await tablet.newPage()
  await open(educatorPage, address)
  await educatorPage.getByRole('button', { name: 'Entrer', exact: true }).click()
  await expect(educatorPage).toHaveURL(/\/password-expired$/)
  await hydrated(educatorPage)
  await educatorPage.getByLabel('Nouveau mot de passe', { exact: true }).fill('galoches-jaunes-du-ruisseau')
  await educatorPage.getByLabel('Nouveau mot de passe, encore une fois').fill('galoches-jaunes-du-ruisseau')
  await educatorPage.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(educatorPage).toHaveURL(/\/bienvenue$/)
  await hydrated(educatorPage)

  await page.reload()
  await hydrated(page)
  await expect(row(page, email).getByText('Active', { exact: true })).toBeVisible()

  // Removed from the team, she is signed out at once; then she is restored.
  await row(page, email).getByRole('button', { name: 'Actions pour Rosalie Gagnon' }).click()
  await page.getByRole('menuitem', { name: 'Retirer' }).click()
  await page.getByRole('button', { name: 'Retirer Rosalie Gagnon' }).click()
  await expect(page.getByText('1 place sur 15')).toBeVisible()
  await educatorPage.goto(new URL('/activities', address).href)
  await expect(educatorPage).toHaveURL(/\/login/)
  await tablet.close()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('2 places sur 15')).toBeVisible()
  await expect(row(page, email).getByText('Active', { exact: true })).toBeVisible()
})

test('a person is removed with the keyboard alone, and the focus goes to the list', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Aube', lastName: 'Aaron' })
  await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Zita', lastName: 'Zola' })
  await openTeamAsManager(staff, signIn, page)
  const team = page.getByRole('list').filter({ hasText: 'Zita Zola' })
  const actions = row(page, 'Aube Aaron').getByRole('button', { name: 'Actions pour Aube Aaron' })
  await expect(actions).toBeEnabled()
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: 'Retirer Aube Aaron', exact: true })
  await expect(confirm).toBeEnabled()
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aube Aaron ne fait plus partie de l’équipe')).toBeVisible()
  await expect(confirm).toBeHidden()
  await expect(team).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(team.getByRole('button').first()).toBeFocused()
})

test('a pasted list is read line by line, and the lines that could not be added stay', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const stamp = Date.now()
  await db.daycare.update({ where: { id: staff.daycare.id }, data: { maxTeachers: 3 } })
  await openTeamAsManager(staff, signIn, page)
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter à l’équipe' })
  await dialog.getByText('Une liste').click()
  const lines = [
    `Aude Roy <aude-${stamp}@exemple.test>`,
    `Bianca Côté bianca-${stamp}@exemple.test`,
    'Sans Adresse',
    `Carole Dubé <carole-${stamp}@exemple.test>`,
  ]
  await dialog.getByLabel('Une personne par ligne').fill(lines.join('\n'))
  await expect(dialog.getByText('Ligne 3')).toBeVisible()
  await expect(dialog.getByText('Plus de place dans l’équipe')).toBeVisible()
  await examine(page, 'a pasted list', [1360])
  await dialog.getByRole('button', { name: 'Ajouter 3 personnes' }).click()
  await expect(dialog.getByText('2 personnes ajoutées. Aucun courriel ne part')).toBeVisible()
  await expect(dialog.getByLabel('Une personne par ligne')).toHaveValue([lines[2], lines[3]].join('\n'))
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByText('3 places sur 3')).toBeVisible()
  await expect(row(page, `aude-${stamp}`).getByText('Invitée', { exact: true })).toBeVisible()
})

test('a manager changes her daycare, deletes it and restores it', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/the server responded with a status of 4/)
  const passwordHash = await hashSecret(PASSWORD)
  await db.user.update({ where: { id: staff.manager.id }, data: { passwordHash } })
  await signIn(staff.manager)
  await open(page, '/administrator')
  await page.getByRole('button', { name: 'Modifier la fiche' }).click()
  await page.getByLabel('Téléphone').fill('12')
  await page.getByLabel('Capacité').fill('60')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(page.getByText('Inscrivez un numéro à 10 chiffres')).toBeVisible()
  await page.getByLabel('Téléphone').fill('514 555-0123')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(page.getByText('514 555-0123', { exact: true })).toBeVisible()
  await expect(page.getByText('60 enfants')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger les données' }).click()
  expect((await download).suggestedFilename()).toMatch(/^milieu-.+\.json$/)

  await page.getByRole('button', { name: 'Supprimer ce milieu' }).click()
  const dialog = page.getByRole('alertdialog')
  await examine(page, 'deleting a daycare', [1360])
  await dialog.getByRole('textbox').fill('Un autre milieu')
  await dialog.getByRole('button', { name: `Supprimer ${staff.daycare.name}` }).click()
  await expect(dialog.getByText('Ce n’est pas le texte demandé.')).toBeVisible()
  await dialog.getByRole('textbox').fill(staff.daycare.name)
  // Her last proof of identity is too old.
  await db.session.updateMany({
    where: { userId: staff.manager.id },
    data: { confirmedAt: subMinutes(new Date(), 11) },
  })
  await dialog.getByRole('button', { name: `Supprimer ${staff.daycare.name}` }).click()
  const proof = page.getByRole('alertdialog', { name: 'Confirmez que c’est bien vous' })
  await proof.getByLabel('Mot de passe').fill('pas celui-là')
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(proof.getByRole('alert')).toBeVisible()
  await examine(page, 'the question who is there', [1360])
  await proof.getByLabel('Mot de passe').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL('/create-daycare')
  await expect(page.getByText('Supprimés depuis moins de 30 jours')).toBeVisible()
  await page.getByRole('button', { name: `Rétablir ${staff.daycare.name}` }).click()
  await expect(page).toHaveURL('/quiz')
  await hydrated(page)
  await open(page, '/team')
  await expect(page.getByText('1 place sur 15')).toBeVisible()
})
