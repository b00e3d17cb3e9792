import { createPerson } from '#tests/support/people.ts'
import type { World } from '../world.ts'
import { ADMIN, AUTHED, HIDDEN, MANAGER, PUBLIC, type Row } from './expected.ts'

/** A session of this person beside the one that calls. */
async function sessionId(db: World['db'], userId: string): Promise<string> {
  const tokenHash = crypto.randomUUID()
  const { id } = await db.session.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 60_000) } })
  return id
}

/** Rows of the sessions, the managers, the superadmin's lists, the journal and privacy. */
export const ADMINISTRATION_ROWS: Record<string, Row> = {
  auth_getSessions: { method: 'GET', expected: AUTHED },
  auth_endSession: {
    method: 'POST',
    // Her own only: that of the educator is nobody else's.
    expected: { ...AUTHED, ...HIDDEN, manager: 404, superadmin: 404, expired: 404, managerWithoutDaycare: 404 },
    input: async ({ db, people }) => ({ sessionId: await sessionId(db, people.teacher.id) }),
  },
  auth_endOtherSessions: { method: 'POST', expected: AUTHED },
  auth_updateOwnName: { method: 'POST', expected: AUTHED, input: () => ({ firstName: 'Océane', lastName: 'Roy' }) },

  managers_getPresetManagers: { method: 'GET', expected: ADMIN, input: () => ({ page: 1, filter: 'all' }) },
  managers_findDaycares: { method: 'GET', expected: ADMIN, input: () => ({ search: 'cpe' }) },
  managers_createManager: {
    method: 'POST',
    expected: ADMIN,
    // Her link leaves by e-mail.
    worksOn: 'mail',
    input: () => ({
      firstName: 'Nadia',
      lastName: 'Haddad',
      email: `nadia-${crypto.randomUUID()}@exemple.test`,
      daycare: { kind: 'new', name: 'CPE des Roseaux', daycareKind: 'CPE' },
      invite: true,
    }),
  },
  managers_initialiseManager: {
    method: 'POST',
    expected: ADMIN,
    input: ({ people }) => ({ managerId: people.manager.id, way: 'show' }),
  },
  managers_updateManager: {
    method: 'POST',
    // Herself, or anybody by a superadmin.
    expected: { ...MANAGER, superadmin: 200, managerWithoutDaycare: 404, foreignManager: 404 },
    input: ({ people: { manager } }) => ({
      managerId: manager.id,
      firstName: manager.firstName,
      lastName: manager.lastName,
      email: manager.email,
    }),
  },
  managers_deleteManager: {
    method: 'POST',
    expected: ADMIN,
    input: async ({ db }) => ({ managerId: (await createPerson(db, 'MANAGER')).id, leaves: [] }),
  },
  managers_restoreManager: {
    method: 'POST',
    expected: ADMIN,
    input: async ({ db }) => {
      const { id } = await createPerson(db, 'MANAGER')
      await db.user.update({ where: { id }, data: { deletedAt: new Date() } })
      return { managerId: id }
    },
  },

  privacy_getPrivacyOfficer: { method: 'GET', expected: PUBLIC },
  privacy_exportMyData: { method: 'POST', expected: AUTHED },
  privacy_getOwnRequest: { method: 'GET', expected: AUTHED },
  privacy_requestErasure: { method: 'POST', expected: AUTHED, input: () => ({ reason: 'Je change de métier.' }) },
  privacy_withdrawErasure: {
    method: 'POST',
    // Her own only, and the educator alone has one that waits.
    expected: {
      ...AUTHED,
      ...HIDDEN,
      manager: 404,
      superadmin: 404,
      expired: 404,
      managerWithoutDaycare: 404,
    },
    input: async ({ db, people }) => {
      await db.erasureRequest.deleteMany({ where: { userId: people.teacher.id } })
      await db.erasureRequest.create({ data: { userId: people.teacher.id } })
    },
  },
  privacy_getErasureRequests: { method: 'GET', expected: ADMIN },
  privacy_eraseAccount: {
    method: 'POST',
    expected: ADMIN,
    input: async ({ db }) => {
      const { id: userId } = await createPerson(db, 'TEACHER')
      return { requestId: (await db.erasureRequest.create({ data: { userId } })).id }
    },
  },
  privacy_getIncidents: { method: 'GET', expected: ADMIN },
  privacy_saveIncident: {
    method: 'POST',
    expected: ADMIN,
    input: () => ({
      known: null,
      title: 'Courriel mal adressé',
      occurredOn: '2026-03-01',
      discoveredOn: '2026-03-02',
      circumstances: 'Une liste est partie à la mauvaise adresse.',
      information: 'Noms et courriels',
      peopleCount: '3',
      seriousRisk: 'no',
      riskReasons: 'La personne a confirmé avoir tout supprimé.',
      measures: '',
      commissionToldOn: '',
      peopleToldOn: '',
    }),
  },
  privacy_exportIncidents: { method: 'POST', expected: ADMIN },

  administration_getOverview: { method: 'GET', expected: ADMIN },
  administration_getDaycares: {
    method: 'GET',
    expected: ADMIN,
    input: () => ({ page: 1, filter: 'full', sort: 'name', descending: false }),
  },

  journal_getJournal: { method: 'GET', expected: ADMIN, input: () => ({ group: 'refusals' }) },
  journal_exportJournal: { method: 'POST', expected: ADMIN, input: () => ({ from: '2026-01-01' }) },
}
