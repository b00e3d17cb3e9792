import { expect, test } from 'vitest'
import { defaultHeaders } from './default-headers.ts'

test('every answer is closed unless it opens itself', () => {
  expect(defaultHeaders('/', false)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test.each(['/auth', '/auth/', '/auth/x', '/releve/x'])(
  '%s leaves no address behind: it holds a secret link',
  (path) => {
    expect(defaultHeaders(path, false)['referrer-policy']).toBe('no-referrer')
  },
)

test('a page that only begins alike is like the others', () => {
  expect(defaultHeaders('/authors', false)['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('browsers are bound to https, for the names below as well, only where the address is an https one', () => {
  expect(defaultHeaders('/', true)['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/)
  expect(defaultHeaders('/', false)).not.toHaveProperty('strict-transport-security')
})
