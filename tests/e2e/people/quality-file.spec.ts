import { QUALITY_LABELS, qualityWords as words } from '#content/pages/team/quality.ts'
import { createActivity } from '#tests/support/activities.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('a manager opens the file of her team, follows a number to its page, and prints it', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  for (const place of ['YARD', 'INDOORS', 'INDOORS'] as const)
    await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id }, { place })
  await signIn(staff.manager)
  await open(page, '/team')
  await page.getByRole('link', { name: words.toTeam }).click()
  const line = (what: keyof typeof QUALITY_LABELS) =>
    page.locator('dl > div').filter({ has: page.getByRole('link', { name: QUALITY_LABELS[what], exact: true }) })
  await expect(line('sheets').getByRole('definition')).toHaveText('3')
  await expect(line('outdoorSheets').getByRole('definition')).toHaveText('1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: words.print })).toBeHidden()
  await expect(line('sheets')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await line('lived').getByRole('link').click()
  await expect(page).toHaveURL(/\/team-balance$/)
})
