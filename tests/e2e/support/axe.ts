import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/**
 * Violations that axe finds on the page in its current state. @param rules ids of the rules to check; all by default
 *
 * Both options only save time. `resultTypes` spares the description of every element that passes, and the legacy mode an
 * empty page for combining the results of frames: our pages have none, and a page with frames throws.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
  if (page.frames().length > 1) throw new Error('The page has frames: let axe look into them')
  // The builder sends the 600 kB of axe twice for each analysis, though the page has them since the first one.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'true' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
}

/** Rules whose result depends on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** One line per element with a violation. @param rules as for {@link violationsOf} */
export async function complaintsOf(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await violationsOf(page, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}

/** Elements beyond the right edge; empty when the page has no horizontal scrolling. */
export function sidewaysScroll(page: Page): Promise<string[]> {
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

/**
 * Expects no violation and no horizontal scrolling in the current state of the page, in both themes and at these widths. All
 * rules are checked in the light theme, those about colours in the dark one. Leaves the page in the light theme, at its size.
 */
export async function examine(page: Page, name: string, widths: number[] = [1360, 320]): Promise<void> {
  const size = page.viewportSize()
  const found: Record<string, string[]> = {}
  for (const theme of ['dark', 'light'] as const) {
    // Without transitions, which would change the measured colours.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const rules = theme === 'light' ? undefined : COLOUR_RULES
      const problems = [...(await complaintsOf(page, rules)), ...(await sidewaysScroll(page))]
      if (problems.length > 0) found[`${name} ${theme} ${width}`] = problems
    }
  }
  if (size) await page.setViewportSize(size)
  expect(found).toEqual({})
}
