import type { Browser, Page } from '@playwright/test'
import type { User } from '#app/server/generated/prisma/client.ts'
import type { TestServer } from '#tests/support/server.ts'
import { cpuOf, openPage } from './hand-navigation.ts'

/** Frames during which a state is watched: longer than a render takes that would return it to what it was. */
const WATCHED_FRAMES = 30

export type Gesture = {
  name: string
  path: string
  person: Pick<User, 'id'>
  /** What is done first, with a server that answers. */
  before?: (page: Page) => Promise<unknown>
  /** What is pressed, as a selector, while the server answers nothing. */
  press: string
  /** What shows it, when that is not what is pressed. */
  shows?: string
}

/** Frame in which the state changed for good, 1 for that of the press; null when it waits for the server. */
type GestureResult = { frame: number | null; ms: number; cpu: number }

/** Presses something while every call to the server hangs, and says in which frame the page shows it. */
export async function pressed(browser: Browser, server: TestServer, gesture: Gesture): Promise<GestureResult> {
  const { path, person, before, press, shows = press } = gesture
  const { page, session } = await openPage(browser, server, person, { bits: 10_000_000, latency: 40 })
  try {
    await page.goto(path, { waitUntil: 'networkidle' })
    await before?.(page)
    // Never answered: whatever shows does not wait for it.
    await page.route('**/_serverFn/**', () => undefined)
    await page.locator(press).first().waitFor({ state: 'attached' })
    const cpuBefore = await cpuOf(session)
    const seen = await page.evaluate(
      async ([pressSelector, showsSelector, frames]) => {
        const state = () => {
          const element = document.querySelector(showsSelector)
          if (!element) return ''
          const { checked, value } = element as HTMLInputElement
          const aria = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'].map((it) =>
            element.getAttribute(it),
          )
          return JSON.stringify([checked, value, ...aria, checked === undefined && element.textContent])
        }
        const target = document.querySelector<HTMLElement>(pressSelector)
        const former = state()
        const begun = performance.now()
        target?.click()
        const states: { isNew: boolean; at: number }[] = []
        while (states.length < frames) {
          await new Promise(requestAnimationFrame)
          states.push({ isNew: state() !== former, at: performance.now() - begun })
        }
        return states
      },
      [press, shows, WATCHED_FRAMES] as const,
    )
    const cpu = (await cpuOf(session)) - cpuBefore
    const lastFormer = seen.findLastIndex(({ isNew }) => !isNew)
    const shown = seen[lastFormer + 1]
    return { frame: shown ? lastFormer + 2 : null, ms: shown?.at ?? Number.POSITIVE_INFINITY, cpu }
  } finally {
    await page.context().close()
  }
}
