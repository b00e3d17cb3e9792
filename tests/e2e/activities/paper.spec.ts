import { encode } from 'uqr'
import { sheetFingerprint } from '#app/features/activities/sheet/paper/fingerprint.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { paperWords as words } from '#content/pages/sheet/paper.ts'
import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test.describe.configure({ timeout: 90_000 })

test('the code on a printed sheet says whether it has changed, was refused, or was deleted', async ({
  page,
  db,
  staff,
  signIn,
  serverUrl,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  const sheet = minimalSheet()
  const path = `/papier/${id}?le=${calendarDay()}&e=${sheetFingerprint(sheet)}`
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  const code = page.getByRole('img', { name: words.code })
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  // The squares of the drawing are those of the address that is opened below.
  const squares = encode(serverUrl + path, { ecc: 'M', border: 3 })
    .data.flat()
    .filter(Boolean).length
  expect((await code.locator('path').getAttribute('d'))?.match(/M/g)).toHaveLength(squares)
  await page.emulateMedia({ media: null })

  await signIn(staff.manager)
  await open(page, path)
  await expect(page.getByText(words.same)).toBeVisible()
  await examine(page, 'an unchanged paper', [1360, 320])
  await db.activity.update({
    where: { id },
    data: { sheet: { ...sheet, vocabulaire: ['feuille', 'tige'] }, editedAt: new Date(), version: 2 },
  })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Vocabulaire' })).toBeVisible()
  await db.activity.update({
    where: { id },
    data: { refusals: [{ rule: 'all-ages-hazards', section: 'titre', reason: 'Les billes d’eau sont refusées.' }] },
  })
  await page.reload()
  await expect(page.getByText('Les billes d’eau sont refusées.')).toBeVisible()
  await examine(page, 'a paper that is refused', [1360, 320])
  await db.activity.update({ where: { id }, data: { deletedAt: new Date() } })
  await page.reload()
  await expect(page.getByText(words.deletedAdvice)).toBeVisible()
  await expect(page.getByRole('link', { name: words.open })).toHaveCount(0)
  await db.activity.delete({ where: { id } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.lost)
})

test('who is signed out signs in first, then comes back to it', async ({ page, staff, db }) => {
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await page.goto(`/papier/${id}?le=2026-11-27&e=abc`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(`/papier/${id}?le=2026-11-27&e=abc`)
})
