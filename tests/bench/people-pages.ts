import { dayOf } from '#app/lib/dates/dates.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ListPage } from './library-pages.ts'
import type { PeopleIds } from './seed-people.ts'

async function listPages(admin: DaycareScope, daycares: number): Promise<ListPage[]> {
  const { getDaycares } = await import('#app/features/admin/daycare-list.server.ts')
  const { getPresetManagers, findDaycares } = await import('#app/features/daycares/managers/server.ts')
  const { DAYCARES_PER_PAGE } = await import('#app/features/admin/schema.ts')
  const { DAYCARE_FILTERS, DAYCARE_SORTS } = await import('#app/features/admin/search-params.ts')
  const { MANAGERS_PER_PAGE } = await import('#app/features/daycares/managers/schema.ts')
  const { MANAGER_FILTERS } = await import('#app/features/daycares/managers/search-params.ts')
  const first = { page: 1, filter: 'all', sort: 'name', descending: false } as const
  const lastPage = (perPage: number) => Math.floor((daycares * 0.9) / perPage)
  return [
    ...DAYCARE_FILTERS.map((filter) => ({
      name: `milieux, ${filter}`,
      read: () => getDaycares(admin, { ...first, filter }),
    })),
    ...DAYCARE_SORTS.map((sort) => ({
      name: `milieux, ${sort} à rebours`,
      read: () => getDaycares(admin, { ...first, sort, descending: true }),
    })),
    { name: 'milieux, loin', read: () => getDaycares(admin, { ...first, page: lastPage(DAYCARES_PER_PAGE) }) },
    ...['ruisseau', 'clairiere 42', 'e', 'introuvable'].map((search) => ({
      name: `milieux, « ${search} »`,
      read: () => getDaycares(admin, { ...first, search }),
    })),
    {
      name: 'milieux complets, « ruisseau »',
      read: () => getDaycares(admin, { ...first, filter: 'full', search: 'ruisseau' }),
    },
    ...MANAGER_FILTERS.map((filter) => ({
      name: `gestionnaires, ${filter}`,
      read: () => getPresetManagers(admin, { page: 1, filter }),
    })),
    { name: 'gestionnaires, loin', read: () => getPresetManagers(admin, { page: lastPage(MANAGERS_PER_PAGE) }) },
    ...['lavoie', 'marie gagnon', 'personne-42-0@', 'introuvable'].map((search) => ({
      name: `gestionnaires, « ${search} »`,
      read: () => getPresetManagers(admin, { page: 1, search }),
    })),
    { name: 'milieux à choisir, « nichoir »', read: () => findDaycares(admin, 'nichoir') },
  ]
}

async function auditLogPages(admin: DaycareScope, { daycareId }: PeopleIds): Promise<ListPage[]> {
  const { getAuditLog: getJournal } = await import('#app/features/admin/audit-log/server.ts')
  const { AUDIT_GROUP_LABELS: JOURNAL_GROUP_LABELS } = await import('#content/pages/audit-log-groups.ts')
  const { subDays } = await import('date-fns/subDays')
  const groups = Object.keys(JOURNAL_GROUP_LABELS) as (keyof typeof JOURNAL_GROUP_LABELS)[]
  const day = (days: number) => dayOf(subDays(new Date(), days))
  const page = (name: string, input: Parameters<typeof getJournal>[1]): ListPage => ({
    name: `journal, ${name}`,
    read: () => getJournal(admin, input),
  })
  return [
    page('sans filtre', {}),
    page('loin', { before: { at: subDays(new Date(), 300), id: crypto.randomUUID() } }),
    ...groups.map((group) => page(`groupe ${group}`, { group })),
    page('une personne', { who: 'personne-42-3@' }),
    page('cinquante personnes', { who: 'personne-42' }),
    page('un nom très répandu', { who: 'lavoie' }),
    page('personne de ce nom', { who: 'introuvable' }),
    page('un milieu', { daycareId }),
    page('un milieu par son nom', { daycare: 'clairiere 42' }),
    page('une personne et un groupe rare', { who: 'personne-42-3@', group: 'privacy' }),
    page('un milieu et un groupe rare', { daycareId, group: 'privacy' }),
    page('un mois ancien', { from: day(400), to: day(370) }),
    page('un mois ancien et un groupe rare', { from: day(400), to: day(370), group: 'privacy' }),
    page('un jour à venir', { from: day(-2) }),
    page('tout', { from: day(400), to: day(370), group: 'entries', who: 'personne-42-3@', daycareId }),
  ]
}

/**
 * The pages about people with their reads, on the database of `process.env.DATABASE_URL`.
 * @param daycares how many it holds
 */
export async function peoplePages(ids: PeopleIds, daycares: number): Promise<ListPage[]> {
  const { getOverview } = await import('#app/features/admin/overview.server.ts')
  const { getProposedDaycares } = await import('#app/features/daycares/server.ts')
  const { getTeam } = await import('#app/features/team/team.server.ts')
  const admin: DaycareScope = { userId: crypto.randomUUID(), role: 'SUPERADMIN', daycareId: null }
  return [
    { name: 'tableau de bord', read: () => getOverview(admin) },
    { name: 'menu des milieux', read: () => getProposedDaycares({ ...admin, daycareId: ids.daycareId }) },
    {
      name: 'équipe',
      read: () => getTeam({ userId: ids.managerId, role: 'MANAGER', daycareId: ids.daycareId }, ids.daycareId),
    },
    ...(await listPages(admin, daycares)),
    ...(await auditLogPages(admin, ids)),
  ]
}
