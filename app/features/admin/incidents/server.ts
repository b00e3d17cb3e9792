import { fullName } from '#app/domain/full-name.ts'
import { dateOf, dayOf } from '#app/lib/dates/dates.ts'
import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { frenchCsv } from '#app/server/french-csv.server.ts'
import type { Prisma } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { privacySentences } from '#content/pages/privacy.ts'
import type { Incident, SaveIncidentInput } from './schema.ts'

/** Incidents on the page. The export holds all of them. */
const INCIDENTS_SHOWN = 200

const dayOrNone = (date: Date | null) => (date ? dayOf(date) : '')
const dateOrNull = (day: string) => (day ? dateOf(day) : null)
const withAuthor = { createdBy: { select: { firstName: true, lastName: true } } } as const

type Row = Prisma.IncidentGetPayload<{ include: typeof withAuthor }>

function incidentOf({ createdBy, createdById: _id, updatedAt: _at, ...row }: Row): Incident {
  return {
    ...row,
    occurredOn: dayOrNone(row.occurredOn),
    discoveredOn: dayOrNone(row.discoveredOn),
    commissionToldOn: dayOrNone(row.commissionToldOn),
    peopleToldOn: dayOrNone(row.peopleToldOn),
    peopleCount: row.peopleCount === null ? '' : String(row.peopleCount),
    seriousRisk: row.seriousRisk ? 'yes' : 'no',
    createdBy: createdBy ? fullName(createdBy) : '',
  }
}

/** The register, the last discovered first, at most `take` incidents. */
export async function getIncidents(_admin: DaycareScope, take = INCIDENTS_SHOWN): Promise<Incident[]> {
  const rows = await db().incident.findMany({
    relationLoadStrategy: 'join',
    include: withAuthor,
    orderBy: [{ discoveredOn: 'desc' }, { id: 'desc' }],
    take,
  })
  return rows.map(incidentOf)
}

/**
 * Writes a new incident, or completes one. Nothing is ever deleted.
 * @throws AppError CONFLICT when somebody has completed it meanwhile, or it does not exist
 */
export async function saveIncident(
  admin: DaycareScope,
  { known, ...form }: SaveIncidentInput,
  client: ClientInfo,
): Promise<Incident> {
  const data = {
    ...form,
    occurredOn: dateOf(form.occurredOn),
    discoveredOn: dateOf(form.discoveredOn),
    commissionToldOn: dateOrNull(form.commissionToldOn),
    peopleToldOn: dateOrNull(form.peopleToldOn),
    peopleCount: form.peopleCount === '' ? null : Number(form.peopleCount),
    seriousRisk: form.seriousRisk === 'yes',
  }
  return db().$transaction(async (tx) => {
    const actor = { actorId: admin.userId, client }
    if (!known) {
      const row = await tx.incident.create({ data: { ...data, createdById: admin.userId }, include: withAuthor })
      await audit(tx, { action: 'incident.created', targetId: row.id, ...actor })
      return incidentOf(row)
    }
    const { count } = await tx.incident.updateMany({
      where: { id: known.id, version: known.version },
      data: { ...data, version: { increment: 1 } },
    })
    if (!count) throw new AppError('CONFLICT', privacySentences.changed)
    await audit(tx, { action: 'incident.updated', targetId: known.id, ...actor })
    return incidentOf(await tx.incident.findUniqueOrThrow({ where: { id: known.id }, include: withAuthor }))
  })
}

const HEADER = [
  'Titre',
  'Date de l’incident',
  'Date de la découverte',
  'Circonstances',
  'Renseignements touchés',
  'Personnes touchées',
  'Risque de préjudice sérieux',
  'Motifs',
  'Mesures prises',
  'Avis à la Commission',
  'Avis aux personnes',
  'Inscrit par',
]

/** The whole register as a CSV file. The export is written in the audit log. */
export async function exportIncidents(admin: DaycareScope, client: ClientInfo): Promise<{ csv: string }> {
  const incidents = await getIncidents(admin, 10_000)
  const details = { rows: incidents.length }
  await audit(db(), { action: 'incident.exported', actorId: admin.userId, client, details })
  const rows = incidents.map((incident) => [
    incident.title,
    incident.occurredOn,
    incident.discoveredOn,
    incident.circumstances,
    incident.information,
    incident.peopleCount,
    incident.seriousRisk === 'yes' ? 'oui' : 'non',
    incident.riskReasons,
    incident.measures,
    incident.commissionToldOn,
    incident.peopleToldOn,
    incident.createdBy,
  ])
  return { csv: frenchCsv(HEADER, rows) }
}
