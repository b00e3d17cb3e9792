import type { Page } from '@playwright/test'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { activityCards, chooseOther, expect, open, test } from '../support/fixtures.ts'

test.describe.configure({ timeout: 90_000 })

const card = (page: Page, title: string) => activityCards(page).filter({ hasText: title })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('a search needs no accent, lives in the address, and says which filter empties the list', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  await createActivity(db, owner, { title: 'Les zébrures du xylophone', place: 'WOODS' })
  await signIn(staff.teacher)
  await open(page, '/activities')
  const field = page.getByRole('searchbox', { name: 'Chercher une activité' })
  await expect(field).toBeEnabled()
  await field.pressSequentially('zebrure xylophones')
  await expect(page).toHaveURL(/q=zebrure/)
  await expect(card(page, 'Les zébrures du xylophone')).toBeVisible()
  await expect(page.getByText(/^1\sactivité · 1\sfiltre actif/)).toBeVisible()
  await expect(field).toHaveValue('zebrure xylophones')

  await page.getByRole('button', { name: /^Lieu/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Boisé ou champ\s*1/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Cour\s*0/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Aucune activité pour «\szebrure xylophones\s» \+ Cour/)).toBeVisible()
  await examine(page, 'library', [1360])
  await page.getByRole('button', { name: /^Retirer Cour/ }).click()
  await expect(card(page, 'Les zébrures du xylophone')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Les zébrures du xylophone')).toBeVisible()
  await expect(activityCards(page)).toHaveCount(1)
})

test('her group is said once: it begins the list and the generator, which takes over what the list does not have', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities?onglet=trouver')
  await expect(page.getByRole('heading', { name: FIXED_WORDS.generatorTitle })).toBeVisible()
  await expect(page.getByRole('button', { name: FIXED_WORDS.generate })).toBeHidden()
  await page.getByRole('link', { name: 'Créer', exact: true }).click()
  await page.getByRole('button', { name: 'Mon groupe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mon groupe' })
  await dialog.getByLabel('4-5 ans').check()
  await dialog.getByRole('combobox', { name: /^Enfants/ }).selectOption('8')
  await dialog.getByLabel('Arachides').check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  expect(await db.user.findUniqueOrThrow({ where: { id: staff.teacher.id } })).toMatchObject({
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    groupSize: 8,
    groupAllergies: ['PEANUT'],
  })
  await expect(page.getByRole('group', { name: /^Groupe d’âge/ }).getByLabel('4-5 ans')).toBeChecked()
  await expect(page.getByText(/8\senfants.*1\sallergie/)).toBeVisible()

  await page.getByRole('link', { name: 'Trouver', exact: true }).click()
  await page.getByRole('button', { name: 'Retirer Mon groupe\u00A0: 4-5 ans' }).click()
  await expect(page).toHaveURL(/ages=tous/)
  await page.getByRole('searchbox', { name: 'Chercher une activité' }).fill('xylophones de glace')
  await page.getByRole('button', { name: 'Générer avec ces filtres' }).click()
  await expect(page).toHaveURL(/onglet=creer/)
  await expect(page.getByText(/une observation/)).toBeVisible()
  await expect(page.getByRole('button', { name: FIXED_WORDS.generate })).toBeFocused()
})

test('back from a sheet gives the list, its scroll and the focus', async ({ page, db, staff, signIn }) => {
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  for (let index = 0; index < 40; index++) await createActivity(db, owner, { title: `Retour ${index}.` })
  await signIn(staff.teacher)
  await open(page, `/activities?authors=${staff.teacher.id}`)
  await card(page, 'Retour 39.').waitFor()
  await activityCards(page).last().scrollIntoViewIfNeeded()
  await expect(activityCards(page)).toHaveCount(40)
  const opened = card(page, 'Retour 5.').getByRole('link')
  await opened.scrollIntoViewIfNeeded()
  await expect(page.getByText(/^40\sactivités affichées sur 40/)).toBeAttached()
  const before = await page.evaluate(() => scrollY)
  await opened.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Retour 5.' })).toBeVisible()
  await page.goBack()
  await expect(opened).toBeFocused()
  await expect(activityCards(page)).toHaveCount(40)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(50)
})

test('a star, a copy and a lived mark are private, immediate, and can be undone', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  const { id } = await createActivity(
    db,
    { daycareId: staff.daycare.id, authorId: staff.manager.id },
    { title: 'La course aux feuilles' },
  )
  await signIn(staff.teacher)
  await open(page, `/activities?authors=${staff.manager.id}`)
  const star = page.getByRole('button', { name: /^Favori\s: La course aux feuilles/ })
  complaints.expect(/Failed to load resource/)
  await context.setOffline(true)
  await star.click()
  await expect(toast(page)).toContainText('connexion')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Mes favoris/ }).click()
  await expect(page).toHaveURL(/favourites=1$/)
  await expect(card(page, 'La course aux feuilles')).toBeVisible()

  await open(page, `/activities/${id}`)
  await examine(page, 'library', [1360])
  await chooseOther(page, 'Marquer comme vécue')
  await page.getByRole('textbox', { name: /^Note/ }).fill('Prévoir plus de feuilles pour Mathilde.')
  await page.getByLabel('À refaire').check()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('« Mathilde »')
  expect(await db.livedActivity.count({ where: { userId: staff.teacher.id } })).toBe(0)
  const marking = /\/_serverFn\/activities_markLived/
  await page.route(marking, (route) => route.abort())
  await page.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Une erreur est survenue')
  await page.unroute(marking)
  await page.getByRole('textbox', { name: /^Note/ }).fill('Prévoir plus de feuilles.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Prévoir plus de feuilles.')).toBeVisible()
  expect(await db.livedActivity.count({ where: { userId: staff.teacher.id, outcome: 'AGAIN' } })).toBe(1)
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Prévoir plus de feuilles.')).toBeHidden()

  await chooseOther(page, 'Adapter')
  await expect(page.getByText(/Adaptée de(?! la banque)/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Moi' })).toBeChecked()
  const copy = await db.activity.findFirstOrThrow({ where: { adaptedFromId: id } })
  expect(copy).toMatchObject({ visibility: 'PRIVATE', authorId: staff.teacher.id })
  await page.getByRole('radio', { name: 'Mon équipe' }).check()
  await expect
    .poll(async () => (await db.activity.findUniqueOrThrow({ where: { id: copy.id } })).visibility)
    .toBe('TEAM')
})

test('a private activity is not found by a colleague', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/status of 404/)
  const { id } = await createActivity(
    db,
    { daycareId: staff.daycare.id, authorId: staff.teacher.id },
    { title: 'À moi seule', visibility: 'PRIVATE' },
  )
  await signIn(await createPerson(db, 'TEACHER', staff.daycare))
  await open(page, `/activities/${id}`)
  await expect(page.getByText('Not Found')).toBeVisible()
  await open(page, `/activities?authors=${staff.teacher.id}`)
  await expect(card(page, 'À moi seule')).toBeHidden()
})

test('deleted activities are in the trash, with the name of who deleted them', async ({ page, db, staff, signIn }) => {
  const { manager } = staff
  for (const title of ['Supprimée un jour', 'Supprimée un autre jour'])
    await createActivity(
      db,
      { daycareId: staff.daycare.id, authorId: staff.teacher.id },
      { title, deletedAt: new Date(), deletedById: manager.id },
    )
  await signIn(staff.teacher)
  await open(page, '/activities/trash')
  await expect(page.getByText(`par ${manager.firstName} ${manager.lastName}`)).toHaveCount(2)
  await examine(page, 'library', [1360])
  const restore = page.getByRole('button', { name: 'Rétablir' })
  await restore.first().press('Enter')
  await expect(restore).toHaveCount(1)
  // The focus goes to the next row.
  await expect(restore).toBeFocused()
  await restore.press('Enter')
  await expect(page.getByText('La corbeille est vide')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await db.auditEntry.count({ where: { daycareId: staff.daycare.id, action: 'activity.restored' } })).toBe(2)
})

test('an activity is planned in two clicks, from the grid or from a card, and removed again', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  await createActivity(db, owner, { title: 'Les ombres longues' })
  await signIn(staff.teacher)
  await open(page, '/activities/week?monday=2026-11-23')
  await page.getByRole('button', { name: /^Ajouter mardi 24 novembre, dehors/ }).click()
  await page.getByRole('button', { name: /^Les ombres longues/ }).click()
  const tuesday = page.getByRole('region', { name: 'mardi 24 novembre' })
  await expect(tuesday.getByRole('link', { name: 'Les ombres longues' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Feuilles, 10' })).toBeVisible()
  await examine(page, 'library', [1360])
  await tuesday.getByRole('button', { name: 'Retirer Les ombres longues' }).click()
  await expect(tuesday.getByRole('link', { name: 'Les ombres longues' })).toBeHidden()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(tuesday.getByRole('link', { name: 'Les ombres longues' })).toBeVisible()

  // By the keyboard to Wednesday, by the mouse to Thursday, and back.
  const wednesday = page.getByRole('region', { name: 'mercredi 25 novembre' })
  const thursday = page.getByRole('region', { name: 'jeudi 26 novembre' })
  await tuesday.getByRole('button', { name: 'Déplacer Les ombres longues' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('group', { name: 'mercredi 25 novembre' })
    .getByRole('button', { name: 'Matin' })
    .press('Enter')
  await expect(wednesday.getByRole('link', { name: 'Les ombres longues' })).toBeVisible()
  await expect(tuesday.getByRole('link')).toHaveCount(0)
  // A message in the place of another has only what is left of its time: the next one begins once this one is gone. It stays
  // while the pointer is over it, where it was left by the press on « Annuler ».
  await page.mouse.move(0, 0)
  await expect(toast(page).filter({ hasText: 'mercredi' })).toHaveCount(0)
  await wednesday.getByRole('listitem').dragTo(thursday.getByRole('heading', { name: 'Après-midi' }))
  const undoMove = toast(page).filter({ hasText: 'jeudi' }).getByRole('button', { name: 'Annuler' })
  // Held under the pointer while the page is looked at: it goes after ten seconds.
  await undoMove.hover()
  await expect(thursday.getByRole('link', { name: 'Les ombres longues' })).toBeVisible()
  await expect(wednesday.getByRole('link')).toHaveCount(0)
  await undoMove.click()
  await expect(wednesday.getByRole('link', { name: 'Les ombres longues' })).toBeVisible()
  await expect(thursday.getByRole('link')).toHaveCount(0)

  await page.getByRole('link', { name: 'Semaine suivante' }).click()
  await expect(page.getByText('Du 30 novembre au 4 décembre')).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions sur la semaine' }).click()
  await page.getByRole('menuitem', { name: 'Reprendre la semaine précédente' }).click()
  await expect(page.getByRole('region', { name: /2 décembre/ }).getByRole('link')).toHaveText('Les ombres longues')

  await open(page, `/activities?authors=${staff.teacher.id}`)
  await page.getByRole('button', { name: /^Ajouter à ma semaine\s: Les ombres longues/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Matin/ })
    .first()
    .click()
  await expect.poll(() => db.plannedActivity.count({ where: { userId: staff.teacher.id } })).toBe(3)
})
