import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashSecret, needsRehash, verifySecret } from './password.server.ts'

test('stores Argon2id with at least 19 MiB', async () => {
  const stored = await hashSecret('correct cheval batterie')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(needsRehash(stored)).toBe(false)
  expect(needsRehash(stored.replace('m=19456', 'm=4096'))).toBe(true)
})

test('only the exact password is accepted, neither trimmed nor truncated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, maxLength: 128 }),
      fc.string({ maxLength: 3 }),
      async (password, more) => {
        const stored = await hashSecret(password)
        expect(await verifySecret(stored, password)).toBe(true)
        if (more) expect(await verifySecret(stored, password + more)).toBe(false)
      },
    ),
    { numRuns: 15 },
  )
})

test('« é » is the same on every keyboard', async () => {
  expect(await verifySecret(await hashSecret('\u00e9cureuil roux'), 'e\u0301cureuil roux')).toBe(true)
})

test('a flood of checks waits in a short queue, and what is stored never waits behind a refusal', async () => {
  const stored = await hashSecret('correct cheval batterie')
  const checks = Array.from({ length: 300 }, () => verifySecret(stored, 'pas le bon'))
  const storing = hashSecret('sept bottes sous la pluie')
  const results = await Promise.allSettled(checks)
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
  expect(results.length - refused.length).toBe(102)
  expect(refused[0]).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 5 })
  expect(refused[0].message).toContain('Réessayez dans quelques secondes')
  expect(await verifySecret(await storing, 'sept bottes sous la pluie')).toBe(true)
})

test('without a stored hash no password is accepted', async () => {
  expect(await verifySecret(null, 'no password is this one')).toBe(false)
})
