import type { Browser, Page } from '@playwright/test'
import { hashSecret } from '#app/server/session/password.server.ts'
import { welcomeWords } from '#content/pages/welcome/first-entry.ts'
import { createPerson } from '#tests/support/people.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const PASSWORD = 'galoches-jaunes-du-ruisseau'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Chooses an item of the menu of actions of this person or daycare. */
async function chooseAction(page: Page, name: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions pour ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Signs in for the first time with a link, in a new browser context. */
async function firstSignIn(browser: Browser, address: string): Promise<Page> {
  const device = await browser.newContext({ serviceWorkers: 'block' })
  const page = await device.newPage()
  await open(page, address)
  await page.getByRole('button', { name: 'Entrer', exact: true }).click()
  await expect(page).toHaveURL(/\/password-expired$/)
  await hydrated(page)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nouveau mot de passe, encore une fois').fill(PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  // An educator is welcomed first.
  await expect(page).toHaveURL(/\/(?:quiz|bienvenue)$/)
  await hydrated(page)
  return page
}

async function addEducator(page: Page, email: string): Promise<string> {
  await open(page, '/team')
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).click()
  const adding = page.getByRole('dialog', { name: 'Ajouter à l’équipe' })
  await adding.getByLabel('Prénom').fill('Rosalie')
  await adding.getByLabel('Nom', { exact: true }).fill('Gagnon')
  await adding.getByLabel('Courriel').fill(email)
  await adding.getByRole('button', { name: 'Ajouter et montrer le lien' }).click()
  return adding.getByLabel('Adresse du lien').inputValue()
}

test('a daycare is created with a new manager, whose link is shown, or for one who has an account', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const tag = `t${crypto.randomUUID().slice(0, 8)}`
  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, '/admin/daycares')
  await page.getByRole('button', { name: 'Créer un milieu' }).click()
  const creating = page.getByRole('dialog', { name: 'Créer un milieu' })
  await creating.getByLabel('Nom du milieu').fill(`CPE ${tag}`)
  await creating.getByLabel('Téléphone').fill('514 555-0123')
  await creating.getByRole('radio', { name: /^Une nouvelle gestionnaire/ }).check()
  await creating.getByRole('button', { name: 'Créer le milieu' }).click()
  // Nothing is lost of what was typed, and what is missing has the focus.
  await expect(creating.getByRole('alert')).toBeFocused()
  await expect(creating.getByRole('link', { name: 'Inscrivez le prénom.' })).toBeVisible()
  await creating.getByLabel('Prénom').fill('Nadia')
  await creating.getByLabel('Nom', { exact: true }).fill(tag)
  await creating.getByLabel('Courriel', { exact: true }).fill(`nadia-${tag}@exemple.test`)
  await creating.getByRole('button', { name: 'Créer le milieu' }).click()
  const link = page.getByRole('dialog', { name: `Lien de connexion de Nadia ${tag}` })
  await expect(link.getByRole('img', { name: /Code QR/ })).toBeVisible()
  await link.getByRole('button', { name: 'Fermer' }).first().click()
  expect(await db.daycare.findFirst({ where: { name: `CPE ${tag}` } })).toMatchObject({ phone: '514 555-0123' })

  await page.getByRole('button', { name: 'Créer un milieu' }).click()
  await creating.getByLabel('Nom du milieu').fill(`Halte ${tag}`)
  await creating.getByRole('radio', { name: /^Une gestionnaire qui a un compte/ }).check()
  await creating.getByLabel('Courriel de la gestionnaire').fill(`personne-${tag}@exemple.test`)
  await creating.getByRole('button', { name: 'Créer le milieu' }).click()
  await expect(creating.getByText('Aucune gestionnaire n’a cette adresse.')).toBeVisible()
  await creating.getByLabel('Courriel de la gestionnaire').fill(staff.manager.email)
  await creating.getByRole('button', { name: 'Créer le milieu' }).click()
  await expect(creating).toBeHidden()
  await page.getByLabel('Chercher un milieu').fill(tag)
  await expect(row(page, `Halte ${tag}`)).toContainText(staff.manager.lastName)
  await expect(row(page, `CPE ${tag}`)).toContainText(`Nadia ${tag}`)
})

test('a manager and her daycare are added, used, deleted and restored', async ({ page, browser, db, signIn }) => {
  test.slow()
  // A letter first: « 7e12 » in an address is a number.
  const tag = `t${crypto.randomUUID().slice(0, 8)}`
  const [manager, daycare, email] = [`Nadia ${tag}`, `CPE ${tag}`, `nadia-${tag}@exemple.test`]
  await signIn(await createPerson(db, 'SUPERADMIN', undefined, { lastName: `Admin ${tag}` }))

  await open(page, '/admin/managers')
  await page.getByRole('button', { name: 'Ajouter une gestionnaire' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Ajouter une gestionnaire' })
  await adding.getByLabel('Prénom').fill('Nadia')
  await adding.getByLabel('Nom', { exact: true }).fill(tag)
  await adding.getByLabel('Courriel', { exact: true }).fill(email)
  await adding.getByLabel('Nom du milieu').fill(daycare)
  await adding.getByRole('button', { name: 'Ajouter la gestionnaire' }).click()
  await expect(page.getByText(`Le compte de ${manager} est créé`)).toBeVisible()
  // No mail server is set here: her link is shown at once, and none is said to have left.
  const link = page.getByRole('dialog', { name: `Lien de connexion de ${manager}` })
  await expect(link.getByRole('img', { name: /Code QR/ })).toBeVisible()
  await link.getByRole('button', { name: 'Fermer' }).first().click()

  await page.getByLabel('Chercher une gestionnaire').fill(tag)
  await expect(row(page, email)).toContainText('seule gestionnaire')
  await expect(row(page, email)).toContainText('Jamais')
  await page.getByRole('button', { name: `Actions pour ${manager}` }).click()
  await expect(page.getByRole('menuitem', { name: /envoyer le lien$/i })).toBeHidden()
  await page.getByRole('menuitem', { name: 'Montrer un lien' }).click()
  await expect(link.getByText('cessera de fonctionner')).toBeVisible()
  await link.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await link.getByLabel('Adresse du lien').inputValue()
  await link.getByRole('button', { name: 'Fermer' }).first().click()

  const managerPage = await firstSignIn(browser, address)
  const educatorPage = await firstSignIn(browser, await addEducator(managerPage, `rosalie-${tag}@exemple.test`))
  await educatorPage.getByRole('link', { name: welcomeWords.skip }).click()
  await expect(educatorPage.getByText(daycare).filter({ visible: true }).first()).toBeVisible()

  // Nobody can work in a deleted daycare, until it is restored.
  await open(page, `/admin/daycares?q=${tag}`)
  await chooseAction(page, daycare, 'Supprimer')
  const deleting = page.getByRole('alertdialog', { name: `Supprimer ${daycare}?` })
  await deleting.getByRole('textbox').fill(daycare)
  await deleting.getByRole('button', { name: `Supprimer ${daycare}` }).click()
  await expect(page.getByText('Aucun milieu ne correspond.')).toBeVisible()
  await hydrated(educatorPage)
  await educatorPage.goto('/activities')
  await expect(educatorPage).toHaveURL('/has_no_daycare')
  await hydrated(educatorPage)
  await page.getByRole('button', { name: 'Supprimés' }).click()
  await chooseAction(page, daycare, 'Rétablir')
  await expect(page.getByText(`Milieu rétabli\u00A0: ${daycare}`)).toBeVisible()
  await educatorPage.goto('/activities')
  await expect(educatorPage).toHaveURL('/activities')

  // Deleting the last manager of a daycare asks for a confirmation.
  await open(page, `/admin/managers?q=${tag}`)
  await chooseAction(page, manager, 'Supprimer')
  const removing = page.getByRole('alertdialog', { name: `Supprimer ${manager}?` })
  await expect(removing.getByText('Elle est la seule gestionnaire de')).toBeVisible()
  await expect(removing.getByRole('listitem')).toHaveText(daycare)
  await removing.getByRole('button', { name: `Supprimer ${manager}` }).click()
  await expect(removing.getByText('Ce n’est pas le texte demandé.')).toBeVisible()
  await removing.getByRole('textbox').fill(manager)
  await removing.getByRole('button', { name: `Supprimer ${manager}` }).click()
  await expect(page.getByText(`Le compte de ${manager} est supprimé`)).toBeVisible()
  await expect(page.getByText('Aucune gestionnaire ne correspond.')).toBeVisible()
  await managerPage.goto('/team')
  await expect(managerPage).toHaveURL(/\/login/)
  await open(page, `/admin/daycares?q=${tag}&filter=alone`)
  await expect(row(page, daycare)).toContainText('Aucune gestionnaire')
  await open(page, `/admin/managers?q=${tag}&filter=deleted`)
  await chooseAction(page, manager, 'Rétablir')
  await expect(page.getByText(`Le compte de ${manager} est rétabli`)).toBeVisible()

  // The audit log contains all of it, and its own export.
  await open(page, `/admin/daycares?q=${tag}`)
  await page.getByRole('link', { name: `Journal\u00A0: ${daycare}` }).click()
  for (const said of [
    `a créé le milieu ${daycare}`,
    `a ajouté ${manager} comme gestionnaire`,
    'a invité Rosalie Gagnon dans l’équipe',
    `a supprimé le milieu ${daycare}`,
    `a rétabli le milieu ${daycare}`,
  ])
    await expect(page.getByRole('rowheader', { name: said }).first()).toBeVisible()
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^journal-.+\.csv$/)
  await open(page, `/admin/journal?who=${email}`)
  for (const said of [
    `a supprimé le compte de gestionnaire de ${manager}`,
    `a rétabli le compte de gestionnaire de ${manager}`,
    `a créé un lien de connexion pour ${manager}`,
    'a ouvert une session par le lien que',
  ])
    await expect(page.getByRole('rowheader', { name: said }).first()).toBeVisible()
  await open(page, `/admin/journal?who=Admin+${tag}&group=exports`)
  await expect(page.getByRole('rowheader', { name: 'a exporté le journal' })).toBeVisible()
  await Promise.all([managerPage.context().close(), educatorPage.context().close()])
})

test('a manager corrects her name at once, and her address with her password', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 40[13]/)
  const email = `neuve-${crypto.randomUUID()}@exemple.test`
  await db.user.update({ where: { id: staff.manager.id }, data: { passwordHash: await hashSecret(PASSWORD) } })
  await signIn(staff.manager)
  await db.session.updateMany({ where: { userId: staff.manager.id }, data: { confirmedAt: null } })
  await open(page, '/administrator')
  await page.getByRole('button', { name: 'Modifier mon profil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier mon profil' })
  await dialog.getByLabel('Nom', { exact: true }).fill('Desrosiers')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Compte.* Desrosiers/ }).filter({ visible: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'Modifier mon profil' }).click()
  await dialog.getByLabel('Courriel').fill(email)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const proof = page.getByRole('alertdialog', { name: 'Confirmez que c’est bien vous' })
  await proof.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Courriel')).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await proof.getByLabel('Mot de passe').fill('ce-n-est-pas-celui-la')
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(proof.getByRole('alert')).toBeVisible()
  await proof.getByLabel('Mot de passe').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible()
  expect((await db.user.findUniqueOrThrow({ where: { id: staff.manager.id } })).email).toBe(email)
})

test('a list stays where it is while it is searched, on a slow device too', async ({ page, db, staff, signIn }) => {
  test.slow()
  await signIn(await createPerson(db, 'SUPERADMIN'))
  const slow = await page.context().newCDPSession(page)
  for (const [path, label, text] of [
    ['/admin/daycares', 'Chercher un milieu', staff.daycare.name],
    ['/admin/managers', 'Chercher une gestionnaire', staff.manager.email],
    ['/admin/journal', 'Qui', staff.manager.email],
  ] as const) {
    await open(page, path)
    await expect(page.getByLabel(label, { exact: true })).toBeEnabled()
    await page.evaluate(() => {
      // A field that is hidden, even for a moment, loses the focus.
      addEventListener('focusout', () => document.body.setAttribute('data-focus-lost', ''))
    })
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.getByLabel(label, { exact: true }).pressSequentially(text.slice(0, 6))
    await expect(page).toHaveURL(new RegExp(`[?&](?:q|who)=`))
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.locator('body')).not.toHaveAttribute('data-focus-lost')
  }
})

test('on a phone the actions of a list are reachable, and a table keeps its roles', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await signIn(await createPerson(db, 'SUPERADMIN'))
  const { name } = staff.daycare
  await open(page, `/admin/daycares?q=${encodeURIComponent(name)}`)
  const table = page.getByRole('table', { name: 'Milieux' })
  await expect(table.getByRole('columnheader', { name: 'Gestionnaires' })).toBeAttached()
  await expect(table.getByRole('rowheader', { name })).toBeVisible()
  await expect(table.getByRole('cell', { name: '1 sur 15' })).toBeVisible()
  const wide = await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))
  expect(wide).toBeLessThanOrEqual(0)
  await table.getByRole('button', { name: 'Places' }).click()
  await expect(table.getByRole('columnheader', { name: 'Places' })).toHaveAttribute('aria-sort', 'ascending')
  await chooseAction(page, name, 'Changer le nombre de places')
  const seats = page.getByRole('dialog', { name: `Places\u00A0: ${name}` })
  await seats.getByLabel('Nombre de places').fill('0')
  await expect(seats.getByText('Inscrivez un nombre entier de 1 à 500.')).toBeVisible()
  await seats.getByLabel('Nombre de places').fill('12')
  await page.keyboard.press('Enter')
  await expect(seats).toHaveCount(0)
  await expect(table.getByRole('cell', { name: '1 sur 12' })).toBeVisible()
})

test('a superadmin edits a daycare, and does not overwrite a newer change of its manager', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  await signIn(await createPerson(db, 'SUPERADMIN'))
  const { id, name } = staff.daycare
  await open(page, `/admin/daycares?q=${encodeURIComponent(name)}`)
  await chooseAction(page, name, 'Modifier la fiche')
  const sheet = page.getByRole('dialog', { name: `Fiche\u00A0: ${name}` })
  await sheet.getByLabel('Téléphone').fill('514 555-0123')
  await sheet.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(sheet).toHaveCount(0)
  expect(await db.daycare.findUniqueOrThrow({ where: { id } })).toMatchObject({
    name,
    phone: '514 555-0123',
    version: 2,
  })

  await chooseAction(page, name, 'Modifier la fiche')
  await sheet.getByLabel('Adresse').fill('12, rue des Érables')
  await db.daycare.update({ where: { id }, data: { phone: '514 555-0199', version: { increment: 1 } } })
  // The page refetches its data when it becomes visible again.
  const refetched = page.waitForResponse((response) => response.url().includes('daycares_getAnyDaycare'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await refetched
  await sheet.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(sheet.getByText('Quelqu’un a modifié ce milieu entre-temps.')).toBeVisible()
  expect((await db.daycare.findUniqueOrThrow({ where: { id } })).phone).toBe('514 555-0199')
})

test('chooses a daycare where one is missing, and reads the journal as sentences', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const admin = await createPerson(db, 'SUPERADMIN')
  await signIn(admin)
  await open(page, '/quiz')
  const start = page.getByRole('region', { name: 'Dix questions, à votre rythme' })
  await expect(start.getByRole('button', { name: 'Commencer' })).toHaveCount(0)
  await start.getByRole('button', { name: 'Choisir un milieu' }).click()
  await expect(page.getByRole('menu', { name: 'Choisir un milieu' }).getByRole('menuitemradio').nth(1)).toBeVisible()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(start.getByRole('button', { name: 'Commencer' })).toBeVisible()

  const { daycare, manager } = staff
  await db.auditEntry.create({
    data: { action: 'manager.created', actorId: admin.id, targetId: manager.id, daycareId: daycare.id },
  })
  await open(page, `/admin/journal?who=${encodeURIComponent(admin.email)}`)
  const name = `${manager.firstName} ${manager.lastName}`
  await expect(page.getByRole('rowheader', { name: `a ajouté ${name} comme gestionnaire` })).toContainText(admin.email)
})
