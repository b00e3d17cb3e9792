import { expect, test } from 'vitest'
import { readableData } from './readable-data.ts'

test('holds every part and value, in words, and nothing of it runs', () => {
  const json = JSON.stringify([
    {
      title: 'Profil',
      rows: [{ lastName: '<script>alert(1)</script>', lastLogin: '2026-03-03T14:05:00.000Z', ok: true }],
    },
    { title: 'Quiz', rows: [] },
  ])
  const page = readableData(json, 'Marie "M" Lavoie', new Date('2026-03-04T15:00:00Z'))
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('3 mars 2026 à 9')
  expect(page).toContain('<h2>Quiz (0)</h2><p>Rien.</p>')
})
