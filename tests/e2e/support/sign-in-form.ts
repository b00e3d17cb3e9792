import type { Page } from '@playwright/test'

/** Fills in the sign-in page that is open, and sends it. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Courriel').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Compte/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
}
