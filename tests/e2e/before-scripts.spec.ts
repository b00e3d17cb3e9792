import type { Page } from '@playwright/test'
import { createPerson } from '#tests/support/people.ts'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'cailloux-du-ruisseau-gris'

/** Shows the page as on a slow line: its scripts come once the promise is kept. */
async function openWithoutScripts(page: Page, path: string, scripts: Promise<void>): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
}

test('before the scripts come, « Appareil partagé » cannot be ticked for nobody, and what is typed is kept', async ({
  page,
  db,
  staff,
}) => {
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Marie', password: PASSWORD })
  const scripts = Promise.withResolvers<void>()
  await openWithoutScripts(page, '/login', scripts.promise)
  await page.getByLabel('Courriel').fill(teacher.email)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await expect(page.getByLabel('Appareil partagé')).toBeDisabled()
  scripts.resolve()
  await page.getByLabel('Appareil partagé').check()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Ce n’est pas moi' })).toBeVisible()
})

test('before the scripts come, an answer and its note wait, then are kept', async ({ page, db, staff, signIn }) => {
  const where = { daycareId: staff.daycare.id, userId: staff.teacher.id, cardId: 'pb-01', round: 1 }
  await db.reflection.create({ data: { ...where, level: 'SOMETIMES', note: '' } })
  await signIn(staff.teacher)
  const scripts = Promise.withResolvers<void>()
  await openWithoutScripts(page, '/self-assessment', scripts.promise)
  const card = page.getByRole('article').first()
  const note = card.getByRole('textbox', { name: /^Une note pour moi/ })
  await expect(note).toBeDisabled()
  await expect(card.getByRole('radio', { name: 'Souvent' })).toBeDisabled()
  scripts.resolve()
  await note.fill('Aux départs seulement.')
  await note.blur()
  await expect(card.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(await db.reflection.findFirst({ where })).toMatchObject({ note: 'Aux départs seulement.' })
})
