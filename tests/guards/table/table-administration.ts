import { createPerson } from '#tests/support/people.ts'
import type { World } from '../world.ts'
import { ADMIN, AUTHED, type Details, MANAGER, OWN_ACCOUNT_ROW } from './expected.ts'

/** Another session of this person than the calling one. */
async function sessionId(db: World['db'], userId: string): Promise<string> {
  const tokenHash = crypto.randomUUID()
  const { id } = await db.session.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 60_000) } })
  return id
}

/** Rows of the sessions, the managers, the superadmin's lists, the audit log and privacy. */
export const ADMINISTRATION_ROWS: Record<string, Details> = {
  auth_endSession: {
    who: AUTHED,
    // The session belongs to the teacher.
    except: OWN_ACCOUNT_ROW,
    input: async ({ db, people }) => ({ sessionId: await sessionId(db, people.teacher.id) }),
  },
  auth_updateOwnGroup: {
    who: AUTHED,
    input: () => ({ ageGroups: ['AGE_3_YEARS_4_YEARS'], groupSize: 8, groupAdults: 1, groupAllergies: ['PEANUT'] }),
  },
  auth_updateOwnName: { who: AUTHED, input: () => ({ firstName: 'Océane', lastName: 'Roy' }) },

  managers_getPresetManagers: { who: ADMIN, input: () => ({ page: 1, filter: 'all' }) },
  managers_findDaycares: { who: ADMIN, input: () => ({ search: 'cpe' }) },
  managers_createManager: {
    who: ADMIN,
    // The link is sent by e-mail.
    backgroundWork: 'mail',
    input: () => ({
      firstName: 'Nadia',
      lastName: 'Haddad',
      email: `nadia-${crypto.randomUUID()}@exemple.test`,
      daycare: { kind: 'new', name: 'CPE des Roseaux', daycareKind: 'CPE' },
      invite: true,
    }),
  },
  managers_initialiseManager: { who: ADMIN, input: ({ people }) => ({ managerId: people.manager.id, way: 'show' }) },
  managers_updateManager: {
    who: MANAGER,
    // A manager may change herself, a superadmin any manager.
    except: { superadmin: 200, managerWithoutDaycare: 404, foreignManager: 404 },
    input: ({ people: { manager } }) => ({
      managerId: manager.id,
      firstName: manager.firstName,
      lastName: manager.lastName,
      email: manager.email,
    }),
  },
  managers_deleteManager: {
    who: ADMIN,
    input: async ({ db }) => ({ managerId: (await createPerson(db, 'MANAGER')).id, leaves: [] }),
  },
  managers_restoreManager: {
    who: ADMIN,
    input: async ({ db }) => {
      const { id } = await createPerson(db, 'MANAGER')
      await db.user.update({ where: { id }, data: { deletedAt: new Date() } })
      return { managerId: id }
    },
  },

  privacy_requestErasure: { who: AUTHED, input: () => ({ reason: 'Je change de métier.' }) },
  privacy_withdrawErasure: {
    who: AUTHED,
    // Only the teacher has a pending request.
    except: OWN_ACCOUNT_ROW,
    input: async ({ db, people }) => {
      await db.erasureRequest.deleteMany({ where: { userId: people.teacher.id } })
      await db.erasureRequest.create({ data: { userId: people.teacher.id } })
    },
  },
  privacy_eraseAccount: {
    who: ADMIN,
    input: async ({ db }) => {
      const { id: userId } = await createPerson(db, 'TEACHER')
      return { requestId: (await db.erasureRequest.create({ data: { userId } })).id }
    },
  },
  privacy_saveIncident: {
    who: ADMIN,
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

  administration_getDaycares: {
    who: ADMIN,
    input: () => ({ page: 1, filter: 'full', sort: 'name', descending: false }),
  },

  journal_getJournal: { who: ADMIN, input: () => ({ group: 'refusals' }) },
  journal_exportJournal: { who: ADMIN, input: () => ({ from: '2026-01-01' }) },
}
