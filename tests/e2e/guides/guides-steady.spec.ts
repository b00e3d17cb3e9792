import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'

/** The guides, each with its title. */
const GUIDES = [
  ['/definitions', 'Définitions'],
  ['/self-assessment', 'Autoévaluation'],
  ['/yearly-calendar', 'Calendrier annuel'],
  ['/zero-to-five-years', 'De 0 à 5 ans'],
  ['/zero-to-five-years?selectedAge=2-3-ans', 'De 0 à 5 ans'],
  ['/what-to-do', 'Que faire quand…'],
  ['/rhymes', 'Comptines et chansons'],
  ['/legal-framework', 'Cadre légal pratique'],
  ['/notes-to-portrait', 'Du carnet au portrait'],
  ['/alex/templates', 'Modèles à remplir'],
  ['/alex/backpack', 'Sac à dos'],
  ['/alex/continuum', 'Continuum'],
] as const

/**
 * Largest cumulative layout shift. On a slow machine a font may load after the first paint and break a line elsewhere (0.005
 * for one line on a phone); content inserted above the text shifts more. The Core Web Vitals call up to 0.1 good.
 */
const MAX_SHIFT = 0.02

type PaintRecord = { shifts: number; largest: string | null }

/** Call before a page loads: records the layout shifts, and the text of the largest contentful paint. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: PaintRecord = { shifts: 0, largest: null }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest = (entry as PerformanceEntry & { element: Element | null }).element?.textContent ?? seen.largest
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<[^>]+>/gs, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

for (const width of [1360, 390])
  test(`at ${width} px the largest contentful paint is in the HTML of the server, and nothing shifts`, async ({
    page,
    staff,
    signIn,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
    await signIn(staff.teacher)
    await watch(page)
    for (const path of [
      ...GUIDES.map(([guide]) => guide),
      '/what-to-do?selectedSituation=morsure',
      '/rhymes?selectedRhyme=mains-poissons',
    ]) {
      const response = await page.goto(path)
      const html = plain((await response?.text()) ?? '')
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const seen = () => page.evaluate(() => (window as unknown as { seen: PaintRecord }).seen)
      await expect.poll(async () => (await seen()).largest, path).not.toBeNull()
      const { shifts, largest } = await seen()
      expect(html, path).toContain(largest?.slice(0, 40))
      expect(shifts, path).toBeLessThan(MAX_SHIFT)
    }
  })

test('at a second visit, what was read is folded before the first paint: nothing shifts', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await page.goto('/what-to-do')
  await hydrated(page)
  const title = page.getByRole('button', { name: 'L’essentiel' })
  await title.click()
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await watch(page)
  await page.reload()
  await hydrated(page)
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await page.waitForLoadState('networkidle')
  const { shifts } = await page.evaluate(() => (window as unknown as { seen: PaintRecord }).seen)
  expect(shifts).toBeLessThan(MAX_SHIFT)
})

test('unknown search parameters fall back to the defaults, without a redirect', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  const nonsense =
    'selectedCategory=nulle+part&selectedAge=99-ans&selectedDomain=%3Cb%3E&selectedSituation=rien&selectedMoment=hier&selectedTheme=%3Ci%3E&selectedRhyme=rien&chosen=a..%22&scrollTo=%22%3E&x=1&x=2'
  for (const [path, title] of GUIDES) {
    const visited: string[] = []
    const note = (frame: { url: () => string }) => visited.push(frame.url())
    page.on('framenavigated', note)
    const response = await page.goto(`${path.split('?')[0]}?${nonsense}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    page.off('framenavigated', note)
    expect(response?.status(), path).toBe(200)
    expect(response?.request().redirectedFrom() ?? null, path).toBeNull()
    // The router may normalise the address, once.
    expect(visited.length, path).toBeLessThanOrEqual(2)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
})
