import { expect, test } from 'vitest'
import { clientNetwork } from './rate-limit.server.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('%s is counted as %s', (ip, place) => {
  expect(clientNetwork(ip)).toBe(place)
})

test('everything that is not an address is counted as one', () => {
  expect(clientNetwork('invented-1')).toBe(clientNetwork('invented-2'))
})
