import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/**
 * What axe has against the page as it is now: every rule on every element, unless `rules` names those that are asked.
 *
 * Both settings leave the violations as they are and only save work. Of what is in order, axe would describe each
 * element (thousands on a long page, most of its time). And it would open an empty page to put the frames together:
 * ours have none, and a frame that appears is a failure here rather than a frame that nobody looks at.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
  if (page.frames().length > 1) throw new Error('The page has frames: let axe look into them')
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
}

/** What a theme decides; the rest of a page is the same in both. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** One line for each element that axe has something against. @param rules those that are asked; all of them by default */
export async function complaintsOf(page: Page, rules?: string[]): Promise<string[]> {
  const found = await violationsOf(page, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}

/** What reaches beyond the right edge; nothing when the page need not be scrolled sideways. */
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
 * Looks at the page as it stands, in both themes and at these widths: axe finds nothing, nothing has to be scrolled
 * sideways. Every rule in the light, in the dark those that depend on colours. Leaves the page in the light, at its size.
 */
export async function examine(page: Page, name: string, widths: number[] = [1360, 320]): Promise<void> {
  const size = page.viewportSize()
  const found: Record<string, string[]> = {}
  for (const theme of ['dark', 'light'] as const) {
    // No movement: a colour on its way is neither the one before nor the one after.
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
