import { createServer } from 'node:http'
import pg from 'pg'
import * as z from 'zod/mini'

/*
 * A minimal server to compare with: node:http, one pool, the same statements, JSON. The statements come from the environment
 * (BENCH_STATEMENTS); the address is printed as JSON.
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
