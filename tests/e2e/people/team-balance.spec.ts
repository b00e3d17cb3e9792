import { addDaysTo, isoWeekday } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import { profileWords } from '#content/pages/auth.ts'
import { teamBalanceWords as words } from '#content/pages/team/team-balance.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

/** A Tuesday of a week that is over and counted. */
const before = addDaysTo(calendarDay(), -9)
const tuesday = addDaysTo(before, 2 - isoWeekday(before))

test('a team of four sees its figures without names, and each decides whether hers count', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const { daycare, teacher, manager } = staff
  const link = page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: words.title })
  await signIn(teacher)
  await open(page, '/definitions')
  await link.click()
  await expect(page.getByText(words.nothingWhy)).toBeVisible()
  await page.getByRole('button', { name: words.join }).click()
  await expect(page.getByRole('button', { name: words.leave })).toBeVisible()

  // A team where four people had accepted by then. It is another one than hers.
  const other = await createDaycare(db)
  const people = [
    await createPerson(db, 'MANAGER', other),
    ...(await Promise.all(Array.from({ length: 3 }, () => createPerson(db, 'TEACHER', other)))),
  ]
  const activity = await createActivity(db, { daycareId: other.id }, { place: 'YARD' })
  await db.membership.updateMany({
    where: { daycareId: other.id },
    data: { balanceSince: dateOf(addDaysTo(tuesday, -30)) },
  })
  await db.plannedActivity.createMany({
    data: people.map(({ id }) => ({
      daycareId: other.id,
      userId: id,
      activityId: activity.id,
      day: dateOf(tuesday),
      slot: 'MORNING' as const,
    })),
  })
  for (const person of people.slice(0, 2)) {
    await signIn(person)
    await open(page, '/team-balance')
    await expect(page.getByRole('row', { name: `${words.placeLabels.yard} 4 activités` })).toBeVisible()
    await expect(page.getByRole('row', { name: `${words.placeLabels.outing} 0 activité` })).toBeVisible()
  }
  await examine(page, 'the figures of a team', [320, 1360])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: words.leave })).toBeHidden()
  await expect(page.getByText(words.placeLabels.yard)).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await signIn(teacher)
  await open(page, '/account')
  await page.getByRole('link', { name: profileWords.balanceLink }).click()
  await page.getByRole('button', { name: words.leave }).click()
  await expect(page.getByText(words.ownOut)).toBeVisible()
  await signIn(manager)
  await open(page, '/team-balance')
  await expect(page.getByText(words.nothingWhy)).toBeVisible()
  expect(await db.membership.count({ where: { daycareId: daycare.id, balanceSince: { not: null } } })).toBe(0)
})
