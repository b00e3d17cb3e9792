import type { Page } from '@playwright/test'
import { createPerson } from '#tests/support/people.ts'
import { expect, open, test } from '../support/fixtures.ts'

/** Delays every answer of the server functions. @returns a function that releases them */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const answers = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  return async () => {
    answers.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Lists whose search is in the address: another search must not remount the page. */
const LISTS = [
  { path: '/admin/question-bank', label: 'Chercher dans les questions' },
  { path: '/admin/managers', label: 'Chercher une gestionnaire' },
  { path: '/admin/daycares', label: 'Chercher un milieu' },
  { path: '/admin/activity-bank', label: 'Chercher une fiche' },
] as const

for (const { path, label } of LISTS) {
  test(`« ${label} » keeps the focus while the answers to slow typing are delayed`, async ({ page, db, signIn }) => {
    await signIn(await createPerson(db, 'SUPERADMIN'))
    await open(page, path)
    const field = page.getByRole('searchbox', { name: label })
    await expect(field).toBeEnabled()
    const release = await holdAnswers(page)
    await field.focus()
    for (const [index, letter] of ['z', 'q', 'x'].entries()) {
      // With the keyboard of the page: a field without focus would receive nothing.
      await page.keyboard.press(letter)
      await expect(page).toHaveURL(new RegExp(`=${'zqx'.slice(0, index + 1)}(?:&|$)`))
    }
    await expect(field).toBeFocused()
    await release()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('zqx')
  })
}

for (const { path, label } of [
  { path: '/admin/question-bank', label: 'Chercher dans les questions' },
  { path: '/activities', label: 'Chercher une activité' },
])
  test(`a pause between two words in « ${label} » keeps them apart`, async ({ page, db, signIn }) => {
    await signIn(await createPerson(db, 'SUPERADMIN'))
    await open(page, path)
    const field = page.getByRole('searchbox', { name: label })
    await field.pressSequentially('feuille ')
    await expect(page).toHaveURL(/[?&]q=feuille(?:&|$)/)
    await field.pressSequentially('verte')
    await expect(page).toHaveURL(/[?&]q=feuille(?:\+|%20)verte(?:&|$)/)
    await expect(field).toHaveValue('feuille verte')
  })

for (const { path, label } of [
  { path: '/admin/section-reports', label: 'Traitées' },
  { path: '/admin/question-bank/reports', label: 'Répondues' },
]) {
  test(`« ${label} » is selected at once while its list is delayed, and keeps the focus`, async ({
    page,
    db,
    signIn,
  }) => {
    await signIn(await createPerson(db, 'SUPERADMIN'))
    await open(page, path)
    const choice = page.getByRole('radio', { name: label })
    await expect(choice).toBeEnabled()
    const release = await holdAnswers(page)
    await page.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(choice).toBeChecked()
    await expect(page).toHaveURL(/=(?:1|%221%22)$/)
    await expect(choice).toBeFocused()
    await release()
    await expect(choice).toBeFocused()
    await expect(choice).toBeChecked()
  })
}

test('a period is selected at once while its figures are delayed; the former ones stay until then', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.manager)
  await open(page, '/quiz-reviews')
  const period = page.getByRole('combobox', { name: 'Période' })
  await expect(period).toBeEnabled()
  const release = await holdAnswers(page)
  await period.focus()
  await period.selectOption('30')
  await expect(page).toHaveURL(/since=30$/)
  await expect(period).toHaveValue('30')
  await expect(period).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Par personne' })).toBeVisible()
  await release()
  await expect(period).toBeFocused()
  await expect(period).toHaveValue('30')
})

test('the current week stays until the next one is loaded, and the link keeps the focus', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities/week?monday=2026-03-02')
  const next = page.getByRole('link', { name: 'Semaine suivante' })
  const release = await holdAnswers(page)
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/monday=2026-03-09$/)
  await expect(next).toBeFocused()
  await expect(page.getByText('Du 2 au 6 mars')).toBeVisible()
  await release()
  await expect(page.getByText('Du 9 au 13 mars')).toBeVisible()
  await expect(next).toBeFocused()
})
