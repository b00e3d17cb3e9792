import pg from 'pg'
import * as z from 'zod/mini'
import type { Statement } from '#tests/support/statements.ts'

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Actual Loops'?: number | undefined
  Plans?: PlanNode[] | undefined
}

const PlanNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Loops': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(PlanNode))
  },
})
const Explained = z.tuple([
  z.object({
    Plan: z.intersection(PlanNode, z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() })),
  }),
])

/**
 * Milliseconds from sending a statement to its last row, blocks of 8 kB touched, tables read from end to end, and what is read
 * in the order of the plan, with how many times (« Activity_pkey ×24 »).
 */
export type Cost = { ms: number; blocks: number; fullScans: string[]; plan: string[] }

function fullScans(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : []
  return [...own, ...(node.Plans ?? []).flatMap(fullScans)]
}

function reads(node: PlanNode): string[] {
  const name = node['Index Name'] ?? node['Relation Name']
  const loops = node['Actual Loops'] ?? 1
  // A bitmap of an index is named by the scan below the one of its table.
  const own = name && node['Node Type'] !== 'Bitmap Heap Scan' ? [loops > 1 ? `${name} ×${loops}` : name] : []
  return [...own, ...(node.Plans ?? []).flatMap(reads)]
}

/** Postgres decides at the sixth run of a prepared statement whether it keeps one plan for all values. */
const RUNS_BEFORE = 6
const RUNS = 9

/**
 * Cost of a statement once its rows are cached and its plan is the one that a connection ends up with: the least of several
 * runs, since the machine may be busy. The blocks and the reads are those of a plan for these very values.
 */
export async function costOf(databaseUrl: string, { name, text, values }: Statement): Promise<Cost> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    let ms = Infinity
    for (let run = 0; run < RUNS_BEFORE + RUNS; run++) {
      const started = performance.now()
      await client.query({ ...(name && { name }), text, values })
      if (run >= RUNS_BEFORE) ms = Math.min(ms, performance.now() - started)
    }
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    )
    const [{ Plan }] = Explained.parse(rows[0]?.['QUERY PLAN'])
    const blocks = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
    return { ms, blocks, fullScans: fullScans(Plan), plan: reads(Plan) }
  } finally {
    await client.end()
  }
}
