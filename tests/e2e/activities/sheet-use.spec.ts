import { readFileSync } from 'node:fs'
import { SHEETS } from '#content/activities/sheets.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('the superadmin finds what becomes of a sheet of the bank, opens it, and takes the figures along', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.setTimeout(120_000)
  const [bankSheet] = SHEETS
  if (!bankSheet) throw new Error('The bank is empty')
  const title = bankSheet.sheet.titre
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await db.activity.update({ where: { id }, data: { provenance: { kind: 'bank', sheetKey: bankSheet.key } } })
  const day = { daycareId: staff.daycare.id, userId: staff.teacher.id, activityId: id }
  await db.livedActivity.create({ data: { ...day, livedOn: new Date('2026-11-20'), outcome: 'AGAIN' } })

  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, '/admin/activity-bank')
  await page.getByRole('searchbox', { name: 'Chercher une fiche' }).fill(title)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('button', { name: 'Compter maintenant' }).click()
  await expect(page.getByText('Les chiffres sont à jour.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('cell').first()).not.toHaveText('0')
  await expect(row).toContainText('avis')
  await examine(page, 'sheet-use')
  await page.getByRole('button', { name: 'Vécue' }).click()
  await expect(page).toHaveURL(/sort=lived/)
  await expect(page.getByRole('columnheader', { name: 'Vécue' })).toHaveAttribute('aria-sort', 'ascending')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toContain(bankSheet.key)

  await page.setViewportSize({ width: 320, height: 640 })
  await expect(row).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
