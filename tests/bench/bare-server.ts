import { createServer } from 'node:http'
import pg from 'pg'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as z from 'zod/mini'

/*
 * A minimal server to compare with: node:http, one pool, the same statements, JSON; under `/page`, a React page of the rows of
 * the last one. The statements come from the environment (BENCH_STATEMENTS); the address is printed as JSON.
 */
const Statements = z.array(z.object({ text: z.string(), values: z.array(z.unknown()) }))

const statements = Statements.parse(JSON.parse(process.env.BENCH_STATEMENTS ?? '[]'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

type Row = Record<string, unknown>

/** The least that shows what a card does, without a style. */
function renderCards(rows: Row[]): string {
  const cards = rows.map((row) =>
    createElement(
      'li',
      { key: String(row.id) },
      createElement('h3', null, createElement('a', { href: `/activities/${row.id}` }, String(row.title))),
      createElement('p', null, String(row.summary)),
      ...['developments', 'ageGroups', 'durationMinutes', 'place'].map((fact) =>
        createElement('b', { key: fact }, String(row[fact])),
      ),
      createElement('button', { type: 'button', 'aria-label': `Favori : ${row.title}` }),
    ),
  )
  const body = createElement('body', null, createElement('main', null, createElement('ul', null, cards)))
  return `<!DOCTYPE html>${renderToString(createElement('html', { lang: 'fr' }, body))}<script type="application/json">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script>`
}

const server = createServer(async (request, response) => {
  let rows: Row[] = []
  for (const [index, { text, values }] of statements.entries())
    rows = (await pool.query<Row>({ name: `q${index}`, text, values })).rows
  const isPage = request.url === '/page'
  response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json')
  response.end(isPage ? renderCards(rows) : JSON.stringify(rows))
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
