import { expect, test } from 'vitest'
import { bottomItems, isCurrent, navGroups, type ShellRole } from './nav.ts'

const ROLES: ShellRole[] = ['TEACHER', 'MANAGER', 'SUPERADMIN']
const addresses = (role: ShellRole) => navGroups(role).flatMap(({ items }) => items.map(({ to }) => to))

/** The entry that is current on an address, for the superadmin and the manager together. */
function currentOn(pathname: string): string[] {
  const items = [...navGroups('SUPERADMIN'), ...navGroups('MANAGER')].flatMap((group) => group.items)
  return [...new Set(items.filter((item) => isCurrent(item, pathname)).map(({ to }) => to))]
}

test('a page has one current entry, and so have the pages below it', () => {
  expect(currentOn('/quiz')).toEqual(['/quiz'])
  expect(currentOn('/quiz/018f')).toEqual(['/quiz'])
  expect(currentOn('/quiz-reviews')).toEqual(['/quiz-reviews'])
  expect(currentOn('/alex/quiz/018f')).toEqual(['/alex/quiz'])
  expect(currentOn('/admin')).toEqual(['/admin'])
  expect(currentOn('/admin/managers')).toEqual(['/admin/managers'])
  expect(currentOn('/change-password')).toEqual([])
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
