import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import type { AuditAction } from '#app/server/audit.server.ts'
import type { Daycare, PrismaClient, User } from '#app/server/generated/prisma/client.ts'
import { DEMO_DOMAIN } from './demo-people.ts'
import { createDaycare, createMembership, createPerson } from './factories.ts'

type DemoRows = {
  admin: User
  manager: User
  teacher: User
  newcomer: User
  leaving: User
  mesanges: Daycare
  ruisseau: Daycare
}

/** A manager who has never signed in, already attached to a daycare. */
async function createPresetManager(db: PrismaClient, name: string, address: string, daycare: Daycare): Promise<User> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${address}${DEMO_DOMAIN}`
  const manager = await createPerson(db, {
    firstName,
    lastName,
    email,
    role: 'MANAGER',
    passwordExpired: true,
    selectedDaycareId: daycare.id,
  })
  await createMembership(db, daycare.id, manager.id, 'MANAGER')
  return manager
}

/** An invitation link created some days ago. Its token is known to nobody, so it cannot be used. */
function createInvitationLink(
  db: PrismaClient,
  { id: userId }: User,
  issuer: User,
  daysAgo: number,
  openedAt: Date | null = null,
) {
  const createdAt = subDays(new Date(), daysAgo)
  return db.loginToken.create({
    data: {
      userId,
      issuerId: issuer.id,
      purpose: 'INVITATION',
      tokenHash: crypto.randomUUID(),
      createdAt,
      expiresAt: addDays(createdAt, 7),
      openedAt,
    },
  })
}

/** Fills the superadmin's pages: managers in every state, requests, an incident, the audit log. */
export async function createDemoAdministration(db: PrismaClient, rows: DemoRows): Promise<void> {
  const { admin, manager, teacher, newcomer, leaving, mesanges, ruisseau } = rows
  const now = new Date()
  const roseaux = await createDaycare(db, { name: 'CPE des Roseaux', kind: 'CPE' })
  const lucioles = await createDaycare(db, { name: 'Milieu familial Les Lucioles', kind: 'MILIEU_FAMILIAL' })
  const clairiere = await createDaycare(db, { name: 'Garderie La Clairière', kind: 'GARDERIE' })
  const berges = await createDaycare(db, {
    name: 'CPE Les Berges',
    kind: 'CPE',
    deletedAt: subDays(now, 6),
    deletedById: admin.id,
  })

  const waiting = await createPresetManager(db, 'Chantal Ouellet', 'chantal', roseaux)
  const invited = await createPresetManager(db, 'Isabelle Morin', 'isabelle', lucioles)
  const opened = await createPresetManager(db, 'Joanie Pelletier', 'joanie', clairiere)
  const expired = await createPresetManager(db, 'Valérie Côté', 'valerie', roseaux)
  await createInvitationLink(db, invited, admin, 2)
  await createInvitationLink(db, opened, admin, 1, subHours(now, 3))
  await createInvitationLink(db, expired, admin, 12)
  const gone = await createPerson(db, {
    firstName: 'Diane',
    lastName: 'Lessard',
    email: `diane${DEMO_DOMAIN}`,
    role: 'MANAGER',
    lastLogin: subDays(now, 40),
  })
  await db.user.update({ where: { id: gone.id }, data: { deletedAt: subDays(now, 5) } })

  await db.erasureRequest.create({
    data: { userId: leaving.id, reason: 'Je change de métier.', createdAt: subDays(now, 2) },
  })
  await db.mailJob.create({
    data: {
      kind: 'INVITATION',
      userId: waiting.id,
      daycareId: roseaux.id,
      attempts: 1,
      failedAt: subDays(now, 3),
      createdAt: subDays(now, 3),
      lastError: '550 adresse inconnue',
    },
  })
  await db.incident.create({
    data: {
      occurredOn: subDays(now, 21),
      discoveredOn: subDays(now, 20),
      title: 'Tablette oubliée dans un parc',
      circumstances:
        'La tablette d’une équipe est restée une heure sur un banc. Une éducatrice l’a retrouvée au même endroit.',
      information: 'Le prénom, le nom et le courriel des membres de l’équipe.',
      peopleCount: 6,
      seriousRisk: false,
      riskReasons: 'L’écran était verrouillé et le journal ne montre aucune entrée pendant cette heure.',
      measures: 'Sessions fermées à distance; « Appareil partagé » rappelé à l’équipe.',
      peopleToldOn: subDays(now, 19),
      createdById: admin.id,
    },
  })

  const entry = (hoursAgo: number, action: AuditAction, actor: User, more: Record<string, unknown> = {}) => ({
    at: subHours(now, hoursAgo),
    action,
    actorId: actor.id,
    ip: '192.0.2.10',
    ...more,
  })
  const about = (person: User, daycare: Daycare) => ({ targetId: person.id, daycareId: daycare.id })
  const within = (daycare: Daycare) => ({ targetId: daycare.id, daycareId: daycare.id })
  await db.auditEntry.createMany({
    data: [
      entry(24 * 30, 'daycare.created', manager, within(mesanges)),
      entry(24 * 29, 'daycare.created', manager, within(ruisseau)),
      entry(24 * 20, 'incident.created', admin),
      entry(24 * 12, 'manager.created', admin, about(expired, roseaux)),
      entry(24 * 12, 'link.created', admin, { ...about(expired, roseaux), details: { by: 'mail' } }),
      entry(24 * 9, 'daycare.seatsChanged', admin, { ...within(mesanges), details: { from: 12, to: 15 } }),
      entry(24 * 6, 'daycare.deleted', admin, within(berges)),
      entry(24 * 5, 'manager.deleted', admin, { targetId: gone.id, details: { daycares: 0 } }),
      entry(24 * 3, 'manager.created', admin, about(waiting, roseaux)),
      entry(24 * 2, 'manager.created', admin, about(invited, lucioles)),
      entry(47, 'erasure.requested', leaving, { targetId: leaving.id, daycareId: mesanges.id }),
      entry(26, 'teacher.invited', manager, about(newcomer, mesanges)),
      entry(25, 'session.opened', admin, { details: { by: 'password' } }),
      entry(24, 'manager.created', admin, about(opened, clairiere)),
      entry(5, 'session.refused', teacher, { targetId: teacher.id, actorId: null, details: { by: 'password' } }),
      entry(4, 'call.refused', teacher, {
        daycareId: mesanges.id,
        reference: '7C1A9E',
        details: { fn: 'managers_getPresetManagers', code: 'FORBIDDEN' },
      }),
      entry(2, 'daycare.exported', manager, within(mesanges)),
    ],
  })
}
