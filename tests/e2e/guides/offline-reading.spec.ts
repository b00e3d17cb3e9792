import type { Page } from '@playwright/test'
import { mondayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay, dateOf } from '#app/lib/dates/dates.ts'
import { createActivity } from '#tests/support/activities.ts'
import { examine } from '../support/axe.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const ROOT = '/alex/risks-vs-benefits'

/** What the browser says of each request without connection. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached a page. */
async function expectCached(page: Page, path: string): Promise<void> {
  await page.mouse.move(5, 5)
  const isCached = () =>
    page.evaluate(async (address) => {
      for (const name of await caches.keys())
        if (name.startsWith('brindille-pages-') && (await (await caches.open(name)).match(address))) return true
      return false
    }, path)
  // Not `waitForFunction`: a promise would count as truthy.
  await expect.poll(isCached).toBe(true)
}

const personalCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /pages|answers/.test(name)))

test('an exercise that was opened can be read and sorted without connection, and the attempt is sent when it is back', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  await signIn(staff.teacher)
  await open(page, ROOT)
  await expectCached(page, ROOT)
  await open(page, `${ROOT}/2`)
  await expectCached(page, `${ROOT}/2`)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const drawing = page.getByRole('img').first()
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Bénéfices', exact: true }).click()
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()

  await page.goto(ROOT)
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(42)
  await page.goto('/activities')
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible()
  // A connection that comes and goes must not take her back from the page that she has chosen.
  await page.getByRole('link', { name: title }).evaluate((link: HTMLElement) => {
    link.click()
    dispatchEvent(new Event('online'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hydrated(page)

  await context.setOffline(false)
  await expect
    .poll(() => db.exerciseAttempt.count({ where: { userId: staff.teacher.id, exerciseId: 2 } }), { timeout: 15_000 })
    .toBe(1)
})

test('once the situations were seen, each can be read without connection, by its address too', async ({
  page,
  context,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  await signIn(staff.teacher)
  await open(page, '/what-to-do')
  await expectCached(page, '/what-to-do')
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Un enfant mord/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un enfant mord')
  await page.goto('/what-to-do?selectedSituation=bosse')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une chute, une bosse à la tête')
  await expect(page).toHaveURL('/what-to-do?selectedSituation=bosse')
})

test('without connection, a kept page opens from the menu at once, and another one says what is kept', async ({
  page,
  context,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  await signIn(staff.teacher)
  for (const path of ['/alex/backpack', '/definitions']) {
    await open(page, path)
    await expectCached(page, path)
  }
  await context.setOffline(true)
  const menu = page.getByRole('navigation', { name: 'Principale' })
  await menu.getByRole('link', { name: 'Sac à dos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sac à dos', { timeout: 3_000 })
  await hydrated(page)
  await expect(page.getByRole('checkbox').first()).toBeVisible()

  await menu.getByRole('link', { name: 'Activités' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion')
  await expect(page.getByRole('link', { name: 'Définitions' })).toBeVisible()
  await expect(page.getByText(/TypeError|Failed to fetch|went wrong/)).toHaveCount(0)
  await examine(page, 'offline page')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activités')
})

test('a kept page opens although the network does not answer', async ({ page, context, staff, signIn }) => {
  await signIn(staff.teacher)
  for (const path of ['/definitions', '/alex/backpack']) {
    await open(page, path)
    await expectCached(page, path)
  }
  const network = await context.newCDPSession(page)
  const conditions = { offline: false, latency: 60_000, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', conditions)
  await page.goto('/definitions', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Définitions')
})

test('the sheets of this week are kept without being opened, until somebody else signs in', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  // Only paper shows the code of a sheet: what draws it is not kept with one that nobody has opened.
  complaints.expect(/qr-code/)
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  const { id, title } = await createActivity(db, owner, { title: 'Le chemin des cocottes' })
  const day = dateOf(mondayOf(calendarDay()))
  const planned = { daycareId: staff.daycare.id, userId: staff.teacher.id, activityId: id, day }
  await db.plannedActivity.create({ data: { ...planned, slot: 'MORNING' } })
  await signIn(staff.teacher)
  await open(page, '/definitions')
  await expectCached(page, `/activities/${id}`)
  await expectCached(page, `/activities/${id}/terrain`)
  await expectCached(page, '/rhymes')

  await context.setOffline(true)
  await page.goto('/activities/week')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: /Matériel/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hydrated(page)
  await page.getByRole('link', { name: 'Mode terrain' }).click()
  await expect(page.getByRole('heading', { name: 'Avant de commencer' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByText('Se lit sans connexion')).toBeVisible()
  await page.goto('/team')
  await expect(page.getByRole('heading', { name: 'Votre semaine et vos fiches, sans connexion' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)

  await context.setOffline(false)
  await signIn(staff.manager)
  await open(page, '/what-to-do')
  await expectCached(page, '/what-to-do')
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), `/activities/${id}`)
  await expect.poll(isKept).toBe(false)
})

test('what was done without connection leaves from whatever page she is on', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  await signIn(staff.teacher)
  for (const path of ['/definitions', `${ROOT}/2`]) {
    await open(page, path)
    await expectCached(page, path)
  }
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Bénéfices', exact: true }).click()
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
  await page.goto('/definitions')
  await hydrated(page)
  await context.setOffline(false)
  await expect(page.getByText('Ce qui attendait sur cet appareil est envoyé.')).toBeVisible()
  expect(await db.exerciseAttempt.count({ where: { userId: staff.teacher.id, exerciseId: 2 } })).toBe(1)
  await expect(page).toHaveURL('/definitions')
})

test('the application can be installed, which is offered once', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions')
  const sizes = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
    const { icons, start_url: start } = await (await fetch(address)).json()
    const drawn = icons.map(async ({ src, sizes: said }: { src: string; sizes: string }) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return said === 'any' || said === `${image.naturalWidth}x${image.naturalHeight}` ? said : `${src} is not ${said}`
    })
    return [start, ...(await Promise.all(drawn))]
  })
  expect(sizes).toEqual(['/', '192x192', '512x512', '512x512', 'any'])

  const offer = page.getByRole('complementary', { name: 'Installer' })
  const beInstallable = () =>
    page.evaluate(() =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt() {} })),
    )
  await expect(async () => {
    expect(await beInstallable()).toBe(false)
    await expect(offer).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await offer.getByRole('button', { name: 'Non merci' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await hydrated(page)
  // What nobody prevents is left to the browser.
  expect(await beInstallable()).toBe(true)
  await expect(offer).toBeHidden()
})

test('signing out deletes the cached pages', async ({ page, context, staff, signIn, complaints }) => {
  complaints.expect(OFFLINE)
  await signIn(staff.teacher)
  await open(page, ROOT)
  await expectCached(page, ROOT)
  await page
    .getByRole('button', { name: /^Compte/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  // The address changes first: until the form is there, its files are on their way, and without them the page reloads.
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => personalCaches(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(ROOT)
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible()
  await expect(page.getByText(staff.teacher.lastName)).toHaveCount(0)
  await expect(page.getByText('Vous pouvez lire')).toHaveCount(0)
})
