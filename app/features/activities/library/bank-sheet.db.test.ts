import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { BANK_REVIEWED_ON, SHEETS } from '#content/activities/sheets.ts'
import { starterRows } from '#prisma/seed/reference-rows.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { adaptActivity } from '../marks/server.ts'
import { getWeek, planActivity } from '../week/server.ts'
import { getActivities } from './library-list.server.ts'
import { NO_FILTERS } from './schema.ts'
import { getActivity } from './server.ts'

const ALT = 'Deux enfants dans un tas de feuilles'
const [drawn, bare] = SHEETS
if (!drawn || !bare) throw new Error('the bank has no two sheets')
const before = [drawn, bare].map(({ picture, reviewedOn }) => ({ picture, reviewedOn }))

// Whatever the bank holds: one sheet with a picture, one without.
beforeEach(() => {
  Object.assign(drawn, { picture: ALT, reviewedOn: '2027-03-03' })
  Object.assign(bare, { picture: undefined, reviewedOn: undefined })
})
afterEach(() => {
  Object.assign(drawn, before[0])
  Object.assign(bare, before[1])
})

async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const create = async (provenance: object) => {
    const { id } = await createActivity(db(), owner)
    await db().activity.update({ where: { id }, data: { provenance } })
    return id
  }
  return { here, there, owner, create }
}

describe('an activity that comes from a sheet of the bank', () => {
  test('has the picture of that sheet in the library, on the sheet and in the week, also as a copy', async () => {
    const { here, there, create } = await setUp()
    const id = await create({ kind: 'bank', sheetKey: drawn.key })
    const picture = { src: `/images/activities/${drawn.key}.svg`, alt: ALT }
    const filters = { ...NO_FILTERS, authorIds: [here.teacher.id] }
    expect(await getActivities(here.teacherScope, { page: 1, filters })).toMatchObject([{ id, picture }])
    expect(await getActivity(here.teacherScope, id)).toMatchObject({ picture })
    await planActivity(here.teacherScope, { activityId: id, day: '2026-11-23', slot: 'MORNING' })
    expect(await getWeek(here.teacherScope, { monday: '2026-11-23' })).toMatchObject([{ picture }])
    const copy = await adaptActivity(here.managerScope, { activityId: id, id: crypto.randomUUID() })
    expect(await getActivity(here.managerScope, copy.id)).toMatchObject({ picture })
    await expect(getActivity(there.teacherScope, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('of the starter library too', async () => {
    const { there } = await setUp()
    const [row] = await starterRows([drawn])
    const { id } = await createActivity(db(), { daycareId: null }, { source: 'STARTER' })
    await db().activity.update({ where: { id }, data: { provenance: row?.provenance ?? {} } })
    expect(await getActivity(there.teacherScope, id)).toMatchObject({
      picture: { alt: ALT },
      bankReviewedOn: '2027-03-03',
    })
  })

  test('without a picture has none, and the date of the whole bank', async () => {
    const { here, create } = await setUp()
    const id = await create({ kind: 'bank', sheetKey: bare.key })
    expect(await getActivity(here.teacherScope, id)).toMatchObject({ picture: null, bankReviewedOn: BANK_REVIEWED_ON })
  })

  test.each([
    { kind: 'model', model: 'gpt', promptVersion: '4' },
    { kind: 'bank', sheetKey: 'une-fiche-retiree' },
  ])('%o has neither', async (provenance) => {
    const { here, create } = await setUp()
    const id = await create(provenance)
    expect(await getActivity(here.teacherScope, id)).toMatchObject({ picture: null, bankReviewedOn: null })
  })
})
