import type { Page } from '@playwright/test'
import type { User } from '#app/server/generated/prisma/client.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson } from '#tests/support/people.ts'
import { createLink } from '#tests/support/sign-in.ts'
import { violationsOf } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * Every page, in both themes, on a desk, a tablet and a phone: axe finds nothing, and nothing has to be scrolled
 * sideways. WCAG 2.2 AA and axe's own best practices; in the dark, what depends on colours.
 */

// Six looks at each page, and axe is thorough.
test.describe.configure({ timeout: 120_000 })

const WIDTHS = [1360, 820, 320]
const THEMES = ['light', 'dark'] as const
const ID = '019a0000-0000-7000-8000-000000000000'

const TEACHER_PAGES = [
  '/quiz',
  '/activities',
  '/activities/week',
  '/activities/trash',
  '/definitions',
  '/self-assessment',
  '/yearly-calendar',
  '/zero-to-five-years',
  '/change-password',
  '/account',
  '/alex/backpack',
  '/alex/continuum',
  '/alex/risks-vs-benefits',
  '/alex/quiz',
]
const MANAGER_PAGES = ['/team', '/quiz-reviews', '/administrator', '/create-daycare']
const ADMIN_PAGES = [
  '/admin',
  '/admin/daycares',
  '/admin/managers',
  '/admin/journal',
  '/admin/privacy',
  '/admin/question-bank',
]

/** @param rules those of axe that are asked; all of them by default */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const found = await violationsOf(page, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
}

/** What a theme decides; the rest of a page is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Opens a page and examines it at every width and in both themes. */
async function examine(page: Page, path: string): Promise<void> {
  const found: Record<string, string[]> = {}
  // No movement: a colour on its way is neither the one before nor the one after.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await open(page, path)
  for (const theme of THEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      const rules = theme === 'light' ? undefined : COLOUR_RULES
      const problems = [...(await violations(page, rules)), ...(await sidewaysScroll(page))]
      if (problems.length > 0) found[`${path} ${theme} ${width}`] = problems
    }
  expect(found).toEqual({})
}

for (const path of ['/login', '/login?lien=true', '/privacy', '/nulle-part'])
  test(`${path}, for anybody`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/)
    await examine(page, path)
  })

test('a link that no longer works', async ({ page, complaints }) => {
  complaints.expect(/status of 401/)
  await page.goto('/auth?t=perdu')
  await expect(page.getByRole('alert')).toBeVisible()
  await examine(page, '/auth?t=perdu')
})

const GROUPS: [string, string[], (people: { teacher: User; manager: User; admin: User }) => User][] = [
  ['educator', TEACHER_PAGES, ({ teacher }) => teacher],
  ['manager', MANAGER_PAGES, ({ manager }) => manager],
  ['superadmin', ADMIN_PAGES, ({ admin }) => admin],
]

for (const [who, paths, choose] of GROUPS)
  for (const path of paths)
    test(`${path}, as ${who}`, async ({ page, db, staff, signIn }) => {
      await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
      await signIn(choose({ ...staff, admin: await createPerson(db, 'SUPERADMIN') }))
      await examine(page, path)
    })

test('the sheet of an activity', async ({ page, db, staff, signIn }) => {
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await signIn(staff.teacher)
  await examine(page, `/activities/${id}`)
})

test('a sheet that does not exist', async ({ page, staff, signIn, complaints }) => {
  complaints.expect(/status of 404/)
  await signIn(staff.teacher)
  await examine(page, `/activities/${ID}`)
})

test('a newcomer who has to choose a password', async ({ page, db, staff, signIn }) => {
  await signIn(await createPerson(db, 'TEACHER', staff.daycare, { passwordExpired: true, lastLogin: null }))
  await examine(page, '/password-expired')
})

test('an educator without a daycare', async ({ page, db, signIn }) => {
  await signIn(await createPerson(db, 'TEACHER'))
  await examine(page, '/has_no_daycare')
})

test('the page behind a link, while it works', async ({ page, db, staff }) => {
  const token = await createLink(db, staff.teacher.id)
  await page.route('**/_serverFn/auth_exchangeLoginToken*', () => {})
  await examine(page, `/auth?t=${token}`)
})

test('these tests can fail: each fault of a page is found, on each element that has it', async ({ page }) => {
  await page.setContent(`<html lang="fr"><title>Fautes</title><body style="background: white"><main><h1>Fautes</h1>
    <img src="data:,"><img src="data:,"><p style="color: #bbb">Trop pâle</p><p style="color: #aaa">Pâle</p>
    <button></button><input type="text"><div style="width: 5000px">Large</div></main></body></html>`)
  const found = (await violationsOf(page)).map(({ id, nodes }) => [id, nodes.length])
  expect(Object.fromEntries(found)).toEqual({ 'image-alt': 2, 'color-contrast': 2, 'button-name': 1, label: 1 })
  expect((await violations(page, COLOUR_RULES)).map((line) => line.split(':')[0])).toEqual([
    'color-contrast',
    'color-contrast',
  ])
  expect(await sidewaysScroll(page)).not.toEqual([])
  await page.setContent('<iframe srcdoc="dedans"></iframe>')
  await expect(violationsOf(page)).rejects.toThrow('frames')
})
