import pLimit from 'p-limit'
import { asvsCounts } from '#tests/laws/proof-tables.ts'
import { openCluster } from '#tests/support/cluster.ts'
import { frenchSeconds, runTool } from '#tests/support/tools.ts'
import { type AttackSize, proveAttacks } from './attacks.ts'
import { type ClusterSize, proveCluster } from './cluster/cluster.ts'
import { missingPackages } from './cluster/machines.ts'
import { type FaultSize, proveFaults } from './faults.ts'
import { type Figure, printFigures } from './figures.ts'
import { proveFirstStarts } from './first-start.ts'
import { proveKills } from './kills.ts'
import { proveLoad } from './load.ts'
import { seeded } from './random.ts'

/*
 * `npm run prove`: does what goes wrong in real life to the built application, and counts. About an hour; `-- --quick` does
 * less of the same in a few minutes, `-- --only=kills,faults,attacks,load` only these parts, `-- --seed=N` the same choices
 * again. `-- --cluster` does it on several machines instead, with the packages of Debian. Ends with status 1 when anything that
 * must not be was seen. Linux only: it reads /proc.
 */

type Size = {
  kills: number
  firstStarts: number
  cluster: ClusterSize
  attacks: AttackSize
  faults: FaultSize
  stepSeconds: number
  heldSeconds: number
  /** Installations that fail at the same time: most of what they do is to wait. */
  atOnce: number
}

const QUICK: Size = {
  kills: 4,
  firstStarts: 1,
  cluster: { losses: 2, processes: 2 },
  attacks: { functions: 20, payloads: 20, ids: 3, uses: 20 },
  faults: { awaySeconds: 3, models: ['cut-stream', 'too-long'], uploads: 0 },
  stepSeconds: 2,
  heldSeconds: 20,
  atOnce: 3,
}
const LONG: Size = {
  kills: 200,
  firstStarts: 12,
  cluster: { losses: 10, processes: 4 },
  attacks: { functions: 1_000, payloads: 100, ids: 20, uses: 50 },
  faults: {
    awaySeconds: 60,
    models: [
      'reset',
      '500',
      '401',
      'html-200',
      'bad-json',
      'wrong-schema',
      'cut-stream',
      'stream-stall',
      'hang',
      'too-long',
    ],
    uploads: 50,
  },
  stepSeconds: 10,
  heldSeconds: 600,
  atOnce: 1,
}

/** `isTimed`: it measures how fast something is, and runs alone. */
type Part = { title: string; prove: () => Promise<Figure[]>; isTimed?: boolean }

function option(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find((argument) => argument.startsWith(start))?.slice(start.length)
}

async function main(): Promise<boolean> {
  const begun = performance.now()
  const size = process.argv.includes('--quick') ? QUICK : LONG
  const seed = Number(option('seed') ?? Date.now() % 1_000_000)
  const limit = pLimit(size.atOnce)
  // Its own choices for each, whatever runs beside it.
  let parts: Record<string, Part> = {
    kills: {
      title: 'Arrêts brutaux',
      prove: async () => {
        const [kills, firstStarts] = await Promise.all([
          limit(() => proveKills(seeded(seed), size.kills)),
          limit(() => proveFirstStarts(seeded(seed), size.firstStarts)),
        ])
        return [...kills, firstStarts]
      },
    },
    faults: { title: 'Pannes', prove: () => proveFaults(size.faults, limit) },
    attacks: { title: 'Attaques', prove: () => limit(() => proveAttacks(seeded(seed), seed, size.attacks)) },
    load: { title: 'Charge', prove: () => proveLoad(size.stepSeconds, size.heldSeconds), isTimed: true },
  }
  if (process.argv.includes('--cluster')) {
    const missing = missingPackages()
    if (missing.length > 0) {
      console.error(
        `Il manque des paquets : apt-get install ${missing.join(' ')} (et arrêtez les services qu’il démarre).`,
      )
      return false
    }
    parts = { cluster: { title: 'Plusieurs machines', prove: () => proveCluster(seeded(seed), size.cluster) } }
  }
  const only = option('only')?.split(',') ?? Object.keys(parts)
  const { ok } = await runTool('build', ['--if-stale'], { live: true })
  if (!ok) return false
  const closeCluster = await openCluster()
  const results: boolean[] = []
  try {
    const chosen = only.flatMap((name) => parts[name] ?? [])
    const together = chosen.filter(({ isTimed }) => !isTimed)
    const proven = await Promise.all(together.map(({ prove }) => prove()))
    for (const [index, { title }] of together.entries()) results.push(printFigures(title, proven[index] ?? []))
    for (const { title, prove } of chosen.filter(({ isTimed }) => isTimed))
      results.push(printFigures(title, await prove()))
  } finally {
    await closeCluster()
  }
  const { shown, inapplicable, open } = asvsCounts()
  console.log(
    `\nOWASP ASVS 5.0, niveau 2 : ${shown + open} exigences s’appliquent, ${shown} montrées, ${open} ouvertes; ${inapplicable} sans objet`,
  )
  console.log(`\nGraine ${seed}; ${frenchSeconds((performance.now() - begun) / 1000)}`)
  return results.length > 0 && results.every(Boolean)
}

process.exitCode = (await main()) ? 0 : 1
