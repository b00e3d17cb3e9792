import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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
