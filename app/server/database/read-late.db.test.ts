import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getAuditLog } from '#app/features/admin/audit-log/server.ts'
import { createTestDatabase } from '#tests/support/cluster.ts'
import { createPerson, scopeOf } from '#tests/support/people.ts'
import { env } from '../env.server.ts'
import { createDb } from './create-db.server.ts'
import { db } from './db.server.ts'

const other = await createTestDatabase(`test_${process.pid}_replica`)
const inReplica = createDb(other.url, 1, 20)
const address = new URL(other.url)
const socketIn = (folder: string) => join(folder, `.s.PGSQL.${address.port}`)
const folder = await mkdtemp(join(tmpdir(), 'brindille-door-'))

/** The replica is reached through a door of its own, which can be shut. */
const sockets = new Set<Socket>()
const inner = socketIn(address.searchParams.get('host') ?? '')
const door = createServer((socket) => {
  const inside = connect(inner)
  for (const end of [socket, inside]) sockets.add(end.on('error', () => undefined))
  socket.pipe(inside).pipe(socket)
}).listen(socketIn(folder))
await once(door, 'listening')

function shut(): void {
  door.close()
  for (const socket of sockets) socket.destroy()
}

afterAll(async () => {
  env().DATABASE_READ_URL = undefined
  shut()
  await inReplica.$disconnect()
  await other.drop()
  await rm(folder, { recursive: true })
})

const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
const actions = async () => (await getAuditLog(admin, {})).entries.map(({ action }) => action)

test('what may be a second old is read from the replica, and from the database while it does not answer', async () => {
  await db().auditEntry.create({ data: { action: 'session.opened' } })
  await inReplica.auditEntry.create({ data: { action: 'session.closed' } })
  expect(await actions()).toEqual(['session.opened'])

  address.searchParams.set('host', folder)
  // What is read there cannot write.
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  env().DATABASE_READ_URL = address.href
  expect(await actions()).toEqual(['session.closed'])

  shut()
  expect(await actions()).toEqual(['session.opened'])
})
