import type { Page } from '@playwright/test'
import { keyboardWords } from '#content/keyboard.ts'
import { linkWords } from '#content/pages/auth.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { createPerson } from '#tests/support/people.ts'
import { createLoginLink } from '#tests/support/sign-in.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

/* Everything with the keyboard alone: no click in this file. */

const PASSWORD = 'cailloux-du-ruisseau-gris'

/** Presses Tab, or Shift+Tab, until the element is reached. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox',
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first()
  for (let press = 0; press < 80; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${role} ${name}`)
}

test('an educator signs in, goes where she wants, and signs out', async ({ page, db, staff }) => {
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password: PASSWORD })
  await open(page, '/login')
  await tabTo(page, 'textbox', 'Courriel')
  await page.keyboard.type(teacher.email)
  await tabTo(page, 'textbox', 'Mot de passe')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quiz')

  await tabTo(page, 'link', 'Définitions')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/definitions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Définitions')

  // Backwards: forwards there would be a hundred definitions first.
  await tabTo(page, 'button', /^Compte/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Compte/ }).filter({ visible: true })).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Se déconnecter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('an educator enters with a link on a device that does not know her', async ({ page, db, staff }) => {
  const token = await createLoginLink(db, staff.teacher.id)
  await open(page, `/auth?t=${token}`)
  await tabTo(page, 'button', linkWords.enter)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quiz')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a superadmin adds a daycare, and is back on the button', async ({ page, db, signIn }) => {
  const name = `CPE t${crypto.randomUUID().slice(0, 8)}`
  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, '/admin/daycares')
  await tabTo(page, 'button', daycareWords.add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: daycareWords.add })
  await expect(dialog.getByRole('heading', { name: daycareWords.add })).toBeFocused()

  // Without its name the daycare is not created, and the focus shows what is missing.
  await tabTo(page, 'button', 'Créer le milieu')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Nom du milieu')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(daycareWords.added(name))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: daycareWords.add })).toBeFocused()
  expect(await db.daycare.count({ where: { name, deletedAt: null } })).toBe(1)
})

test('the first focusable element is the skip link, which leads to the content', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the focused element is visible', async ({ page, staff, signIn }) => {
  await signIn(staff.manager)
  await open(page, '/team')
  const withoutIndicator: string[] = []
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const shown = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      return { name: element.outerHTML.slice(0, 120), seen: shown && width > 0 && height > 0 }
    })
    if (!stop) break
    if (!stop.seen) withoutIndicator.push(stop.name)
  }
  expect(withoutIndicator).toEqual([])
})

test('« ? » lists the shortcuts of the page, until single keys are switched off', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/risks-vs-benefits/1')
  const list = page.getByRole('dialog', { name: keyboardWords.title })
  await page.keyboard.press('?')
  await expect(list.getByRole('heading', { name: 'Risques et bénéfices' })).toBeVisible()
  await expect(list.getByRole('heading', { name: 'Mode terrain' })).toHaveCount(0)
  // The arrows of a group of choices.
  await list.getByRole('radio', { name: 'Actifs' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(list.getByText(`Danger à éliminer (${keyboardWords.off})`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('r')
  await expect(page.getByText(/^Énoncé 1 sur/).first()).toBeVisible()
  await expect(list).toBeHidden()

  // The menu of the account opens it too, and a field keeps its question mark.
  await open(page, '/definitions')
  await tabTo(page, 'button', /^Compte/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', keyboardWords.title)
  await page.keyboard.press('Enter')
  await list.getByRole('radio', { name: 'Coupés' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').first().focus()
  await page.keyboard.type('quoi?')
  await expect(page.getByRole('searchbox').first()).toHaveValue('quoi?')
  await expect(list).toBeHidden()
})
