import { createPerson } from '#tests/support/people.ts'
import { expect, open, test } from './fixtures.ts'

/** Lists whose search lives in the address: another search is the same page. */
const LISTS = [
  { path: '/admin/question-bank', label: 'Chercher dans les questions' },
  { path: '/admin/managers', label: 'Chercher une gestionnaire' },
  { path: '/admin/daycares', label: 'Chercher un milieu' },
] as const

for (const { path, label } of LISTS) {
  test(`one types slowly in « ${label} » while the answers wait, and the field keeps the focus`, async ({
    page,
    db,
    signIn,
  }) => {
    await signIn(await createPerson(db, 'SUPERADMIN'))
    await open(page, path)
    const field = page.getByRole('searchbox', { name: label })
    await expect(field).toBeEnabled()
    const answers = Promise.withResolvers<void>()
    await page.route('**/_serverFn/**', async (route) => {
      await answers.promise
      await route.continue()
    })
    await field.focus()
    for (const [index, letter] of ['z', 'q', 'x'].entries()) {
      // By the keyboard of the page: what lost the focus receives nothing.
      await page.keyboard.press(letter)
      await expect(page).toHaveURL(new RegExp(`=${'zqx'.slice(0, index + 1)}(?:&|$)`))
    }
    await expect(field).toBeFocused()
    answers.resolve()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('zqx')
    await page.unrouteAll({ behavior: 'wait' })
  })
}
