import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { BACKUP_STATE_ROW } from '#app/domain/backup-state.ts'
import { db } from './database/db.server.ts'
import { Prisma } from './generated/prisma/client.ts'

/*
 * What this process counts of itself, for Prometheus. No label holds an id or a word of a person: the names of server
 * functions that have run, HTTP statuses, and closed lists.
 */

const registry = new Registry()
const registers = [registry]

const requests = new Counter({
  name: 'brindille_requests_total',
  help: 'Requests answered, by server function (page, asset and probe are the others) and HTTP status.',
  labelNames: ['function', 'status'],
  registers,
})

const durations = new Histogram({
  name: 'brindille_request_duration_seconds',
  help: 'Seconds from the arrival of a request to the end of its answer.',
  labelNames: ['function'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  registers,
})

const generations = new Counter({
  name: 'brindille_generations_total',
  help: 'Uses of the generator, by what came of them: model, bank, stopped, or why they failed.',
  labelNames: ['outcome'],
  registers,
})

registry.registerMetric(
  new Gauge({
    name: 'brindille_database_connections',
    help: 'Connections of the pool: open, of them idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { total, idle, waiting } = db().poolCounts()
      this.set({ state: 'total' }, total)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  }),
)

// Every process reads the same rows: the counts of several are not added up.
const aggregator = 'max'
const mailQueue = new Gauge({
  name: 'brindille_mail_queue_length',
  help: 'Messages not sent yet. NaN while the database does not answer.',
  registers,
  aggregator,
})
const lastBackup = new Gauge({
  name: 'brindille_backup_last_good_timestamp_seconds',
  help: 'When the last verified backup was made (Unix time); 0 when there is none. NaN while the database does not answer.',
  registers,
  aggregator,
})

const continuousFailure = new Gauge({
  name: 'brindille_backup_continuous_failing',
  help: '1 while what is written is not copied every minute though it should be, else 0. NaN while the database does not answer.',
  registers,
  aggregator,
})
const waitingWal = new Gauge({
  name: 'brindille_backup_continuous_waiting_bytes',
  help: 'WAL that waits for its copy of each minute; 0 when none is made. NaN while the database does not answer.',
  registers,
  aggregator,
})

/** Names of the server functions that have run in this process: a name that a client makes up never gets here. */
const functionsSeen = new Set<string>()

/** Called by every server function before anything else of it runs. */
export function noteFunction(id: string | undefined): void {
  if (id) functionsSeen.add(id)
}

/** Counts a use of the generator that has ended. @param outcome of a closed list */
export const countGeneration = (outcome: string): void => generations.inc({ outcome })

/** Counts a request that was answered, or cut by its client: then the status is 499, as nginx says it. */
function recordRequest(path: string, status: number, seconds: number): void {
  const name = labelOf(path)
  requests.inc({ function: name, status })
  durations.observe({ function: name }, seconds)
}

const CALL = '/_serverFn/'
const PROBE = /^\/(?:healthz|readyz|metrics)$/

/** The label of a path: bounded, whatever a client asks for. */
function labelOf(path: string): string {
  if (path.startsWith(CALL)) {
    const name = path.slice(CALL.length)
    return functionsSeen.has(name) ? name : 'other'
  }
  if (path.startsWith('/assets/')) return 'asset'
  return PROBE.test(path) ? 'probe' : 'page'
}

type Stored = { mails: number; backup: string | null; failing: boolean; waiting: number }

async function readStored(): Promise<void> {
  try {
    const [row] = await db().readRows<Stored>(Prisma.sql`
      SELECT (SELECT count(*) FROM "MailJob" WHERE "sentAt" IS NULL AND "failedAt" IS NULL)::int AS "mails",
        (SELECT "content" ->> 'lastVerifiedAt' FROM "FigureSnapshot" WHERE "name" = ${BACKUP_STATE_ROW}) AS "backup",
        EXISTS (SELECT FROM "FigureSnapshot" WHERE "name" = ${BACKUP_STATE_ROW}
          AND "content" -> 'continuous' ->> 'failure' IS NOT NULL) AS "failing",
        (SELECT coalesce(max(pg_current_wal_lsn() - restart_lsn), 0)::float8 FROM pg_replication_slots
          WHERE starts_with(slot_name, 'brindille_wal_')) AS "waiting"`)
    mailQueue.set(row?.mails ?? Number.NaN)
    lastBackup.set(row?.backup ? Date.parse(row.backup) / 1000 : 0)
    continuousFailure.set(row?.failing ? 1 : 0)
    waitingWal.set(row?.waiting ?? 0)
  } catch {
    for (const gauge of [mailQueue, lastBackup, continuousFailure, waitingWal]) gauge.set(Number.NaN)
  }
}

/** What one process has counted, as it is sent to another. */
type Counted = Awaited<ReturnType<typeof registry.getMetricsAsJSON>>

/** For the host. */
export const metrics = {
  recordRequest,
  /** Begins to measure the process itself. */
  start: (): void => collectDefaultMetrics({ register: registry }),
  /** What this process has counted. */
  collect: async (): Promise<Counted> => {
    await readStored()
    return registry.getMetricsAsJSON()
  },
  /** What several processes have counted, together, as Prometheus reads it. */
  render: (all: unknown[]): Promise<string> => AggregatorRegistry.aggregate(all as Counted[]).metrics(),
}
