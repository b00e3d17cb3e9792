import { isoWeekday, mondayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import { dayWords } from '#content/pages/sheet/day.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('where she arrives, an educator finds her day, what to take out for it, and the sheet for the field', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const today = calendarDay()
  const day = isoWeekday(today) > 5 ? mondayOf(today) : today
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  const { id: activityId } = await createActivity(db, owner, { title: 'Les ombres de la clôture' })
  const colleague = await createPerson(db, 'TEACHER', staff.daycare)
  for (const userId of [staff.teacher.id, colleague.id])
    await db.plannedActivity.create({
      data: {
        daycareId: staff.daycare.id,
        userId,
        activityId,
        day: dateOf(day),
        slot: userId === colleague.id ? 'MORNING' : 'OUTDOORS',
      },
    })

  await signIn(staff.teacher)
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bonjour, ${staff.teacher.firstName}`)
  const plan = page.getByRole('region', { name: isoWeekday(today) > 5 ? dayWords.nextTitle : dayWords.title })
  await expect(plan.getByRole('listitem')).toHaveCount(1)
  await expect(plan).toContainText('Feuilles')
  await examine(page, 'the day', [1360, 320])
  await plan.getByRole('link', { name: `${dayWords.field}` }).click()
  await expect(page).toHaveURL(`/activities/${activityId}/terrain`)

  // What is taken out of the week is no longer there; the day then says where to find something.
  await db.plannedActivity.deleteMany({ where: { userId: staff.teacher.id } })
  await open(page, '/quiz')
  await expect(plan).toContainText('Rien n’est prévu')
  await plan.getByRole('link', { name: dayWords.find }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activités')
})
