import { expect, test } from 'vitest'
import { CreateDaycareInput } from './schema.ts'

const read = (given: Record<string, string>) =>
  CreateDaycareInput.safeParse({ name: 'La Clairière', kind: 'CPE', ...given })

test('the name and the kind are enough', () => {
  expect(read({}).data).toEqual({
    name: 'La Clairière',
    kind: 'CPE',
    address: '',
    phone: '',
    permitNumber: '',
    capacity: '',
  })
})

test.each([
  '514 555-0123',
  '(514) 555-0123',
  '5145550123',
  '1 800 555-0123',
  '+1 418 555 0123',
  '514-555-0123 poste 12',
])('telephone %s', (phone) => expect(read({ phone }).success).toBe(true))
test.each(['555-0123', '514 555-012', '0033 1 23 45 67 89', 'au bureau', '514 555-0123 poste'])(
  'no telephone: %s',
  (phone) => expect(read({ phone }).success).toBe(false),
)

test.each(['1868-6545', '3001 2345', '12345678', '7000-0001-01'])('permit %s', (permitNumber) =>
  expect(read({ permitNumber }).success).toBe(true),
)
test.each(['12', 'CPE-1234', '1234-', '1234--5678', '1234567890123'])('no permit: %s', (permitNumber) =>
  expect(read({ permitNumber }).success).toBe(false),
)

test('a long number that is no permit is refused at once: a regular expression that backtracks would double its time with each digit', () => {
  expect(read({ permitNumber: `${'0'.repeat(34)}x` }).success).toBe(false)
})

test.each(['1', '80', '1000', ''])('capacity « %s »', (capacity) => expect(read({ capacity }).success).toBe(true))
test.each(['0', '1001', '-4', '12.5', '1e2', 'quatre-vingts'])('no capacity: %s', (capacity) =>
  expect(read({ capacity }).success).toBe(false),
)

test('an address stays on one line', () => {
  expect(read({ address: '12, rue des Érables, Saint-Jérôme (Québec)  J7Z 1A1' }).success).toBe(true)
  expect(read({ address: 'rue\nfausse' }).success).toBe(false)
  expect(read({ address: 'a'.repeat(201) }).success).toBe(false)
})
