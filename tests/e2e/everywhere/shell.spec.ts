import { createActivity } from '#tests/support/activities.ts'
import { activityCards, expect, hydrated, open, test } from '../support/fixtures.ts'

test('the dark theme is stored on this device and applied before the first paint', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions')
  await page
    .getByRole('button', { name: /^Compte/ })
    .filter({ visible: true })
    .click()
  await page.getByText('Sombre', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { theme } = document.documentElement?.dataset ?? {}
      if (theme) window.name ||= `${theme} ${performance.now()}`
    }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true })
  })
  await page.reload()
  await hydrated(page)
  const [theme, since] = (await page.evaluate(() => window.name)).split(' ')
  const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
  expect(theme).toBe('dark')
  expect(Number(since)).toBeLessThan(painted)
})

test('with reduced motion the colours of the other theme apply at once', async ({ page, staff, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await signIn(staff.teacher)
  await open(page, '/activities')
  const [before, atOnce, later] = await page.evaluate(async () => {
    const colours = () => [...document.querySelectorAll('nav *')].map((element) => getComputedStyle(element).color)
    const before = colours()
    document.documentElement.dataset.theme = 'dark'
    const atOnce = colours()
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return [before, atOnce, colours()]
  })
  expect(atOnce).toEqual(later)
  expect(later).not.toEqual(before)
})

test('a page that fails says so, shows its error when asked, and can be tried again', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400|Lecture impossible/)
  const { title } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await signIn(staff.teacher)
  await open(page, '/activities')
  let isBroken = true
  await page.route('**/_serverFn/activities_getActivity?*', async (route) => {
    if (!isBroken) return route.continue()
    await route.fulfill({ status: 400, contentType: 'text/plain', body: 'Lecture impossible. (référence 400-ABC123)' })
  })
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('Something went wrong!')).toBeVisible()
  await expect(page.getByText('Lecture impossible.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect(page.getByText('(référence 400-ABC123)')).toBeVisible()
  await page.getByRole('button', { name: 'Hide Error' }).click()
  await expect(page.getByText('(référence 400-ABC123)')).toBeHidden()
  isBroken = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

for (const [what, link, file] of [
  ['without a loader', 'Définitions', 'definitions'],
  ['with a loader', 'Calendrier annuel', 'yearly-calendar'],
] as const) {
  test(`a page ${what} whose code cannot be loaded is reloaded automatically, once`, async ({
    page,
    staff,
    signIn,
    complaints,
  }) => {
    // React error 520: hydration fails because the code of the page is missing, and React renders it on the client.
    complaints.expect(/Failed to load resource|dynamically imported module|React error #520/)
    await signIn(staff.teacher)
    await open(page, '/quiz')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    let isMissing = true
    // Reloads before each request that failed.
    const failures: number[] = []
    await page.route(`**/assets/${file}-*.js`, (route) => {
      if (!isMissing) return route.continue()
      failures.push(documents.length)
      return route.abort()
    })
    const heading = page.getByRole('heading', { level: 1, name: link })
    await page.getByRole('link', { name: link }).filter({ visible: true }).click()
    // The file is still missing after the reload: an error is shown, and there is no reload loop.
    // (The page that is left may show it too, for a moment.)
    await expect.poll(() => failures).toContain(1)
    await expect(page.getByText('Something went wrong!')).toBeVisible()
    expect(documents).toEqual([`/${file}`])
    isMissing = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(heading).toBeVisible()
    expect(documents).toEqual([`/${file}`, `/${file}`])
  })
}

test('an unknown page leads home', async ({ page, staff, signIn, complaints }) => {
  complaints.expect(/status of 404/)
  await signIn(staff.teacher)
  await open(page, '/nulle-part')
  await expect(page).toHaveTitle('Page introuvable · Brindille')
  await expect(page.getByText('Not Found')).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page).toHaveURL('/quiz')
})

test('going back restores the scroll position', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await page.setViewportSize({ width: 1360, height: 500 })
  await open(page, '/activities')
  await expect(activityCards(page).nth(10)).toBeVisible()
  await activityCards(page).nth(10).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const before = await page.evaluate(() => window.scrollY)
  await activityCards(page).nth(10).getByRole('link').click()
  await expect(page).toHaveURL(/\/activities\/./)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100)
})

test('a session that has ended elsewhere leads to the sign-in page', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  await signIn(staff.teacher)
  await open(page, '/quiz')
  await db.session.deleteMany({ where: { userId: staff.teacher.id } })
  await page.reload()
  await expect(page).toHaveURL('/login?redirect=%2Fquiz')
})

test('every call carries the marker of the contract', async ({ page, staff, signIn }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  await signIn(staff.manager)
  await open(page, '/activities')
  await page.getByRole('group', { name: 'Filtrer les activités' }).getByRole('button', { name: /^Âge/ }).click()
  const listed = page.waitForRequest(/activities_getActivities/)
  await page.getByRole('group', { name: 'Âge', exact: true }).getByRole('checkbox', { name: '0-18 mois' }).check()
  await listed
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Compte/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  const names = calls.map((call) => new URL(call).pathname.replace('/_serverFn/', ''))
  expect(names).toEqual(expect.arrayContaining(['activities_getActivities', 'auth_logout']))
  for (const call of calls) expect(call).toMatch(/[?&]createServerFn(?:&|$)/)
})
