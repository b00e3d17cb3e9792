import pg from 'pg'
import { codeOf } from '../failure.ts'
import { type Credentials, ROLES } from './credentials.ts'
import type { Postmaster } from './postmaster-file.ts'

/** Address of a database of a running cluster, for one of its roles. */
export function databaseUrl(
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
  credentials: Credentials,
  role: keyof Credentials,
  database = role === 'superuser' ? 'postgres' : 'brindille',
): string {
  const socket = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ''
  return `postgresql://${ROLES[role]}:${credentials[role]}@${socketFolder ? 'localhost' : '127.0.0.1'}:${port}/${database}${socket}`
}

/** Runs `work` on one connection, and closes it. `timeoutMs` limits connecting only. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  timeoutMs = 5000,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  // A connection that is cut while idle emits an error, which would end the process; the next query rejects anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether the server refuses for good: wrong or missing password, unknown role or database. */
export function isRefusal(error: unknown): boolean {
  return /^(28|3D)/.test(codeOf(error)) || (error instanceof Error && error.message.startsWith('SASL'))
}
