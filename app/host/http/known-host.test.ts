import { expect, test } from 'vitest'
import { parseSettings } from '#app/server/settings.ts'
import { knownHosts } from './known-host.ts'

const LOOPBACK = ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']

test.each([
  [{}, LOOPBACK],
  [{ HOST: '192.168.1.10' }, [...LOOPBACK, '192.168.1.10:3000']],
  [{ HOST: 'Brindille.local' }, [...LOOPBACK, 'brindille.local:3000']],
  [{ HOST: 'fe80::1' }, [...LOOPBACK, '[fe80::1]:3000']],
  [{ APP_ORIGIN: 'https://exemple.ca' }, [...LOOPBACK, 'exemple.ca', 'exemple.ca:443']],
  [{ APP_ORIGIN: 'http://exemple.ca' }, [...LOOPBACK, 'exemple.ca', 'exemple.ca:80']],
  [{ APP_ORIGIN: 'https://exemple.ca:8443' }, [...LOOPBACK, 'exemple.ca:8443']],
  [{ PORT: '80' }, ['localhost', '127.0.0.1', '[::1]', 'localhost:80', '127.0.0.1:80', '[::1]:80']],
])('%j is asked under these names and no other', (env: Record<string, string>, hosts) => {
  expect([...knownHosts(parseSettings({ ...env, PRIVATE_NETWORK: '1' }))].sort()).toEqual([...hosts].sort())
})
