import type { Page } from '@playwright/test'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'
import { examine } from '../support/axe.ts'
import { card, dragTo, placed as expectPlaced, ROOT, swipe, zone } from '../support/exercise-player.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const EXERCISE = EXERCISES[0]
if (!EXERCISE) throw new Error('No exercise')
const TOTAL = EXERCISE.tags.length

const placed = (page: Page, side: string, count: number) => expectPlaced(page, side, count, TOTAL)
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('an exercise is sorted by button, key and drag, continued on another device, finished and restarted', async ({
  page,
  browser,
  db,
  serverUrl,
  staff,
  signIn,
}) => {
  test.setTimeout(90_000)
  await signIn(staff.teacher)
  await open(page, `${ROOT}/${EXERCISE.id}`)
  await page.getByRole('button', { name: 'Risques', exact: true }).click()
  await placed(page, 'Risques', 1)
  await page.keyboard.press('b')
  await placed(page, 'Bénéfices', 2)
  await page.keyboard.press('Backspace')
  await expect(card(page)).toContainText(`Énoncé 2 sur ${TOTAL}`)
  await page.keyboard.press('ArrowLeft')
  await placed(page, 'Risques', 2)
  // Tall enough for the card and all zones, to drag without scrolling.
  await page.setViewportSize({ width: 1360, height: 1400 })
  await dragTo(page, 'depends')
  await placed(page, 'Ça dépend', 3)
  await expect(zone(page, 'depends').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  // A tablet, with fingers.
  const tablet = await browser.newContext({
    baseURL: serverUrl,
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
  })
  const value = await openSession(db, staff.teacher.id)
  await tablet.addCookies([{ name: SESSION_COOKIE, value, url: serverUrl, httpOnly: true, sameSite: 'Lax' }])
  const there = await tablet.newPage()
  await open(there, ROOT)
  await there.getByRole('link', { name: /^Continuer/ }).click()
  await hydrated(there)
  await swipe(there, -150)
  await placed(there, 'Risques', 4)
  await swipe(there, 150)
  await placed(there, 'Bénéfices', 5)
  for (let count = 6; count <= TOTAL; count++) {
    await there.getByRole('button', { name: 'Bénéfices', exact: true }).click()
    await placed(there, 'Bénéfices', count)
  }
  await there.getByRole('button', { name: 'Terminer' }).click()
  await expect(there.getByRole('heading', { name: 'Ce qu’il faut retenir' })).toBeFocused()
  await there.getByRole('radio', { name: 'Écrire la mienne' }).first().check()
  const sheet = there.getByRole('region', { name: EXERCISE.title })
  await there.getByLabel('Ma précaution').fill('Rester près de Mathilde.')
  await there.getByLabel('Ma précaution').blur()
  await expect(there.getByRole('alert')).toContainText('« Mathilde »')
  await expect(sheet).not.toContainText('Mathilde')
  await there.getByRole('button', { name: 'Corriger le texte' }).click()
  await there.getByLabel('Ma précaution').fill('Rester à portée de bras.')
  await expect(sheet).toContainText('Rester à portée de bras.')
  await expect(there.getByText('Enregistré', { exact: true })).toBeVisible()
  await tablet.close()

  await open(page, ROOT)
  const done = page.getByRole('article').filter({ hasText: EXERCISE.title })
  await expect(done).toContainText('Terminée')
  await open(page, `${ROOT}/${EXERCISE.id}`)
  await expect(page.getByRole('region', { name: EXERCISE.title })).toContainText('Rester à portée de bras.')
  await page.getByRole('button', { name: 'Recommencer' }).click()
  await expect(card(page)).toContainText(`Énoncé 1 sur ${TOTAL}`)
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('region', { name: EXERCISE.title })).toContainText('Rester à portée de bras.')
})

test('a placement is shown in the next frame, by button, key and drag', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await page.setViewportSize({ width: 1360, height: 1400 })
  await open(page, `${ROOT}/${EXERCISE.id}`)
  await hydrated(page)
  // Compares frames instead of times, which depend on the load of the machine: the state of the page at the next frame.
  await page.evaluate(() => {
    const frames: string[] = []
    Object.assign(window, { frames42: frames })
    const seen = (event: Event) =>
      requestAnimationFrame(() => {
        const rank = document.querySelector('[data-statement] p')?.textContent
        const placed = document.querySelectorAll('[data-zone] li').length
        frames.push(`${event.type}: ${rank}, ${placed}`)
      })
    for (const type of ['click', 'keydown', 'pointerup']) addEventListener(type, seen, true)
  })
  const frames = () => page.evaluate(() => (window as unknown as { frames42: string[] }).frames42)
  const last = async (type: string) => (await frames()).findLast((line) => line.startsWith(type))

  await page.getByRole('button', { name: 'Risques', exact: true }).click()
  await placed(page, 'Risques', 1)
  await expect.poll(() => last('click')).toBe(`click: Énoncé 2 sur ${TOTAL}, 1`)
  await page.keyboard.press('b')
  await placed(page, 'Bénéfices', 2)
  await expect.poll(() => last('keydown')).toBe(`keydown: Énoncé 3 sur ${TOTAL}, 2`)
  await dragTo(page, 'benefits')
  await placed(page, 'Bénéfices', 3)
  await expect.poll(() => last('pointerup')).toBe(`pointerup: Énoncé 4 sur ${TOTAL}, 3`)
})

test('an attempt is stored on the device without connection, and sent when it is back', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  await open(page, `${ROOT}/2`)
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Bénéfices', exact: true }).click()
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  const key = { userId: staff.teacher.id, exerciseId: 2 }
  expect(await db.exerciseAttempt.findFirst({ where: key })).toMatchObject({ finishedAt: null })
})

test('the order of the exercises is stable during a visit, and invalid filters are dropped', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, `${ROOT}?kinds=NAP.HEIGHT&seasons=7`)
  const titles = page.getByRole('article').getByRole('heading')
  const heights = EXERCISES.filter(({ kind }) => kind === 'HEIGHT').length
  await expect(titles).toHaveCount(heights)
  await page.getByRole('button', { name: /^Type de jeu/ }).click()
  await page.getByRole('button', { name: 'Effacer' }).click()
  await expect(page).toHaveURL(/risks-vs-benefits$/)
  await expect(titles).toHaveCount(42)
  const order = await titles.allTextContents()
  await page.reload()
  expect(await titles.allTextContents()).toEqual(order)
})

test('an own situation is written, changed elsewhere, deleted and restored', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/409/)
  await signIn(staff.teacher)
  await open(page, `${ROOT}/situations`)
  await expect(page.getByText('votre gestionnaire ne les voit pas')).toBeVisible()
  await page.getByRole('link', { name: 'Écrire une fiche' }).click()
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(page.getByText('Donnez un titre à votre situation.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Titre' }).fill('La butte de la cour')
  await page.getByRole('textbox', { name: 'Bénéfice 1' }).fill('Les enfants grimpent et dévalent.')
  await page.getByRole('textbox', { name: 'Risque 1' }).fill('La neige durcit.')
  await page.getByRole('textbox', { name: /^Précaution/ }).fill('Casser la croûte avant de sortir.')
  await page.getByRole('button', { name: 'Ajouter un danger' }).click()
  await page.getByRole('textbox', { name: 'Danger 1' }).fill('La rue est au bas de la butte.')
  await page.getByRole('textbox', { name: /^Ce qui l’élimine/ }).fill('Glisser sur l’autre versant.')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(page.getByRole('heading', { name: 'La butte de la cour', level: 1 })).toBeVisible()

  await db.situation.updateMany({
    where: { userId: staff.teacher.id },
    data: { title: 'La butte du parc', version: { increment: 1 } },
  })
  await page.getByRole('textbox', { name: 'Description' }).fill('Derrière le cabanon.')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(page.getByRole('alert')).toContainText('La butte du parc')
  await page.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enregistrer la fiche' })).toBeFocused()

  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Vos fiches apparaîtront ici.')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('article')).toContainText('La butte de la cour')
})

test('a situation that seems to name a child raises a question before it is saved', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, `${ROOT}/situations/new`)
  await page.getByRole('textbox', { name: 'Titre' }).fill('Léa lance des roches')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'reconnaître un enfant' })
  await expect(question).toContainText('Léa')
  await question.getByRole('button', { name: 'Corriger la fiche' }).click()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused()
  await expect(question).toHaveCount(0)
  expect(await db.situation.count({ where: { userId: staff.teacher.id } })).toBe(0)
})

test('a draft of a situation survives a reload, and the manager reads the situation once it is shared', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, `${ROOT}/situations/new`)
  await page.getByRole('textbox', { name: 'Titre' }).fill('Le ruisseau du parc')
  await page.getByRole('textbox', { name: 'Bénéfice 1' }).fill('Les enfants voient la vie dans l’eau.')
  await page.getByRole('textbox', { name: 'Risque 1' }).fill('Les roches glissent.')
  await page.reload()
  await expect(page.getByText('Votre brouillon est repris')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Le ruisseau du parc')
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await expect(page.getByRole('heading', { name: 'Le ruisseau du parc', level: 1 })).toBeVisible()
  await expect(page.getByText('Votre brouillon est repris')).toHaveCount(0)
  await page.getByRole('button', { name: 'Partager avec mon équipe' }).click()
  await expect(page.getByText('vos collègues et votre gestionnaire la lisent')).toBeVisible()

  await signIn(staff.manager)
  await open(page, `${ROOT}/situations`)
  await page.getByRole('link', { name: 'Le ruisseau du parc' }).click()
  await expect(page.getByText(`Partagée par ${staff.teacher.firstName} ${staff.teacher.lastName}`)).toBeVisible()
  await expect(page.getByText('Les roches glissent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer la fiche' })).toHaveCount(0)
})

test('the completed exercise prints on one Letter page', async ({ page, db, staff, signIn }) => {
  const longest = EXERCISES.toSorted((a, b) => b.tags.length - a.tags.length)[0] ?? EXERCISE
  await db.exerciseAttempt.create({
    data: {
      daycareId: staff.daycare.id,
      userId: staff.teacher.id,
      exerciseId: longest.id,
      placements: Object.fromEntries(longest.tags.map(({ id, correct }) => [id, correct])),
      finishedAt: new Date(),
    },
  })
  await signIn(staff.teacher)
  await open(page, `${ROOT}/${longest.id}`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

/* As they open, the pages are in everywhere/accessibility.spec.ts. */
test('axe finds nothing once they are used, in both themes, on a desk and a phone', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, `${ROOT}/${EXERCISE.id}`)
  await hydrated(page)
  for (const key of ['r', 'b', 'e', 'd']) await page.keyboard.press(key)
  await examine(page, 'sorting')
  for (let count = 4; count < TOTAL; count++) await page.keyboard.press('r')
  await examine(page, 'all placed')
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.getByRole('radio', { name: 'Écrire la mienne' }).first().check()
  await examine(page, 'finished')
  await open(page, `${ROOT}/situations/new`)
  await page.getByRole('button', { name: 'Enregistrer la fiche' }).click()
  await examine(page, 'own situation, refused')
})
