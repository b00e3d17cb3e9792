import pg from 'pg'
import { AUDIT_ACTIONS } from '#content/pages/audit-log.ts'
import { seedReference } from '#prisma/seed/reference.ts'
import { withoutIndexes } from './seed.ts'

/** Daycares of eight educators and one manager each; entries of the audit log over two years; activities over one. */
export type PeopleSize = { daycares: number; entries: number; activities: number }

const EDUCATORS = 8

/** Number of people in a database of this size. */
export const peopleIn = ({ daycares }: PeopleSize): number => daycares * (EDUCATORS + 1)

/** Ids that the measures use: the newest daycare that is not deleted, its manager, an educator of it. */
export type PeopleIds = { daycareId: string; managerId: string; teacherId: string }

/** Actions of nine entries of the audit log out of ten. All others share the rest. */
const FREQUENT = ['session.opened', 'session.opened', 'session.opened', 'session.closed', 'link.used', 'link.created']

/**
 * Fills a migrated, empty database in a few statements. One manager in ten has never signed in, one in fifty is deleted,
 * one in a hundred runs a second daycare; one daycare in fifty is deleted, one in forty is full.
 */
export async function seedPeople(
  databaseUrl: string,
  { daycares, entries, activities }: PeopleSize,
): Promise<PeopleIds> {
  await seedReference(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO "Daycare" (id, name, kind, "maxTeachers", "createdAt", "deletedAt", "updatedAt")
       SELECT gen_random_uuid(), (ARRAY['CPE Les Érables','Garderie du Ruisseau','La Clairière','Les Petits Pas','Le Nichoir'])[1 + n % 5] || ' ' || n,
         (enum_range(NULL::"DaycareKind"))[1 + n % 3], CASE WHEN n % 40 = 1 THEN ${EDUCATORS} ELSE 15 END,
         now() - make_interval(hours => n), CASE WHEN n % 50 = 2 THEN now() - make_interval(hours => n % 700) END, now()
       FROM generate_series(1, $1) n`,
      [daycares],
    )
    await client.query(
      `INSERT INTO "User" (id, email, "firstName", "lastName", role, "lastLogin", "selectedDaycareId", "deletedAt", "createdAt", "updatedAt")
       SELECT gen_random_uuid(), 'personne-' || rank || '-' || n || '@exemple.test',
         (ARRAY['Marie','Julie','Nadia','Camille','Aïcha','Geneviève','Sophie','Mélanie','Karine','Josée'])[1 + (rank + n) % 10],
         (ARRAY['Tremblay','Gagnon','Roy','Côté','Bouchard','Gauthier','Morin','Lavoie','Fortin','Gagné','Ouellet','Pelletier','Bélanger'])[1 + (rank * 7 + n) % 13],
         (CASE n WHEN 0 THEN 'MANAGER' ELSE 'TEACHER' END)::"Role",
         CASE WHEN rank % 10 <> 3 THEN now() - make_interval(hours => (rank + n) % 2000) END, id,
         CASE WHEN n = 0 AND rank % 50 = 4 THEN now() END, "createdAt", now()
       FROM (SELECT *, (row_number() OVER (ORDER BY "createdAt" DESC))::int AS rank FROM "Daycare") d, generate_series(0, ${EDUCATORS}) n`,
    )
    await client.query(
      `INSERT INTO "Membership" ("daycareId", "userId", role) SELECT "selectedDaycareId", id, role FROM "User" WHERE "deletedAt" IS NULL`,
    )
    await client.query(
      `INSERT INTO "Membership" ("daycareId", "userId", role)
       SELECT d.id, u.id, 'MANAGER' FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM "User" WHERE role = 'MANAGER' AND "deletedAt" IS NULL) u
       JOIN (SELECT id, row_number() OVER (ORDER BY name) AS n FROM "Daycare") d ON d.n = u.n WHERE u.n % 100 = 0 ON CONFLICT DO NOTHING`,
    )
    await client.query(
      `INSERT INTO "LoginToken" (id, "tokenHash", purpose, "userId", "createdAt", "expiresAt", "usedAt")
       SELECT gen_random_uuid(), gen_random_uuid(), 'INVITATION', id, "createdAt", "createdAt" + interval '7 days', CASE WHEN "lastLogin" IS NOT NULL THEN "createdAt" + interval '1 day' END FROM "User"`,
    )
    await client.query(
      `INSERT INTO "MailJob" (id, kind, "userId", "daycareId", "createdAt", "sentAt", "failedAt", "lastError")
       SELECT gen_random_uuid(), 'INVITATION', id, "selectedDaycareId", "createdAt",
         CASE WHEN hashtext(email) % 500 <> 0 THEN "createdAt" END, CASE WHEN hashtext(email) % 500 = 0 THEN "createdAt" END, 'refusé' FROM "User"`,
    )
    await client.query('ALTER TABLE "Activity" DISABLE TRIGGER "Activity_search_text"')
    await client.query(
      `INSERT INTO "Activity" (id, "daycareId", "authorId", title, summary, sheet, "ageGroups", developments, place, "durationMinutes", source, provenance, safety, "createdAt", "updatedAt", "searchText")
       SELECT gen_random_uuid(), u."selectedDaycareId", u.id, 'Feuilles', '', '{}', '{}', '{}', 'WOODS', 20, 'BANK', '{}', '{}', now() - make_interval(days => (random() * 365)::int), now(), ''
       FROM "User" u, generate_series(1, $1) n WHERE u.role = 'TEACHER' ORDER BY random()`,
      [Math.round(activities / (daycares * EDUCATORS))],
    )
    await client.query('ALTER TABLE "Activity" ENABLE TRIGGER "Activity_search_text"')
    await seedAuditLog(client, entries)
    await client.query('VACUUM (ANALYZE)')
    const { rows } = await client.query<PeopleIds>(
      `SELECT d.id AS "daycareId", m."userId" AS "managerId", t."userId" AS "teacherId" FROM "Daycare" d
       JOIN "Membership" m ON m."daycareId" = d.id AND m.role = 'MANAGER' JOIN "Membership" t ON t."daycareId" = d.id AND t.role = 'TEACHER'
       WHERE d."deletedAt" IS NULL ORDER BY d."createdAt" DESC LIMIT 1`,
    )
    const [ids] = rows
    if (!ids) throw new Error('Nothing was seeded')
    return ids
  } finally {
    await client.end()
  }
}

/** Inserts the entries in chronological order, as they would be written. */
async function seedAuditLog(client: pg.Client, entries: number): Promise<void> {
  const others = Object.keys(AUDIT_ACTIONS).filter((action) => !FREQUENT.includes(action))
  await client.query(
    `CREATE TEMP TABLE people AS SELECT id, "selectedDaycareId", (row_number() OVER (ORDER BY email))::int - 1 AS rank FROM "User"`,
  )
  await client.query('CREATE INDEX ON people (rank)')
  await client.query('ANALYZE people')
  const insert = `INSERT INTO "AuditEntry" (id, at, action, "actorId", "targetId", "daycareId", ip)
     SELECT gen_random_uuid(), now() - make_interval(secs => ($1::int - n) * 63),
       CASE WHEN n % 10 < 9 THEN ($2::text[])[1 + n % cardinality($2::text[])] ELSE ($3::text[])[1 + (n / 10) % cardinality($3::text[])] END,
       p.id, CASE WHEN n % 3 = 0 THEN p."selectedDaycareId" END, p."selectedDaycareId", '192.0.2.' || n % 250
     FROM generate_series(1, $1::int) n JOIN people p ON p.rank = (n::bigint * 7919) % (SELECT count(*) FROM "User")
     ORDER BY n`
  await withoutIndexes(client, 'AuditEntry', () => client.query(insert, [entries, FREQUENT, others]))
}
