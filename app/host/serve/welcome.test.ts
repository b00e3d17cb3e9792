import { expect, test } from 'vitest'
import { parseSettings } from '#app/server/settings.ts'
import { localAddress, welcome } from './welcome.ts'

const demo = { people: [{ email: 'a@brindille.test', label: 'Éducatrice' }], password: 'secret' }

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('HOST=%s opens at %s', (HOST, address) => {
  expect(localAddress({ HOST, PORT: 3000 })).toBe(address)
})

test('shows the address and who may enter', () => {
  const text = welcome(parseSettings({}), { demo, isEmpty: false, hasOneRole: false })
  expect(text).toContain('http://127.0.0.1:3000')
  expect(text).toMatch(/a@brindille\.test\s+Éducatrice/)
  expect(text).toContain('secret')
  expect(text).not.toContain('Attention')
})

test('warns when a public address leads to public passwords', () => {
  expect(
    welcome(parseSettings({ APP_ORIGIN: 'https://exemple.ca' }), { demo, isEmpty: false, hasOneRole: false }),
  ).toContain('Attention')
})

test('says that one role does everything, until another one owns the tables', () => {
  const text = (hasOneRole: boolean) => welcome(parseSettings({}), { demo: undefined, isEmpty: false, hasOneRole })
  expect(text(true)).toContain('DATABASE_OWNER_URL')
  expect(text(false)).not.toContain('DATABASE_OWNER_URL')
})

test('says how to begin where nobody has an account', () => {
  expect(welcome(parseSettings({}), { demo: undefined, isEmpty: true, hasOneRole: false })).toContain(
    'npm run admin:create',
  )
})
