import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { number } from '#tests/bench/load.ts'
import type { Figure } from './figures.ts'
import { type Installation, install, TARGETS, type Target } from './installation.ts'
import { between, type Random } from './random.ts'
import { createCast, type Entry, type Kind, type Ledger, thingOf, writeUntil } from './writers.ts'

/*
 * Kills at random moments, during seven kinds of writes at once. The ledger is in this process: whatever it holds was
 * acknowledged, and must be there afterwards.
 */

const TITLES: Record<Kind, string> = {
  answer: 'réponses de quiz',
  sheet: 'modifications de fiche',
  note: 'notes du mois',
  tick: 'cases cochées',
  situation: 'situations',
  generation: 'générations',
  import: 'imports de questions',
}
const TARGET_TITLES: Record<Target, string> = {
  everything: 'tout, base comprise',
  application: 'l’application',
  postgres: 'Postgres seul',
  worker: 'un processus qui répond',
}

/** Entries of a ledger that the database does not show. */
export async function lostOf(db: PrismaClient, entries: readonly Entry[]): Promise<string[]> {
  const lost: string[] = []
  const must = (held: boolean, what: string) => held || lost.push(what)
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      const row = await db.quizAnswer.findUnique({ where: { id: entry.id } })
      must(row?.answeredAt !== null && row?.chosenKeys[0] === 'a', `réponse ${entry.id}`)
    } else if (entry.kind === 'sheet') {
      const row = await db.activity.findUnique({ where: { id: entry.id } })
      must((row?.version ?? 0) >= entry.version, `fiche ${entry.id}, version ${entry.version}`)
    } else if (entry.kind === 'note') {
      const row = await db.monthNote.findFirst({ where: { userId: entry.userId, month: entry.month } })
      must(Number(row?.text.slice('Note '.length)) >= entry.turn, `note ${entry.turn} de ${entry.userId}`)
    } else if (entry.kind === 'tick') {
      const row = await db.packingList.findFirst({ where: { userId: entry.userId } })
      must(row?.ticked.includes(thingOf(entry.turn) ?? '') ?? false, `case ${entry.turn} de ${entry.userId}`)
    } else if (entry.kind === 'situation') {
      must((await db.situation.count({ where: { id: entry.id } })) === 1, `situation ${entry.id}`)
    } else if (entry.kind === 'generation') {
      const row = await db.generation.findUnique({ where: { id: entry.id }, include: { activity: true } })
      must(row?.status === 'DONE' && row.activity?.id === entry.activityId, `génération ${entry.id}`)
    } else {
      const count = await db.questionVersion.count({ where: { prompt: { in: entry.prompts } } })
      must(count === entry.prompts.length, `import, ${count} questions sur ${entry.prompts.length}`)
    }
  }
  return lost
}

/** Writes of which only a part is there, acknowledged or not. */
export async function halvesOf(db: PrismaClient, ledger: Ledger): Promise<string[]> {
  const halves: string[] = []
  for (const prompts of ledger.imports) {
    const count = await db.questionVersion.count({ where: { prompt: { in: prompts } } })
    if (count !== 0 && count !== prompts.length) halves.push(`import de ${count} questions sur ${prompts.length}`)
  }
  const rows = await db.$queryRaw<{ what: string; count: number }[]>`
    SELECT 'réponse sans verdict' AS what, count(*)::int AS count FROM "QuizAnswer"
      WHERE ("answeredAt" IS NULL) <> ("isCorrect" IS NULL)
    UNION ALL SELECT 'fiche au titre d’une autre version', count(*)::int FROM "Activity" WHERE sheet->>'titre' <> title
    UNION ALL SELECT 'génération finie sans activité', count(*)::int FROM "Generation"
      WHERE status = 'DONE' AND "activityId" IS NULL
    UNION ALL SELECT 'activité d’une génération qui n’est pas finie', count(*)::int FROM "Generation"
      WHERE status <> 'DONE' AND "activityId" IS NOT NULL
    UNION ALL SELECT 'question sans version', count(*)::int FROM "Question" WHERE "currentVersionId" IS NULL
    UNION ALL SELECT 'fiche sans ses versions', count(*)::int FROM "Activity" a
      WHERE a.version > 1 AND NOT EXISTS (SELECT FROM "ActivityVersion" v WHERE v."activityId" = a.id)`
  return [...halves, ...rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} × ${what}`)]
}

/** Milliseconds within which each writer must have written once. */
const FIRST_WRITE_MS = 30_000

/** A kill before a writer wrote anything would prove nothing of its writes. */
async function untilEachIsAcknowledged({ entries }: Ledger): Promise<void> {
  for (const end = Date.now() + FIRST_WRITE_MS; Date.now() < end; await sleep(20))
    if (new Set(entries.map(({ kind }) => kind)).size === Object.keys(TITLES).length) return
}

type Round = { target: Target; ledger: Ledger; recoveryMs: number; lost: string[]; halves: string[] }

async function playRound(installation: Installation, random: Random, target: Target): Promise<Round> {
  const ledger: Ledger = { entries: [], imports: [] }
  const cast = await installation.withDb(createCast)
  let isOver = false
  const writing = writeUntil(installation.url, cast, ledger, () => isOver)
  await Promise.all([sleep(between(random, 150, 2_500)), untilEachIsAcknowledged(ledger)])
  installation.kill(target)
  const recoveryMs = await installation.recover()
  isOver = true
  await writing
  const [lost, halves] = await installation.withDb(async (db) => [
    await lostOf(db, ledger.entries),
    await halvesOf(db, ledger),
  ])
  return { target, ledger, recoveryMs, lost: lost ?? [], halves: halves ?? [] }
}

/** Kills so many times, each kind of target in turn. */
export async function proveKills(random: Random, kills: number): Promise<Figure[]> {
  const installation = await install({ WEB_CONCURRENCY: '2' })
  const rounds: Round[] = []
  try {
    await installation.start()
    for (let turn = 0; turn < kills; turn++)
      rounds.push(await playRound(installation, random, TARGETS[turn % TARGETS.length] ?? 'everything'))
    // Nothing that was there after its own kill went with a later one.
    const lost = await installation.withDb((db) =>
      lostOf(
        db,
        rounds.flatMap(({ ledger }) => ledger.entries),
      ),
    )
    return [...figuresByTarget(rounds), ...figuresByKind(rounds, lost)]
  } finally {
    await installation.remove()
  }
}

function figuresByTarget(rounds: readonly Round[]): Figure[] {
  return TARGETS.map((target) => {
    const own = rounds.filter((round) => round.target === target)
    const slowest = Math.max(0, ...own.map(({ recoveryMs }) => recoveryMs))
    return {
      what: `kill -9 : ${TARGET_TITLES[target]}`,
      value: `${own.length} fois, de retour en ${number(slowest / 1000, 1)} s au plus`,
      problems: own.flatMap(({ lost, halves }) => [...lost.map((it) => `perdu : ${it}`), ...halves]),
    }
  })
}

function figuresByKind(rounds: readonly Round[], lost: string[]): Figure[] {
  const entries = rounds.flatMap(({ ledger }) => ledger.entries)
  const kinds = (Object.keys(TITLES) as Kind[]).map((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length
    // A writer that is never accepted would prove nothing.
    const problems = count === 0 ? ['aucune écriture acceptée'] : []
    return { what: TITLES[kind], value: `${number(count)} écritures accusées`, problems }
  })
  return [
    ...kinds,
    { what: 'perdues à la fin', value: `${lost.length} sur ${number(entries.length)}`, problems: lost },
    {
      what: 'écrites à moitié',
      value: `${rounds.reduce((sum, { halves }) => sum + halves.length, 0)}`,
      problems: rounds.flatMap(({ halves }) => halves),
    },
  ]
}
