import { mondayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

const REASON = 'Les billes d’eau gonflent dans le corps\u00A0: aucune n’entre dans le local.'

test('an educator sees in her week that a sheet is refused now, and why; she mends it, and the mark is gone', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.setTimeout(120_000)
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  const title = 'La magie des billes d’eau'
  const { id } = await createActivity(db, owner, { title, source: 'MODEL' })
  const refusals = [{ rule: 'all-ages-hazards', section: 'titre', reason: REASON }]
  await db.activity.update({ where: { id }, data: { sheet: minimalSheet(title), refusals } })
  const monday = mondayOf(calendarDay())
  const day = { daycareId: staff.daycare.id, userId: staff.teacher.id, activityId: id }
  await db.plannedActivity.create({ data: { ...day, day: dateOf(monday), slot: 'MORNING' } })

  await signIn(staff.teacher)
  await open(page, `/activities/week?monday=${monday}`)
  const planned = page.getByRole('listitem').filter({ hasText: title })
  await expect(planned).toContainText(REASON)
  await expect(planned).toContainText('Modifiez la fiche, ou retirez-la')
  await examine(page, 'a week with a refused sheet')
  await planned.getByRole('link', { name: title }).click()
  const notice = page.getByRole('region', { name: 'Une règle de sécurité récente refuse cette fiche.' })
  await expect(notice).toContainText(`Titre\u00A0: ${REASON}`)
  await examine(page, 'a refused sheet')

  await page.getByRole('button', { name: /^Modifier\s: Titre/ }).click()
  await page.getByRole('textbox', { name: 'Titre' }).fill('La magie des bulles')
  await expect(page.getByRole('heading', { level: 1, name: 'La magie des bulles' })).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await db.activity.findUniqueOrThrow({ where: { id } })).toMatchObject({ refusals: [], judgedWith: null })
})
