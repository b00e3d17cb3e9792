import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { number } from '#tests/bench/load.ts'
import type { Figure } from './figures.ts'
import { install } from './installation.ts'
import { between, type Random } from './random.ts'

/*
 * Kills while an installation begins: its database is being created, its migrations applied, its first rows written. It
 * has to begin again by itself, and to hold then what an undisturbed one holds.
 */

/** Milliseconds before which the earliest kill comes, and after which an undisturbed start has ended. */
const [EARLIEST_MS, LATEST_MS] = [50, 8_000]

type Beginning = { migrations: number; questions: number; sheets: number; themes: number; materials: number }

async function beginningOf(db: PrismaClient): Promise<Beginning | undefined> {
  const [row] = await db.$queryRaw<Beginning[]>`
    SELECT (SELECT count(*)::int FROM "_prisma_migrations" WHERE finished_at IS NOT NULL) AS migrations,
      (SELECT count(*)::int FROM "Question" WHERE "currentVersionId" IS NOT NULL) AS questions,
      (SELECT count(*)::int FROM "Activity") AS sheets,
      (SELECT count(*)::int FROM "Theme") AS themes,
      (SELECT count(*)::int FROM "Material") AS materials`
  return row
}

/** Kills so many first starts, each at a random moment, and begins each again. */
export async function proveFirstStarts(random: Random, kills: number): Promise<Figure> {
  const problems: string[] = []
  const restarts: number[] = []
  let during = 0
  let undisturbed: Beginning | undefined
  for (let turn = 0; turn <= kills; turn++) {
    const installation = await install()
    try {
      const after = between(random, EARLIEST_MS, LATEST_MS)
      if (turn > 0) {
        const starting = installation.start().then(
          () => true,
          () => false,
        )
        await sleep(after)
        installation.kill('everything')
        if (!(await starting)) during++
      }
      const begun = performance.now()
      await installation.start()
      restarts.push(performance.now() - begun)
      const beginning = await installation.withDb(beginningOf)
      undisturbed ??= beginning
      if (!isDeepStrictEqual(beginning, undisturbed))
        problems.push(`coupé à ${after} ms : ${JSON.stringify(beginning)} au lieu de ${JSON.stringify(undisturbed)}`)
    } catch (error) {
      problems.push(`ne recommence pas : ${String(error).slice(0, 300)}`)
    } finally {
      await installation.remove()
    }
  }
  return {
    what: 'premiers démarrages coupés',
    value: `${kills} arrêts, ${during} avant la fin; recommencés en ${number(Math.max(...restarts))} ms au plus, entiers`,
    problems,
  }
}
