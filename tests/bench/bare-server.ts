import { createServer } from 'node:http'
import pg from 'pg'
import * as z from 'zod/mini'

/*
 * The least that a server can do: node:http, one pool, the same statements, JSON. What the application adds to that is
 * what the benchmark tells. Reads its orders from the environment; prints its port.
 */
const Statements = z.array(z.object({ text: z.string(), values: z.array(z.unknown()) }))

const statements = Statements.parse(JSON.parse(process.env.BENCH_STATEMENTS ?? '[]'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const server = createServer(async (_request, response) => {
  let rows: unknown[] = []
  for (const [index, { text, values }] of statements.entries())
    rows = (await pool.query({ name: `q${index}`, text, values })).rows
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(rows))
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
