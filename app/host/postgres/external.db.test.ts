import { expect, test } from 'vitest'
import { waitForDatabase } from './external.ts'

const withUser = (user: string, password: string): string => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  return Object.assign(url, { username: user, password }).href
}

test.each([
  ['a wrong password', withUser('brindille', 'faux')],
  ['no password', withUser('brindille', '')],
  ['an unknown role', withUser('personne', 'faux')],
])('%s in DATABASE_URL is reported at once, with what to correct', async (_, url) => {
  const begun = Date.now()
  await expect(waitForDatabase('DATABASE_URL', url)).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringMatching(/refuse la connexion.*Corrigez .*DATABASE_URL/s),
  })
  // Far less than the wait for a server that does not answer.
  expect(Date.now() - begun).toBeLessThan(5_000)
})

test('the right ones are let in', async () => {
  await expect(waitForDatabase('DATABASE_URL', process.env.DATABASE_URL ?? '')).resolves.toBeUndefined()
})
