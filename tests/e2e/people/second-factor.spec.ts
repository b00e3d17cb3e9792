import type { Page } from '@playwright/test'
import { fullName } from '#app/domain/full-name.ts'
import { returnWords } from '#content/pages/auth.ts'
import { managerWords } from '#content/pages/managers.ts'
import { secondFactorSentences, secondFactorWords, secondStepWords } from '#content/pages/sign-in/second-factor.ts'
import { createPerson } from '#tests/support/people.ts'
import { codeOf, giveSecondFactor, wrongCodeOf } from '#tests/support/sign-in.ts'
import { examine } from '../support/axe.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'
import { fillIn, signOut } from '../support/sign-in-form.ts'

const PASSWORD = 'cailloux-du-ruisseau-gris'

async function signIn(page: Page, email: string, address = '/login'): Promise<void> {
  await open(page, address)
  await fillIn(page, email, PASSWORD)
}

test('she sets her second factor up, signs in with a code, then with a recovery code', async ({
  page,
  db,
  staff,
  complaints,
}) => {
  complaints.expect(/status of 40[01]/)
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Marie', password: PASSWORD })
  await signIn(page, teacher.email, '/login?redirect=/account')
  await page.getByRole('link', { name: secondFactorWords.set, exact: true }).click()
  await page.getByRole('button', { name: secondFactorWords.begin }).click()
  await expect(page.getByRole('heading', { name: secondFactorWords.scanTitle })).toBeFocused()
  await expect(page.getByRole('img', { name: secondFactorWords.qrLabel })).toBeVisible()
  const secret = (await page.getByLabel(secondFactorWords.secret).inputValue()).replaceAll(' ', '')
  await examine(page, 'the secret')
  await page.getByLabel('Code à six chiffres').fill(wrongCodeOf(secret))
  await page.getByRole('button', { name: secondFactorWords.confirm }).click()
  await expect(page.getByText(secondFactorSentences.firstCodeWrong)).toBeVisible()
  await page.getByLabel('Code à six chiffres').fill(codeOf(secret))
  await page.getByRole('button', { name: secondFactorWords.confirm }).click()
  await expect(page.getByRole('heading', { name: secondFactorWords.codesTitle })).toBeFocused()
  const recoveryCodes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await examine(page, 'the recovery codes')
  await page.getByRole('button', { name: secondFactorWords.done }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(secondFactorWords.codesLeft(10))).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/login')

  await signIn(page, teacher.email, '/login?redirect=/definitions')
  await expect(page).toHaveURL('/second-step?redirect=%2Fdefinitions')
  const field = page.getByLabel('Code à six chiffres')
  await expect(field).toBeFocused()
  await examine(page, 'the second step')
  await field.fill(wrongCodeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText(secondFactorSentences.codeWrong)).toBeVisible()
  // The code that has confirmed it is used up; the next one is accepted already.
  await field.fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/definitions')
  await hydrated(page)
  await signOut(page)
  await expect(page).toHaveURL('/login')

  await signIn(page, teacher.email)
  await page.getByRole('button', { name: secondStepWords.withRecovery }).click()
  await page.getByLabel(secondStepWords.recovery).fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: secondStepWords.enter }).click()
  await expect(page).toHaveURL('/quiz')
  await open(page, '/account')
  await expect(page.getByText(secondFactorWords.codesLeft(9))).toBeVisible()
})

test('a session that ends under her hands is opened again in place, with both steps', async ({
  page,
  db,
  staff,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Lise', password: PASSWORD })
  const { secret } = await giveSecondFactor(db, teacher.id)
  await signIn(page, teacher.email, '/login?redirect=/account')
  await page.getByLabel('Code à six chiffres').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await hydrated(page)
  await page.getByRole('button', { name: 'Corriger mon nom' }).click()
  await page.getByLabel('Prénom').fill('Louise')
  await db.session.deleteMany({ where: { userId: teacher.id } })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const back = page.getByRole('alertdialog', { name: returnWords.endedTitle })
  await back.getByLabel('Mot de passe').fill(PASSWORD)
  await back.getByRole('button', { name: 'Se reconnecter' }).click()
  await back.getByLabel('Code à six chiffres').fill(codeOf(secret, 1))
  await back.getByRole('button', { name: secondStepWords.enter }).click()
  await expect(back).toBeHidden()
  await expect
    .poll(async () => (await db.user.findUniqueOrThrow({ where: { id: teacher.id } })).firstName)
    .toBe('Louise')
})

test('a superadmin is asked to have one, and takes that of a manager away who has lost her device', async ({
  page,
  db,
  staff,
  signIn: signInAs,
}) => {
  await giveSecondFactor(db, staff.manager.id)
  await signInAs(await createPerson(db, 'SUPERADMIN'))
  await open(page, '/admin')
  await expect(page.getByRole('link', { name: /vérification en deux étapes/ })).toHaveAttribute(
    'href',
    '/second-factor',
  )
  const actions = page.getByRole('button', { name: `Actions pour ${fullName(staff.manager)}`, exact: true })
  await open(page, `/admin/managers?q=${encodeURIComponent(staff.manager.email)}`)
  await actions.click()
  await page.getByRole('menuitem', { name: managerWords.removeFactor }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: managerWords.removeFactor }).click()
  await expect(page.getByText(managerWords.factorRemoved, { exact: true })).toBeVisible()
  const { secondFactorSince } = await db.user.findUniqueOrThrow({ where: { id: staff.manager.id } })
  expect(secondFactorSince).toBeNull()
  await actions.click()
  await expect(page.getByRole('menuitem', { name: managerWords.removeFactor })).toHaveCount(0)
})
