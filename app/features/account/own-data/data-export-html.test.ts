import { expect, test } from 'vitest'
import { dataExportHtml } from './data-export-html.ts'

test('shows every part and value as text, and escapes what looks like HTML', () => {
  const json = JSON.stringify([
    {
      title: 'Profil',
      rows: [{ lastName: '<script>alert(1)</script>', lastLogin: '2026-03-03T14:05:00.000Z', ok: true }],
    },
    { title: 'Quiz', rows: [] },
  ])
  const page = dataExportHtml(json, 'Marie "M" Lavoie', new Date('2026-03-04T15:00:00Z'))
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('3 mars 2026 à 9')
  expect(page).toContain('<h2>Quiz (0)</h2><p>Rien.</p>')
})
