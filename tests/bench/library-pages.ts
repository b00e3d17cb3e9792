import pg from 'pg'
import type { ActivityFilters } from '#app/features/activities/library/schema.ts'
import { createDb } from '#app/server/database/create-db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'

/** A list as a page of the application reads it, under the name that the bench prints. */
export type ListPage = { name: string; read: () => Promise<unknown> }

/** The person and the daycare that the measures are made for. */
export type LibraryIds = { daycareId: string; userId: string }

type Filters = Partial<ActivityFilters>

const SEARCH_AND_THREE: Filters = {
  text: 'feuilles eau',
  ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
  developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
  seasons: ['AUTUMN'],
}

/** Every filter of the library with values that find something. */
async function sampleFilters(databaseUrl: string, { daycareId, userId }: LibraryIds): Promise<Filters[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ theme: string; material: string }>(
      `SELECT (array_agg("themeIds"[1]))[1] AS theme, (array_agg("materialIds"[1]))[1] AS material FROM "Activity"
       WHERE "daycareId" = $1 AND cardinality("themeIds") > 0 AND cardinality("materialIds") > 0`,
      [daycareId],
    )
    const { text, ageGroups, developments, seasons } = SEARCH_AND_THREE
    return [
      { text },
      { ageGroups },
      { developments },
      { themeIds: rows.map(({ theme }) => theme) },
      { materialIds: rows.map(({ material }) => material) },
      { places: ['WOODS'] },
      { seasons },
      { durations: [20, 30] },
      { sources: ['BANK'] },
      { authorIds: [userId] },
      { favourites: true },
      { lived: true },
    ] as Filters[]
  } finally {
    await client.end()
  }
}

const nameOf = (filters: Filters) => Object.keys(filters).join(' + ') || 'sans filtre'

/** The lists that the growth table follows. */
export async function growthPages({ daycareId, userId }: LibraryIds): Promise<ListPage[]> {
  const { getActivities, countActivities, countFacet } = await import(
    '#app/features/activities/library/library-list.server.ts'
  )
  const { NO_FILTERS } = await import('#app/features/activities/library/schema.ts')
  const scope: DaycareScope = { userId, role: 'TEACHER', daycareId }
  const filters = { ...NO_FILTERS, ...SEARCH_AND_THREE }
  return [
    { name: 'page 1', read: () => getActivities(scope, { page: 1, filters: NO_FILTERS }) },
    { name: 'page 40', read: () => getActivities(scope, { page: 40, filters: NO_FILTERS }) },
    { name: 'recherche et trois filtres', read: () => getActivities(scope, { page: 1, filters }) },
    {
      name: 'recherche',
      read: () => getActivities(scope, { page: 1, filters: { ...NO_FILTERS, text: filters.text } }),
    },
    { name: 'favoris', read: () => getActivities(scope, { page: 1, filters: { ...NO_FILTERS, favourites: true } }) },
    { name: 'nombres, recherche et trois filtres', read: () => countActivities(scope, filters) },
    { name: 'nombres du filtre des auteures', read: () => countFacet(scope, { facet: 'authorIds', filters }) },
  ]
}

/** The library under every filter and every two filters, its counts, the trash. */
export async function libraryPages(databaseUrl: string, ids: LibraryIds): Promise<ListPage[]> {
  const { getActivities, countActivities, countFacet } = await import(
    '#app/features/activities/library/library-list.server.ts'
  )
  const { getTrash } = await import('#app/features/activities/library/server.ts')
  const { LIST_FACETS, NO_FILTERS } = await import('#app/features/activities/library/schema.ts')
  const scope: DaycareScope = { userId: ids.userId, role: 'TEACHER', daycareId: ids.daycareId }
  const samples = await sampleFilters(databaseUrl, ids)
  const pairs = samples.flatMap((first, index) => samples.slice(index + 1).map((second) => ({ ...first, ...second })))
  const listed = [{}, ...samples, ...pairs, SEARCH_AND_THREE].flatMap((chosen: Filters) => {
    const filters = { ...NO_FILTERS, ...chosen }
    const name = nameOf(chosen)
    return [
      { name: `liste, ${name}, page 1`, read: () => getActivities(scope, { page: 1, filters }) },
      { name: `liste, ${name}, page 40`, read: () => getActivities(scope, { page: 40, filters }) },
      { name: `nombres, ${name}`, read: () => countActivities(scope, filters) },
    ]
  })
  const facets = LIST_FACETS.flatMap((facet) =>
    [{}, { text: SEARCH_AND_THREE.text }, SEARCH_AND_THREE].map((chosen) => ({
      name: `filtre ${facet}, ${nameOf(chosen)}`,
      read: () => countFacet(scope, { facet, filters: { ...NO_FILTERS, ...(chosen as Filters) } }),
    })),
  )
  return [...listed, ...facets, { name: 'corbeille', read: () => getTrash(scope) }]
}

/** What the superadmin reads of the activities of all daycares. */
export async function everyDaycarePages(databaseUrl: string, ids: LibraryIds): Promise<ListPage[]> {
  const { getActivities, countActivities } = await import('#app/features/activities/library/library-list.server.ts')
  const { NO_FILTERS } = await import('#app/features/activities/library/schema.ts')
  const { getSectionReports } = await import('#app/features/activities/reports/server.ts')
  const { countFigures } = await import('#app/features/activities/reports/figures.server.ts')
  const { getSheetUse } = await import('#app/features/activities/reports/sheet-use.server.ts')
  await countFigures(createDb(databaseUrl, 1, 60))
  const admin: DaycareScope = { userId: crypto.randomUUID(), role: 'SUPERADMIN', daycareId: null }
  const samples = await sampleFilters(databaseUrl, ids)
  const listed = [{}, ...samples].flatMap((chosen: Filters) => {
    const filters = { ...NO_FILTERS, ...chosen }
    const name = nameOf(chosen)
    return [
      { name: `tous les milieux, ${name}, page 1`, read: () => getActivities(admin, { page: 1, filters }) },
      { name: `tous les milieux, ${name}, page 40`, read: () => getActivities(admin, { page: 40, filters }) },
      { name: `tous les milieux, nombre, ${name}`, read: () => countActivities(admin, filters) },
    ]
  })
  return [
    ...listed,
    { name: 'signalements ouverts', read: () => getSectionReports(admin, { isOpen: true, page: 1 }) },
    { name: 'signalements fermés', read: () => getSectionReports(admin, { isOpen: false, page: 1 }) },
    {
      name: 'usage des fiches de la banque',
      read: () => getSheetUse(admin, { page: 1, search: '', filter: 'all', sort: 'generated', ascending: false }),
    },
  ]
}
