import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { chooseOther, expect, open, test } from '../support/fixtures.ts'

test('an educator reports a section; the superadmin reads the report, closes it, and opens it again', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.setTimeout(120_000)
  const title = `Les ombres ${staff.daycare.id.slice(-8)}`
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.manager.id }, { title })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await chooseOther(page, 'Signaler')
  const dialog = page.getByRole('dialog', { name: 'Signaler une section' })
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(dialog.getByText('Choisissez la section.')).toBeVisible()
  await expect(dialog.getByText('Dites ce qui ne va pas.')).toBeVisible()
  await examine(page, 'reports')
  await dialog.getByLabel('Section').selectOption({ label: 'Déroulement' })
  await dialog.getByLabel('Trop difficile pour l’âge').check()
  await dialog.getByRole('textbox', { name: /^Précisions/ }).fill('Trop long pour eux.')
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(dialog).toBeHidden()
  const report = await db.sectionReport.findFirstOrThrow({ where: { activityId: id } })
  expect(report).toMatchObject({ section: 'deroulement', reason: 'TOO_HARD', note: 'Trop long pour eux.' })

  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, '/admin/section-reports')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Trop long pour eux.')).toBeVisible()
  await examine(page, 'reports')
  await card.getByRole('button', { name: 'Marquer comme traitée' }).click()
  await expect(card).toBeHidden()
  await page.getByText('Traitées', { exact: true }).click()
  await expect(page).toHaveURL(/closed=1$/)
  await card.getByRole('button', { name: 'Remettre à traiter' }).click()
  await expect(card).toBeHidden()
  await expect
    .poll(async () => (await db.sectionReport.findUniqueOrThrow({ where: { id: report.id } })).closedAt)
    .toBeNull()
})
