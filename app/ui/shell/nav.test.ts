import { expect, test } from 'vitest'
import { bottomItems, isCurrent, navGroups, type ShellRole } from './nav.ts'

const ROLES: ShellRole[] = ['TEACHER', 'MANAGER', 'SUPERADMIN']
const addresses = (role: ShellRole) => navGroups(role).flatMap(({ items }) => items.map(({ to }) => to))

/** Entries that are current on an address, for the superadmin and the manager together. */
function currentEntries(pathname: string): string[] {
  const items = [...navGroups('SUPERADMIN'), ...navGroups('MANAGER')].flatMap((group) => group.items)
  return [...new Set(items.filter((item) => isCurrent(item, pathname)).map(({ to }) => to))]
}

test('a page has one current entry, which is also current on the pages below it', () => {
  expect(currentEntries('/quiz')).toEqual(['/quiz'])
  expect(currentEntries('/quiz/018f')).toEqual(['/quiz'])
  expect(currentEntries('/quiz-reviews')).toEqual(['/quiz-reviews'])
  expect(currentEntries('/alex/quiz/018f')).toEqual(['/alex/quiz'])
  expect(currentEntries('/admin')).toEqual(['/admin'])
  expect(currentEntries('/admin/managers')).toEqual(['/admin/managers'])
  expect(currentEntries('/change-password')).toEqual([])
})

test.each(ROLES)('%s: no address twice, four entries at the bottom, all of them in the groups', (role) => {
  const all = addresses(role)
  expect(new Set(all).size).toBe(all.length)
  expect(bottomItems(role)).toHaveLength(4)
  for (const { to } of bottomItems(role)) expect(all).toContain(to)
})

test('only those who may enter see the entry', () => {
  expect(addresses('TEACHER').some((to) => to === '/team' || to.startsWith('/admin'))).toBe(false)
  expect(addresses('MANAGER').some((to) => to.startsWith('/admin/'))).toBe(false)
  expect(addresses('SUPERADMIN')).not.toContain('/team')
})
