import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import type { DataPart } from './schema.ts'

/** Lines of the journal and of the past that leave at most: newest first. */
const MOST = 5_000

/** Tables that tell of one person, all in the file. A test compares this list with the database. */
export const EXPORTED_TABLES = [
  'Membership',
  'Departure',
  'TeamInvitation',
  'MailJob',
  'KnownDevice',
  'Session',
  'LoginToken',
  'ErasureRequest',
  'FavouriteActivity',
  'LivedActivity',
  'PlannedActivity',
  'Generation',
  'CorrectionNotice',
  'Quiz',
  'QuizAnswer',
  'QuizReminder',
  'QuestionReport',
  'SectionReport',
  'ExerciseAttempt',
  'Situation',
  'Reflection',
  'SmallStep',
  'MonthNote',
  'PackingList',
  'ContinuumPlace',
] as const

/**
 * Everything that is kept about the person who asks, by table, without what only proves who she is (hashes). The export
 * is itself written in the journal.
 */
export async function exportMyData({ user }: CurrentSession, client: ClientInfo): Promise<DataPart[]> {
  const userId = user.id
  const hers = { where: { userId }, take: MOST }
  const named = { daycare: { select: { name: true } } }
  const [profile, memberships, departures, invitations, mails, devices, sessions, links, requests] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: userId },
      omit: { passwordHash: true, searchText: true },
    }),
    db().membership.findMany({ ...hers, include: named }),
    db().departure.findMany({ ...hers, include: named }),
    db().teamInvitation.findMany({ ...hers, include: named }),
    db().mailJob.findMany({ ...hers, omit: { data: true } }),
    db().knownDevice.findMany({ ...hers, omit: { deviceHash: true } }),
    db().session.findMany({ ...hers, omit: { tokenHash: true } }),
    db().loginToken.findMany({ ...hers, omit: { tokenHash: true, codeHash: true } }),
    db().erasureRequest.findMany(hers),
  ])
  const [activities, favourites, lived, planned, generations, situations, attempts, sectionReports] = await Promise.all(
    [
      db().activity.findMany({
        where: { authorId: userId },
        take: MOST,
        select: { id: true, title: true, summary: true, sheet: true, createdAt: true, deletedAt: true },
      }),
      db().favouriteActivity.findMany(hers),
      db().livedActivity.findMany(hers),
      db().plannedActivity.findMany(hers),
      db().generation.findMany(hers),
      db().situation.findMany(hers),
      db().exerciseAttempt.findMany(hers),
      db().sectionReport.findMany(hers),
    ],
  )
  const [quizzes, answers, reminders, notices, reports, reflections, steps, notes, packing, places, journal] =
    await Promise.all([
      db().quiz.findMany(hers),
      db().quizAnswer.findMany({ ...hers, include: { version: { select: { prompt: true } } } }),
      db().quizReminder.findMany(hers),
      db().correctionNotice.findMany(hers),
      db().questionReport.findMany(hers),
      db().reflection.findMany(hers),
      db().smallStep.findMany(hers),
      db().monthNote.findMany(hers),
      db().packingList.findMany(hers),
      db().continuumPlace.findMany(hers),
      db().auditEntry.findMany({
        where: { OR: [{ actorId: userId }, { targetId: userId }] },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: MOST,
      }),
    ])
  await audit(db(), { action: 'data.exported', actorId: userId, targetId: userId, client })
  const parts: [string, Record<string, unknown>[]][] = [
    ['Profil', [profile]],
    ['Milieux', memberships],
    ['Milieux quittés', departures],
    ['Invitations dans une équipe', invitations],
    ['Sessions', sessions],
    ['Appareils reconnus', devices],
    ['Liens de connexion', links],
    ['Courriels', mails],
    ['Activités créées', activities],
    ['Activités favorites', favourites],
    ['Activités vécues', lived],
    ['Semaine planifiée', planned],
    ['Demandes au générateur', generations],
    ['Quiz', quizzes],
    ['Réponses aux quiz', answers],
    ['Rappels de quiz', reminders],
    ['Corrections de questions', notices],
    ['Questions signalées', reports],
    ['Sections signalées', sectionReports],
    ['Risques et bénéfices', attempts],
    ['Mes situations', situations],
    ['Réflexions', reflections],
    ['Petit pas', steps],
    ['Notes du calendrier', notes],
    ['Sac à dos', packing],
    ['Continuum', places],
    ['Demandes de suppression', requests],
    ['Journal', journal],
  ]
  // Plain data: what the screen shows is what the file holds.
  return parts.map(([title, rows]) => ({ title, rows: JSON.parse(JSON.stringify(rows)) }))
}
