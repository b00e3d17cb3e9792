import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb } from '#app/server/database/create-db.server.ts'
import { parseSettings } from '#app/server/settings.ts'
import { withClient } from './connection.ts'
import { prepareCluster } from './embedded.ts'
import { waitForDatabase } from './external.ts'
import { prepareDataFolder } from './home.ts'
import { postgresEnvironment } from './run-program.ts'
import { freePort } from './server.ts'

/*
 * A Postgres that lets in whoever has a certificate of its authority, by the name in it, and asks for no password: the
 * application then holds no secret that could be typed elsewhere.
 */

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'brindille-certificates-'))
let server: ChildProcess | undefined
let port = 0
/** Of the cluster: elsewhere when the account of Postgres cannot reach the folder. */
let home = ''

const file = (name: string) => join(folder, 'tls', name)
const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: join(folder, 'tls'), stdio: 'pipe' })

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']

function makeAuthority(name: string): void {
  openssl('req', '-x509', ...KEY, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.crt`)
}

/** A key and a certificate for this common name, signed by an authority. */
function certify(name: string, commonName: string, authority: string): void {
  openssl('req', ...KEY, '-subj', `/CN=${commonName}`, '-keyout', `${name}.key`, '-out', `${name}.csr`)
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
  const signer = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-days', '2']
  openssl('x509', '-req', '-in', `${name}.csr`, ...signer, '-extfile', 'names', '-out', `${name}.crt`)
}

beforeAll(async () => {
  if (!hasOpenssl) return
  const { binaries, account, ...cluster } = await prepareCluster(prepareDataFolder(join(folder, 'data')))
  home = cluster.home
  mkdirSync(join(folder, 'tls'))
  for (const authority of ['ours', 'theirs']) makeAuthority(authority)
  certify('server', 'localhost', 'ours')
  certify('application', 'brindille', 'ours')
  certify('other-name', 'somebody', 'ours')
  certify('stranger', 'brindille', 'theirs')
  writeFileSync(file('pg_hba.conf'), 'hostssl all all 127.0.0.1/32 cert\n')
  const inHome = (name: string) => join(home, name)
  // Beside the cluster, where its account may read them.
  for (const name of ['ours.crt', 'server.crt', 'server.key', 'pg_hba.conf']) {
    execFileSync('cp', [file(name), inHome(name)])
    if (account) chownSync(inHome(name), account.uid, account.gid)
  }
  port = await freePort()
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    hba_file: inHome('pg_hba.conf'),
    ssl: 'on',
    ssl_ca_file: inHome('ours.crt'),
    ssl_cert_file: inHome('server.crt'),
    ssl_key_file: inHome('server.key'),
  }
  server = spawn(
    binaries.postgres,
    ['-D', join(home, 'data'), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: home, env: postgresEnvironment(), stdio: 'ignore' },
  )
})
afterAll(async () => {
  if (server?.exitCode === null && server.kill('SIGQUIT')) await once(server, 'exit')
  for (const left of [home, folder]) if (left) rmSync(left, { recursive: true, force: true })
})

/** Address of the database, for whoever holds this certificate. */
function addressWith(certificate?: string, authority = 'ours'): string {
  const own = certificate ? `&sslcert=${file(`${certificate}.crt`)}&sslkey=${file(`${certificate}.key`)}` : ''
  return `postgresql://brindille@localhost:${port}/brindille?sslmode=verify-full&sslrootcert=${file(`${authority}.crt`)}${own}`
}

const connect = (address: string) => withClient(address, (client) => client.query('SELECT 1'))

test.skipIf(!hasOpenssl)('a client certificate lets the application in, without a password', async () => {
  const DATABASE_URL = addressWith('application')
  expect(parseSettings({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  await waitForDatabase('DATABASE_URL', DATABASE_URL)
  const db = createDb(DATABASE_URL, 2, 20)
  try {
    const rows = await db.$queryRaw`SELECT current_user::text AS who, ssl, client_dn FROM pg_stat_ssl
                                    WHERE pid = pg_backend_pid()`
    expect(rows).toEqual([{ who: 'brindille', ssl: true, client_dn: '/CN=brindille' }])
  } finally {
    await db.$disconnect()
  }
})

test.skipIf(!hasOpenssl)(
  'without it, with one of another name or authority, or without TLS, nobody enters',
  async () => {
    await waitForDatabase('DATABASE_URL', addressWith('application'))
    await expect(waitForDatabase('DATABASE_URL', addressWith())).rejects.toThrow(/refuse la connexion.*certificate/)
    await expect(connect(addressWith('other-name'))).rejects.toThrow(/authentication failed/)
    await expect(connect(addressWith('stranger'))).rejects.toThrow(/unknown ca|alert|ECONNRESET|terminated/)
    const plain = addressWith().replace(/\?.*/, '?sslmode=disable')
    await expect(connect(plain)).rejects.toThrow(/no pg_hba\.conf entry.*no encryption/)
  },
)

test.skipIf(!hasOpenssl)('a server that another authority vouches for is not talked to', async () => {
  await waitForDatabase('DATABASE_URL', addressWith('application'))
  await expect(connect(addressWith('application', 'theirs'))).rejects.toThrow(/certificate/)
  // The certificate is for its name, and not for its number.
  await expect(connect(addressWith('application').replace('@localhost', '@127.0.0.1'))).rejects.toThrow(
    /not in the cert|altnames/,
  )
})
