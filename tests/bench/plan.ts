import pg from 'pg'
import * as z from 'zod/mini'

export type Statement = { text: string; values: unknown[] }

const Sent = z.looseObject({ text: z.string(), values: z.optional(z.array(z.unknown())) })

/** Runs `work` and returns the statements that this process sends to Postgres meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = pg.Client.prototype
  const statements: Statement[] = []
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const sent = Sent.safeParse(args[0])
    if (sent.success) statements.push({ text: sent.data.text, values: sent.data.values ?? [] })
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
    return statements
  } finally {
    pg.Client.prototype.query = query
  }
}

type PlanNode = { 'Node Type': string; 'Relation Name'?: string | undefined; Plans?: PlanNode[] | undefined }

const PlanNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(PlanNode))
  },
})
const Explained = z.tuple([
  z.object({
    'Execution Time': z.number(),
    Plan: z.intersection(PlanNode, z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() })),
  }),
])

/** Milliseconds in the database, blocks of 8 kB touched, and tables read from end to end. */
export type Cost = { ms: number; blocks: number; fullScans: string[] }

function fullScans(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : []
  return [...own, ...(node.Plans ?? []).flatMap(fullScans)]
}

/** Cost of a statement once its rows are cached: the median of five runs, after one that does not count. */
export async function costOf(databaseUrl: string, { text, values }: Statement): Promise<Cost> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const costs: Cost[] = []
    for (let run = 0; run < 6; run++) {
      const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
        values,
      )
      const [{ Plan, 'Execution Time': ms }] = Explained.parse(rows[0]?.['QUERY PLAN'])
      costs.push({ ms, blocks: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], fullScans: fullScans(Plan) })
    }
    const [, ...warm] = costs
    const median = warm.toSorted((a, b) => a.ms - b.ms)[2]
    if (!median) throw new Error('No run')
    return median
  } finally {
    await client.end()
  }
}

/** The least of three calls of {@link costOf}, since the machine may be busy. */
export async function leastCostOf(url: string, statement: Statement): Promise<Cost> {
  const costs = [await costOf(url, statement), await costOf(url, statement), await costOf(url, statement)]
  return costs.reduce((least, cost) => (cost.ms < least.ms ? cost : least))
}
