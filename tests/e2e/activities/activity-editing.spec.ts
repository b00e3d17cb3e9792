import type { Page, Route } from '@playwright/test'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { createActivity } from '#tests/support/activities.ts'
import type { StaffedDaycare } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { chooseOther, expect, open, test } from '../support/fixtures.ts'

/* Editing a sheet: warnings, autosave, conflicts, drafts, variations, versions, review. */

/** Creates an activity of the teacher for 2-3 years, with a sheet that passes every check. */
async function sheetOf(db: PrismaClient, { daycare, teacher }: StaffedDaycare): Promise<string> {
  const { id } = await createActivity(
    db,
    { daycareId: daycare.id, authorId: teacher.id },
    { ageGroups: ['AGE_2_YEARS_3_YEARS'], developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR'], durationMinutes: 30 },
  )
  await db.activity.update({ where: { id }, data: { sheet: baseSheet, title: baseSheet.titre } })
  return id
}

const goals = (page: Page) => page.getByRole('textbox', { name: 'Ce que l’enfant peut y vivre' })
const edit = (page: Page, section: string) => page.getByRole('button', { name: `Modifier\u00A0: ${section}` }).click()
const saved = (page: Page) => page.getByText(/^Enregistré à \d{1,2}\sh\s\d{2}$/)
const storedGoals = async (db: PrismaClient, id: string) =>
  ((await db.activity.findUniqueOrThrow({ where: { id } })).sheet as ActivitySheet).objectifs

test('a theme with the name of a child raises a question, and a name alone is refused', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByText('Préciser', { exact: true }).click()
  const themes = page.getByRole('combobox', { name: /^Thèmes/ })
  await themes.fill('La fête de Nahéma')
  await themes.press('Enter')
  const question = page.getByRole('alert').filter({ hasText: 'semble contenir un prénom' })
  await expect(question).toContainText('«\u00A0Nahéma\u00A0»')
  await examine(page, 'form with a question about a name', [1360])
  const answered = Promise.withResolvers<void>()
  await page.route(/activities_createTheme/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await question.getByRole('button', { name: 'Ajouter «\u00A0La fête d’un enfant\u00A0»' }).click()
  await expect(question).toBeHidden()
  // The next one is typed while the first is on its way.
  await themes.fill('Kwamé')
  answered.resolve()
  await expect
    .poll(async () => (await db.theme.findMany({ where: { daycareId: staff.daycare.id } })).map(({ name }) => name))
    .toEqual(['La fête d’un enfant'])
  await expect(page.getByRole('list', { name: 'Choix' })).toContainText('La fête d’un enfant')
  await expect(themes).toHaveValue('Kwamé')
  await themes.press('Enter')
  await expect(page.getByText('ressemble à un prénom\u00A0: «\u00A0Kwamé\u00A0»')).toBeVisible()
})

test('a text that nobody else can judge is kept only once the person has looked', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await edit(page, 'Ce que l’enfant peut y vivre')
  await goals(page).last().fill('Essayer la patente que mon beau-frère a soudée')
  const doubt = page.getByText('Pas encore enregistré. Regardez ceci avant de le garder')
  await expect(doubt).toBeVisible()
  await examine(page, 'sheet with a doubt', [1360, 320])
  expect(await storedGoals(db, id)).toEqual(baseSheet.objectifs)
  await page.getByRole('button', { name: 'J’ai vérifié, garder' }).press('Enter')
  await expect(saved(page)).toBeVisible()
  expect((await storedGoals(db, id)).at(-1)).toBe('Essayer la patente que mon beau-frère a soudée')
  await page.reload()
  await expect(page.getByText('Vérifié par la personne qui a écrit').first()).toBeAttached()
})

test('from three ideas to a sheet that is varied, restored to a former version and reviewed', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.setTimeout(240_000)
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page
    .getByRole('group', { name: /^Groupe d’âge/ })
    .getByLabel('3-4 ans')
    .check()
  await page
    .getByRole('group', { name: /^Domaine de développement/ })
    .getByLabel('Langagier')
    .check()
  await page.getByText('Préciser', { exact: true }).click()
  await page.getByLabel('Taille du groupe').selectOption('8')
  await page
    .getByRole('group', { name: /^Allergies présentes/ })
    .getByLabel('Lait')
    .check()
  await page.getByLabel(/^Qu’avez-vous observé/).fill('Léa transporte des roches.')
  await page.getByRole('button', { name: 'Voir 3 idées' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '«\u00A0Léa\u00A0»' })).toBeVisible()
  await examine(page, 'form with a warning', [1360])
  await page.getByRole('button', { name: 'Envoyer quand même' }).click()
  const ideas = page.getByRole('button', { name: /^Générer la fiche/ })
  await expect(ideas).toHaveCount(3)
  expect(await db.generation.count({ where: { userId: staff.teacher.id } })).toBe(0)
  await ideas.first().click()
  await page.getByRole('link', { name: 'Ouvrir la fiche' }).click({ timeout: 20_000 })
  const made = await db.activity.findFirstOrThrow({ where: { daycareId: staff.daycare.id } })
  expect(made).toMatchObject({ groupSize: 8, allergies: ['MILK'] })
  await expect(page.getByText('Un enfant transporte des roches.')).toBeVisible()
  await expect(page.getByText(/À vérifier avant de la vivre/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Changer\u00A0: Rôle de l’éducatrice' }).click()
  await page.getByRole('menuitem', { name: 'Plus court' }).click()
  await expect(page.getByRole('region', { name: 'Proposée' })).toBeVisible()
  await examine(page, 'before and after', [1360])
  await page.getByRole('button', { name: 'Remplacer' }).click()
  await expect.poll(async () => (await db.activity.findUniqueOrThrow({ where: { id: made.id } })).version).toBe(2)

  await page.reload()
  await chooseOther(page, 'Versions précédentes')
  await page.getByRole('button', { name: 'Voir ce qui diffère' }).click()
  await examine(page, 'versions', [1360])
  await page.getByRole('button', { name: 'Revenir à cette version' }).click()
  await expect
    .poll(async () => (await db.activity.findUniqueOrThrow({ where: { id: made.id } })).sheet)
    .toEqual(made.sheet)

  await page.getByRole('button', { name: 'Marquer comme relue' }).click()
  await expect(page.getByText(new RegExp(`Relue par ${staff.teacher.firstName}`)).first()).toBeVisible()
  await examine(page, 'read over', [1360])
})

test('typing is saved automatically; an unsafe text is reported and not saved', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await edit(page, 'Ce que l’enfant peut y vivre')
  await goals(page).fill('Lancer loin\nRire ensemble')
  await expect(saved(page)).toBeVisible()
  expect(await storedGoals(db, id)).toEqual(['Lancer loin', 'Rire ensemble'])
  await examine(page, 'a section being written', [1360])
  await page.getByRole('button', { name: 'Terminer' }).press('Enter')
  await expect(goals(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Modifier\s: Ce que l’enfant peut y vivre/ })).toBeFocused()
  await edit(page, 'Titre')
  await page.getByRole('textbox', { name: 'Titre' }).fill('La magie des billes d’eau')
  await expect(page.getByText(/^Ce texte n’est pas enregistré/)).toBeVisible()
  expect((await db.activity.findUniqueOrThrow({ where: { id } })).title).toBe(baseSheet.titre)
})

test('two tabs: both texts are shown, and one of them chosen', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, `/activities/${id}`)
    await edit(tab, 'Ce que l’enfant peut y vivre')
  }
  await goals(other).fill('Texte du deuxième onglet')
  await expect(saved(other)).toBeVisible()
  await goals(page).fill('Texte du premier onglet')
  const conflict = page.getByRole('alert').filter({ hasText: 'modifié ailleurs' })
  await expect(conflict).toContainText('Texte du premier onglet')
  await expect(conflict).toContainText('Texte du deuxième onglet')
  await expect(conflict).toContainText(/Dernière modification par .+, (à l’instant|il y a)/)
  await expect(conflict).toBeFocused()
  await examine(page, 'a conflict', [1360])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /^Copier\s: L’autre texte/ }).click()
  await expect(conflict).toContainText('Texte copié')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Texte du deuxième onglet')
  await page.getByRole('button', { name: 'Garder le mien' }).press('Enter')
  await expect(goals(page)).toBeFocused()
  await expect.poll(() => storedGoals(db, id)).toEqual(['Texte du premier onglet'])
  await page.getByRole('button', { name: 'Terminer' }).click()
  // A change of another section is no conflict.
  await edit(page, 'Titre')
  await page.getByRole('textbox', { name: 'Titre' }).fill('Le grand tas')
  await expect(saved(page)).toBeVisible()
  await goals(other).fill('Encore le deuxième')
  await expect(other.getByText(/Texte du premier onglet/).first()).toBeVisible()
})

test('a draft outlives the connection, the tab and the session', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  // 409: a save sent as the connection was cut may have arrived; its text is recognised.
  complaints.expect(/ERR_INTERNET_DISCONNECTED|status of (?:401|409)/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await edit(page, 'Ce que l’enfant peut y vivre')
  await expect(goals(page)).toBeFocused()
  await context.setOffline(true)
  await goals(page).fill('Écrit sans connexion')
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  expect(await storedGoals(db, id)).toEqual(baseSheet.objectifs)

  const later = await context.newPage()
  await open(later, `/activities/${id}`)
  await expect(goals(later)).toHaveValue('Écrit sans connexion')
  await expect(later.getByText(/Votre brouillon/)).toBeVisible()
  await later.getByRole('button', { name: 'Terminer' }).click()
  await expect.poll(() => storedGoals(db, id)).toEqual(['Écrit sans connexion'])

  await edit(later, 'Ce que l’enfant peut y vivre')
  await db.session.deleteMany({ where: { userId: staff.teacher.id } })
  await goals(later).fill('Écrit après la session')
  await expect.poll(() => later.evaluate(() => Object.values(localStorage).join())).toContain('Écrit après la session')
  await signIn(staff.teacher)
  await open(later, `/activities/${id}`)
  await expect(goals(later)).toHaveValue('Écrit après la session')
})

test('a saved text whose answer was lost is not in conflict with itself', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|status of 409/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(/activities_updateActivity/, lose, { times: 1 })
  await edit(page, 'Ce que l’enfant peut y vivre')
  await goals(page).fill('Lancer loin')
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
  expect(await storedGoals(db, id)).toEqual(['Lancer loin'])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(saved(page)).toBeVisible()
})

test('a refused text waits while another section is edited, and is there again afterwards', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  const id = await sheetOf(db, staff)
  const title = page.getByRole('textbox', { name: 'Titre' })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await edit(page, 'Titre')
  await title.fill('La magie des billes d’eau')
  await expect(page.getByText(/^Ce texte n’est pas enregistré/)).toBeVisible()
  await edit(page, 'Ce que l’enfant peut y vivre')
  // Not waited for: the section is left before the pause after which it is saved.
  await goals(page).fill('Lancer loin')
  await edit(page, 'Titre')
  await expect(title).toHaveValue('La magie des billes d’eau')
  await expect.poll(() => storedGoals(db, id)).toEqual(['Lancer loin'])
  await open(page, `/activities/${id}`)
  await expect(title).toHaveValue('La magie des billes d’eau')
})

test('what was typed during a save is not in conflict with that save', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|status of 409/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  let saves = 0
  await page.route(/activities_updateActivity/, async (route) => {
    saves += 1
    if (saves > 1) return route.abort()
    await goals(page).fill('Lancer loin, puis rire')
    await route.continue()
  })
  await edit(page, 'Ce que l’enfant peut y vivre')
  await goals(page).fill('Lancer loin')
  await expect.poll(() => saves).toBe(2)
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await open(later, `/activities/${id}`)
  await expect(goals(later)).toHaveValue('Lancer loin, puis rire')
  await later.getByRole('button', { name: 'Terminer' }).click()
  await expect.poll(() => storedGoals(db, id)).toEqual(['Lancer loin, puis rire'])
})

test('editing can start without connection', async ({ page, context, db, staff, signIn, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await context.setOffline(true)
  await edit(page, 'Ce que l’enfant peut y vivre')
  await goals(page).fill('Ouvert sans connexion')
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => storedGoals(db, id)).toEqual(['Ouvert sans connexion'])
})

test('a dialog whose code cannot be loaded shows an error over the sheet, and can be retried', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|dynamically imported module/)
  const id = await sheetOf(db, staff)
  await signIn(staff.teacher)
  let isCut = true
  await page.route('**/assets/versions-dialog-*.js', (route) => (isCut ? route.abort() : route.continue()))
  await open(page, `/activities/${id}`)
  const versions = () => chooseOther(page, 'Versions précédentes')
  await versions()
  const failure = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' })
  await expect(failure).toBeVisible()
  await examine(page, 'a dialog that is missing', [1360])
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(failure).toBeHidden()
  await versions()
  await expect(failure).toBeVisible()
  isCut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an educator adapts a starter, and can edit the copy', async ({ page, db, staff, signIn }) => {
  const starter = await db.activity.findFirstOrThrow({ where: { source: 'STARTER', daycareId: null } })
  await signIn(staff.teacher)
  await open(page, `/activities/${starter.id}`)
  await expect(page.getByRole('button', { name: /^Modifier/ })).toHaveCount(0)
  await chooseOther(page, 'Adapter')
  await expect(page).not.toHaveURL(new RegExp(starter.id))
  await expect(page.getByRole('button', { name: /^Modifier/ }).first()).toBeVisible()
  await expect(page.getByText(/Adaptée de/)).toBeVisible()
})
