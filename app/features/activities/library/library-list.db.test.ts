import { subDays } from 'date-fns/subDays'
import { describe, expect, test } from 'vitest'
import { SEASONS } from '#app/domain/enums.ts'
import { seasonOf } from '#app/lib/dates/dates.ts'
import { db } from '#app/server/database/db.server.ts'
import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { countActivities, countFacet, getActivities } from './library-list.server.ts'
import { type ActivityFilters, type ListFacet, NO_FILTERS } from './schema.ts'
import { getActivity } from './server.ts'

const filtersWith = (filters: Partial<ActivityFilters>): ActivityFilters => ({ ...NO_FILTERS, ...filters })
const ownerOf = ({ daycare, teacher }: StaffedDaycare) => ({ daycareId: daycare.id, authorId: teacher.id })

/** Titles of the teacher's activities that the filters find, without the starters. Also checks the count of the same filters. */
async function titles({ teacherScope, teacher }: StaffedDaycare, filters: Partial<ActivityFilters>): Promise<string[]> {
  const input = { page: 1, filters: filtersWith({ authorIds: [teacher.id], ...filters }) }
  const rows = await getActivities(teacherScope, input)
  expect((await countActivities(teacherScope, input.filters)).total).toBe(rows.length)
  return rows.map(({ title }) => title)
}

describe('a search', () => {
  async function setUp() {
    const { here, there } = await createTwoDaycares(db())
    await createActivity(db(), ownerOf(here), { title: 'Les écorces du boisé' })
    await createActivity(db(), ownerOf(here), { title: 'La course', summary: 'Courir jusqu’à l’ŒUF géant.' })
    await createActivity(db(), ownerOf(there), { title: 'Une écorce ailleurs' })
    return { here, there }
  }

  test.each(['ecorce', 'ÉCORCE', 'écorces', 'boise ecor', 'Écorces'])(
    'of « %s » needs no accent, case or ending',
    async (text) => {
      const { here } = await setUp()
      expect(await titles(here, { text })).toEqual(['Les écorces du boisé'])
    },
  )

  test('matches prefixes of words in the title, the summary and the whole sheet', async () => {
    const { here } = await setUp()
    expect(await titles(here, { text: 'oeufs geants' })).toEqual(['La course'])
    // « herbier » is in the sheet only.
    expect(await titles(here, { text: 'herbier' })).toHaveLength(2)
    expect(await titles(here, { text: 'erbier' })).toEqual([])
    expect(await titles(here, { text: 'herbier ecorce' })).toEqual(['Les écorces du boisé'])
  })

  test('follows the text when it changes, and finds no code of the closed lists', async () => {
    const { here } = await setUp()
    const { id } = await createActivity(db(), ownerOf(here), { title: 'La lune' })
    await db().activity.update({
      where: { id },
      data: { sheet: { ...minimalSheet(), vocabulaire: ['Étoile filante'] } },
    })
    expect(await titles(here, { text: 'etoiles' })).toEqual(['La lune'])
    for (const text of ['palier2', 'principal', 'amorce']) expect(await titles(here, { text })).toEqual([])
  })

  test('puts the activities with the words in their title first', async () => {
    const { here } = await setUp()
    await createActivity(db(), ownerOf(here), { title: 'Le dé', summary: 'Un jeu avec une écorce.' })
    expect(await titles(here, { text: 'écorce' })).toEqual(['Les écorces du boisé', 'Le dé'])
  })

  test('of punctuation alone is no search, even when the database has a meaning for it', async () => {
    const { here } = await setUp()
    for (const text of ['%', '_', "'; --", '\\']) expect(await titles(here, { text })).toHaveLength(2)
  })

  test('over all daycares reads the titles only', async () => {
    const { here, there } = await setUp()
    const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
    const authorIds = [here.teacher.id, there.teacher.id]
    const search = (text: string) => getActivities(admin, { page: 1, filters: filtersWith({ authorIds, text }) })
    expect((await search('écorces')).map(({ title }) => title)).toEqual(['Une écorce ailleurs', 'Les écorces du boisé'])
    expect(await search('herbier')).toEqual([])
    expect(await countActivities(admin, filtersWith({ authorIds }))).toMatchObject({ total: 3, season: null })
  })
})

describe('the filters', () => {
  test('by place, season, duration, source and author each find what they name', async () => {
    const { here } = await createTwoDaycares(db())
    const owner = ownerOf(here)
    await createActivity(db(), owner, { title: 'A', place: 'WOODS', seasons: ['WINTER'], durationMinutes: 10 })
    await createActivity(db(), owner, { title: 'B', place: 'YARD', seasons: [], durationMinutes: 25, source: 'MODEL' })
    await createActivity(db(), owner, { title: 'C', place: 'YARD', seasons: ['SUMMER'], durationMinutes: 90 })
    const sorted = async (filters: Partial<ActivityFilters>) => (await titles(here, filters)).sort().join('')
    expect(await sorted({ places: ['WOODS'] })).toBe('A')
    expect(await sorted({ places: ['WOODS', 'YARD'] })).toBe('ABC')
    expect(await sorted({ seasons: ['WINTER'] })).toBe('AB')
    expect(await sorted({ durations: [10] })).toBe('A')
    expect(await sorted({ durations: [30] })).toBe('B')
    expect(await sorted({ durations: [60] })).toBe('C')
    expect(await sorted({ sources: ['MODEL'] })).toBe('B')
    expect(await sorted({ authorIds: [here.manager.id] })).toBe('')
    expect(await sorted({ places: ['YARD'], durations: [60, 10], seasons: ['SUMMER'] })).toBe('C')
  })

  test('by star and lived day follow the marks of the person', async () => {
    const { here } = await createTwoDaycares(db())
    const starred = await createActivity(db(), ownerOf(here), { title: 'Étoilée' })
    const lived = await createActivity(db(), ownerOf(here), { title: 'Vécue' })
    const mark = { daycareId: here.daycare.id, userId: here.teacher.id }
    await db().favouriteActivity.create({ data: { ...mark, activityId: starred.id } })
    for (const livedOn of [new Date('2026-03-02'), new Date('2026-03-09')])
      await db().livedActivity.create({ data: { ...mark, activityId: lived.id, livedOn } })
    expect(await titles(here, { favourites: true })).toEqual(['Étoilée'])
    expect(await titles(here, { lived: true })).toEqual(['Vécue'])
    const [card] = await getActivities(here.teacherScope, { page: 1, filters: filtersWith({ lived: true }) })
    expect(card).toMatchObject({ isFavourite: false, livedOn: '2026-03-09' })
    // The marks of the teacher are not those of the manager.
    expect(await getActivities(here.managerScope, { page: 1, filters: filtersWith({ favourites: true }) })).toEqual([])
  })
})

describe('the counts', () => {
  test('tell what each value would find with all other filters applied, and what there is without each filter', async () => {
    const { here, there } = await createTwoDaycares(db())
    const theme = crypto.randomUUID()
    const make = (staffed: StaffedDaycare, more: Parameters<typeof createActivity>[2]) =>
      createActivity(db(), ownerOf(staffed), { themeIds: [theme], ...more })
    await make(here, { place: 'WOODS', ageGroups: ['AGE_0_18_MONTHS'] })
    await make(here, { place: 'WOODS', ageGroups: ['AGE_0_18_MONTHS', 'AGE_2_YEARS_3_YEARS'] })
    await make(here, { place: 'YARD', ageGroups: ['AGE_2_YEARS_3_YEARS'], seasons: [] })
    await make(there, { place: 'YARD', ageGroups: ['AGE_2_YEARS_3_YEARS'] })
    const filters = filtersWith({ themeIds: [theme], ageGroups: ['AGE_2_YEARS_3_YEARS'] })
    const { total, favourites, without, season } = await countActivities(here.teacherScope, filters)
    expect({ total, favourites, season }).toEqual({ total: 2, favourites: 0, season: seasonOf(new Date()) })
    expect(without).toMatchObject({ ageGroups: 3 })
    const countsOf = async (facet: ListFacet) =>
      Object.fromEntries(
        (await countFacet(here.teacherScope, { facet, filters }))?.map(({ value, count }) => [value, count]) ?? [],
      )
    expect(await countsOf('places')).toEqual({ WOODS: 1, YARD: 1 })
    expect(await countsOf('ageGroups')).toEqual({ AGE_0_18_MONTHS: 2, AGE_2_YEARS_3_YEARS: 2 })
    expect(await countsOf('seasons')).toEqual({ SPRING: 1, SUMMER: 1, AUTUMN: 2, WINTER: 1 })
    expect(await countsOf('durations')).toEqual({ 20: 2 })
    const name = `${here.teacher.firstName} ${here.teacher.lastName}`
    expect(await countFacet(here.teacherScope, { facet: 'authorIds', filters })).toEqual([
      { value: here.teacher.id, count: 2, name },
    ])
  })

  test('name the chosen authors, and nobody of another daycare', async () => {
    const { here, there } = await createTwoDaycares(db())
    await createActivity(db(), ownerOf(here))
    await createActivity(db(), ownerOf(there))
    const filters = filtersWith({ authorIds: [here.teacher.id, there.teacher.id] })
    const name = `${here.teacher.firstName} ${here.teacher.lastName}`
    expect((await countActivities(here.teacherScope, filters)).authors).toEqual([{ id: here.teacher.id, name }])
  })

  test('of starred and lived activities are those that the other filters find', async () => {
    const { here } = await createTwoDaycares(db())
    const mark = { daycareId: here.daycare.id, userId: here.teacher.id }
    const starred = await createActivity(db(), ownerOf(here), { place: 'WOODS' })
    const both = await createActivity(db(), ownerOf(here), { place: 'YARD' })
    for (const { id: activityId } of [starred, both])
      await db().favouriteActivity.create({ data: { ...mark, activityId } })
    await db().livedActivity.create({ data: { ...mark, activityId: both.id, livedOn: new Date('2026-03-02') } })
    const count = (filters: Partial<ActivityFilters>) => countActivities(here.teacherScope, filtersWith(filters))
    expect(await count({})).toMatchObject({ favourites: 2, lived: 1 })
    expect(await count({ places: ['WOODS'], favourites: true })).toMatchObject({ total: 1, favourites: 1, lived: 0 })
  })

  test('of a filter are for a daycare: over all of them there is none', async () => {
    const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
    expect(await countFacet(admin, { facet: 'places', filters: NO_FILTERS })).toBeNull()
  })

  test('name the filter that empties the list', async () => {
    const { here } = await createTwoDaycares(db())
    const theme = crypto.randomUUID()
    await createActivity(db(), ownerOf(here), { themeIds: [theme], place: 'WOODS' })
    const { total, without } = await countActivities(
      here.teacherScope,
      filtersWith({ themeIds: [theme], places: ['YARD'], text: 'feuilles' }),
    )
    expect(total).toBe(0)
    expect(without).toMatchObject({ places: 1, text: 0 })
  })

  test('cost one query with every filter active, as does a page of the list', async () => {
    const { here } = await createTwoDaycares(db())
    const filters: ActivityFilters = {
      text: 'feuille parc',
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
      developments: ['DEVELOPMENT_COGNITIVE'],
      themeIds: [here.daycare.id],
      materialIds: [here.daycare.id],
      places: ['PARK'],
      seasons: ['AUTUMN'],
      durations: [20],
      sources: ['BANK'],
      authorIds: [here.teacher.id],
      favourites: true,
      lived: true,
    }
    const mark = { daycareId: here.daycare.id, userId: here.teacher.id }
    const { id } = await createActivity(db(), ownerOf(here), {
      themeIds: [here.daycare.id],
      materialIds: [here.daycare.id],
    })
    await db().favouriteActivity.create({ data: { ...mark, activityId: id } })
    await db().livedActivity.create({ data: { ...mark, activityId: id, livedOn: new Date('2026-03-02') } })
    const list = await countQueries(() => getActivities(here.teacherScope, { page: 1, filters }))
    const count = await countQueries(() => countActivities(here.teacherScope, filters))
    const facet = await countQueries(() => countFacet(here.teacherScope, { facet: 'authorIds', filters }))
    expect(list.result.map((row) => row.id)).toEqual([id])
    expect(count.result.total).toBe(1)
    expect(facet.result).toHaveLength(1)
    expect([list.queries, count.queries, facet.queries]).toEqual([1, 1, 1])
  })
})

test('activities of the season come before the others, the newest first within each', async () => {
  const { here } = await createTwoDaycares(db())
  const current = seasonOf(new Date())
  const other = SEASONS.filter((season) => season !== current).slice(0, 1)
  const make = (title: string, seasons: typeof other, days: number) =>
    createActivity(db(), ownerOf(here), { title, seasons, createdAt: subDays(new Date(), days) })
  await make('hors saison', other, 0)
  await make('de saison', [current], 3)
  await make('toute l’année', [], 2)
  await make('de saison aussi', [current, ...other], 1)
  expect(await titles(here, {})).toEqual(['de saison aussi', 'toute l’année', 'de saison', 'hors saison'])
})

test('a private activity is for its author alone', async () => {
  const { here, there } = await createTwoDaycares(db())
  const { id } = await createActivity(db(), ownerOf(here), { title: 'À moi', visibility: 'PRIVATE' })
  const colleague = await createPerson(db(), 'TEACHER', here.daycare)
  const superadmin = await createPerson(db(), 'SUPERADMIN')
  const others = [
    here.managerScope,
    scopeOf(colleague, here.daycare),
    there.teacherScope,
    there.managerScope,
    scopeOf(superadmin, here.daycare),
    scopeOf(superadmin, null),
  ]
  const filters = filtersWith({ text: 'a moi', authorIds: [here.teacher.id] })
  for (const scope of others) {
    await expect(getActivity(scope, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await getActivities(scope, { page: 1, filters: filtersWith({ authorIds: [here.teacher.id] }) })).toEqual([])
    expect((await countActivities(scope, filters)).total).toBe(0)
  }
  expect(await titles(here, {})).toEqual(['À moi'])
  expect(await getActivity(here.teacherScope, id)).toMatchObject({ visibility: 'PRIVATE' })
})
