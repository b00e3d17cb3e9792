import type { Page } from '@playwright/test'
import { subMinutes } from 'date-fns/subMinutes'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createStaffedDaycare, type StaffedDaycare } from '#tests/support/people.ts'
import { activityCards, chooseOther, expect, open, test } from '../support/fixtures.ts'

const card = (page: Page, title: string) => activityCards(page).filter({ hasText: title })
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

/** Generates an activity for 3-4 years in the language domain. */
async function generate(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /^Groupe d’âge/ })
    .getByLabel('3-4 ans')
    .check()
  await page
    .getByRole('group', { name: /^Domaine de développement/ })
    .getByLabel('Langagier')
    .check()
  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
}

async function filterBy(page: Page, filter: string, value: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Filtrer les activités' })
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .click()
  // The label ends with a number of activities.
  await page
    .getByRole('checkbox', { name: new RegExp(`^${value}\\s*\\d`) })
    .filter({ visible: true })
    .last()
    .check()
  await page.keyboard.press('Escape')
}

test('an educator generates, finds, filters, opens and deletes an activity, and undoes the deletion', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  await expect(page.getByRole('heading', { name: FIXED_WORDS.generatorTitle })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activités créées par les éducatrices' })).toBeVisible()

  await generate(page)
  await expect(page.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible({ timeout: 20_000 })
  const made = await db.activity.findFirstOrThrow({ where: { daycareId: staff.daycare.id } })
  expect(made).toMatchObject({ authorId: staff.teacher.id, source: 'BANK', ageGroups: ['AGE_3_YEARS_4_YEARS'] })
  // The result is the sheet: starred and printed where it is.
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect(page.getByRole('button', { name: 'Dans mes favoris' })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => db.favouriteActivity.count({ where: { userId: staff.teacher.id, activityId: made.id } }))
    .toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 3, name: made.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: FIXED_WORDS.generatorTitle })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
  // The sheet of the bank that it was adapted from stands in the same list, under the same title.
  const own = activityCards(page).filter({ has: page.locator(`a[href="/activities/${made.id}"]`) })
  await expect(own).toBeVisible()

  await filterBy(page, 'Âge', '0-18 mois')
  await expect(own).toBeHidden()
  await expect(page).toHaveURL(/AGE_0_18_MONTHS/)
  await page.goBack()
  await expect(own).toBeVisible()
  await filterBy(page, 'Âge', '3-4 ans')
  await filterBy(page, 'Domaine', 'Langagier')
  await expect(own).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(own).toBeVisible()

  await own.getByRole('link').click()
  await expect(page).toHaveURL(`/activities/${made.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title)
  await chooseOther(page, 'Supprimer')
  await expect(page).toHaveURL(address)
  await expect(own).toBeHidden()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(own).toBeVisible()
  expect(await db.activity.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({ deletedAt: null })
})

test('a filter answers at once, however fast the boxes are ticked', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByRole('group', { name: 'Filtrer les activités' }).getByRole('button', { name: /^Âge/ }).click()
  const boxes = page.getByRole('group', { name: 'Âge', exact: true }).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  // In one task of the browser, so that no navigation can happen between a click and the reading.
  const seen = await boxes.evaluateAll((inputs) =>
    inputs.slice(0, 3).map((input) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('not a box')
      input.click()
      return input.checked
    }),
  )
  expect(seen).toEqual([true, true, true])
  await expect(page).toHaveURL(/ages=AGE_0_18_MONTHS\.AGE_18_MONTHS_2_YEARS\.AGE_2_YEARS_3_YEARS$/)
  for (const index of [0, 1, 2]) await expect(boxes.nth(index)).toBeChecked()
  // The filters follow the address: going back undoes the last choice.
  await boxes.nth(3).check()
  await expect(page).toHaveURL(/AGE_3_YEARS_4_YEARS$/)
  await page.goBack()
  await expect(boxes.nth(3)).not.toBeChecked()
  await expect(boxes.nth(2)).toBeChecked()
})

test('with the keyboard alone a filter keeps the focus, and Escape gives it back to its button', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  const button = page.getByRole('group', { name: 'Filtrer les activités' }).getByRole('button', { name: /^Lieu/ })
  const boxes = page.getByRole('group', { name: 'Lieu', exact: true }).getByRole('checkbox')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(boxes.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/places=INDOORS$/)
  await expect(page.getByText(/1\sfiltre actif/)).toBeVisible()
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/places=INDOORS\.YARD$/)
  await expect(boxes.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

/** A zone where it is about noon, whatever the time here: two minutes ago is the same day there. Its sign is the other way round. */
const noonZone = (): string => {
  const west = new Date().getUTCHours() - 12
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`
}

test.describe('where it is noon', () => {
  test.use({ timezoneId: noonZone() })

  test('the remaining generations are shown before the click, and none is left after the last', async ({
    page,
    db,
    staff,
    signIn,
  }) => {
    const { teacher, daycare } = staff
    await db.generation.createMany({
      data: Array.from({ length: 19 }, () => ({
        id: crypto.randomUUID(),
        daycareId: daycare.id,
        userId: teacher.id,
        status: 'DONE' as const,
        criteria: {},
        // Today, and before the last minute, because of the limit per minute.
        startedAt: subMinutes(new Date(), 2),
      })),
    })
    await signIn(teacher)
    await open(page, '/activities')
    await expect(page.getByText(/Il vous reste 1\sactivité sur 20/)).toBeVisible()
    await generate(page)
    await expect(page.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: FIXED_WORDS.generate })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('La limite du jour est atteinte.').first()).toBeVisible()
  })
})

test('a form that is not complete says what is missing', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
  await expect(page.getByRole('group', { name: /^Groupe d’âge/ })).toHaveAccessibleDescription(/\S/)
  await expect(page.getByText('Choisissez au moins un groupe d’âge.')).toBeVisible()
  await expect(page.getByText('Choisissez un ou deux domaines.')).toBeVisible()
})

test('a tab closed in the middle loses nothing', async ({ page, context, db, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/activities')
  const request = page.waitForRequest(/activities_generateActivity/)
  await generate(page)
  await request
  await expect.poll(() => db.generation.count({ where: { userId: staff.teacher.id } })).toBe(1)
  await page.close()
  await expect.poll(() => db.activity.count({ where: { daycareId: staff.daycare.id } }), { timeout: 20_000 }).toBe(1)
  const [made] = await db.activity.findMany({ where: { daycareId: staff.daycare.id } })
  const other = await context.newPage()
  await open(other, '/activities')
  await expect(card(other, made?.title ?? '')).toBeVisible()
})

/** Creates sixty activities. @returns the address of the list that shows only these, without the starter library */
async function sixtyActivities(db: PrismaClient, { teacher, daycare }: StaffedDaycare): Promise<string> {
  for (let index = 0; index < 60; index++)
    await createActivity(db, { daycareId: daycare.id, authorId: teacher.id }, { title: `Activité numéro ${index}.` })
  return `/activities?authors=${teacher.id}`
}

test('the list loads its next pages with the keyboard alone, and announces how many it shows', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const path = await sixtyActivities(db, staff)
  await signIn(staff.teacher)
  await open(page, path)
  const cards = activityCards(page)
  await expect(cards).toHaveCount(24)
  for (const shown of [48, 60]) {
    await cards.last().getByRole('link').first().focus()
    await expect(page.getByRole('status').filter({ hasText: `${shown}\u00A0activités affichées sur 60` })).toBeVisible()
    await expect(cards).toHaveCount(shown)
  }
  await expect(cards.filter({ hasText: 'Activité numéro 0.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Afficher/ })).toHaveCount(0)
})

test('a page of the list that fails to load is loaded again by a button', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 403/)
  const path = await sixtyActivities(db, staff)
  await signIn(staff.teacher)
  await open(page, path)
  const cards = activityCards(page)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(48)
  // A 403 is not retried automatically.
  await page.route('**/_serverFn/activities_getActivities*', (route) => route.fulfill({ status: 403, body: 'no' }))
  await cards.last().scrollIntoViewIfNeeded()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await expect(cards).toHaveCount(48)
  await page.unroute('**/_serverFn/activities_getActivities*')
  await retry.click()
  await expect(cards).toHaveCount(60)
  await expect(retry).toBeHidden()
})

test('another daycare’s activity does not exist here', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/status of 404/)
  const there = await createStaffedDaycare(db)
  const foreign = await createActivity(
    db,
    { daycareId: there.daycare.id, authorId: there.teacher.id },
    { title: 'Chez les autres' },
  )
  await signIn(staff.manager)
  await open(page, '/activities')
  await expect(activityCards(page).first()).toBeVisible()
  await expect(card(page, 'Chez les autres')).toBeHidden()
  await open(page, `/activities/${foreign.id}`)
  await expect(page.getByText('Not Found')).toBeVisible()
  await expect(page.getByText('Chez les autres')).toBeHidden()
})

test('only the author and the manager can delete an activity', async ({ page, db, staff, signIn }) => {
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await signIn(await createPerson(db, 'TEACHER', staff.daycare))
  await open(page, `/activities/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Adapter' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeHidden()
  await signIn(staff.manager)
  await open(page, `/activities/${id}`)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible()
})

test('HTML in titles and names is displayed as text', async ({ page, db, staff, signIn }) => {
  const attack = "<img src=x onerror=\"document.title='pris'\"></script><script>document.title='pris'</script>\u2028"
  const { id } = await createActivity(
    db,
    { daycareId: staff.daycare.id, authorId: staff.teacher.id },
    { title: attack, summary: attack },
  )
  await db.user.update({ where: { id: staff.teacher.id }, data: { firstName: attack } })
  await signIn(staff.teacher)
  for (const path of ['/activities', `/activities/${id}`]) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: /<img src=x/ }).first()).toBeVisible()
    expect(await page.title()).not.toBe('pris')
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
})

test('the printed sheet has its text and no buttons', async ({ page, db, staff, signIn }) => {
  const { id, title } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('an educator says by pictures what a typed material is, and the sheet that she gets uses it', async ({
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
  await page.getByRole('combobox', { name: 'Matériel' }).fill('Bidons')
  await page.getByRole('option', { name: /Bidons/ }).click()
  const question = page.getByRole('group', { name: /^Qu’est-ce que .*Bidons/ })
  await question.getByLabel('Un contenant').check()
  await page.getByLabel('Se casse en morceaux').check()
  await page.getByRole('button', { name: 'Enregistrer la réponse' }).click()
  await expect(question).toBeHidden()
  await generate(page)
  await expect(page.getByText(/Bidons.* ne convient pas à ce groupe/)).toBeVisible()

  const where = { daycareId: staff.daycare.id }
  await db.material.updateMany({ where, data: { traits: [] } })
  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
  await expect(page.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible({ timeout: 20_000 })
  const made = await db.activity.findFirstOrThrow({ where })
  expect(JSON.stringify(made.sheet)).toContain('vos bidons')

  await db.material.updateMany({ where, data: { traits: ['BREAKABLE'] } })
  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
  await page.getByRole('button', { name: 'Continuer sans ce matériel' }).click()
  await expect(page.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('list', { name: 'Choix' }).getByText('Bidons')).toBeHidden()
  const other = await db.activity.findFirstOrThrow({ where: { ...where, id: { not: made.id } } })
  expect(JSON.stringify(other.sheet)).not.toContain('idons')
})

test('similar activities are shown, and a returning educator generates with one click', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const near = await createActivity(
    db,
    { daycareId: staff.daycare.id, authorId: staff.teacher.id },
    { title: 'Déjà là', developments: ['DEVELOPMENT_LANGUAGE'], place: 'YARD' },
  )
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
  const already = page.getByRole('region', { name: 'Déjà dans la bibliothèque' })
  await expect(already.getByRole('link', { name: near.title })).toBeVisible()
  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
  await expect(page.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible({ timeout: 20_000 })
  await open(page, '/activities')
  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
  await expect(page.getByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible({ timeout: 20_000 })
})
