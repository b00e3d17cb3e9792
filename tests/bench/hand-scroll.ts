import type { Browser, CDPSession, Page } from '@playwright/test'
import type { NetworkLine } from '#tests/support/page-load.ts'
import type { TestServer } from '#tests/support/server.ts'
import { cpuOf, openPage } from './hand-navigation.ts'
import { seed } from './seed.ts'

/** Cards of the library that are loaded before its scrolling is measured. */
export const CARDS = 2_000
/** Milliseconds between two frames from which one was dropped, at 60 frames a second. */
const DROPPED_MS = 25
const SCROLL = { distance: 40_000, speed: 4_000 }

export type Frames = {
  frames: number
  dropped: number
  longTasks: number
  longest: number
  cpu: number
  requests: number
}
type Scrolling = { loading: Frames; scrolled: Frames; starMs: number; starCpu: number }

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { gaps: [] as number[], tasks: [] as number[], isOn: true }
    Object.assign(window, { seen })
    const observer = new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((it) => it.duration)))
    observer.observe({ type: 'longtask' })
    let last = performance.now()
    const frame = (now: number) => {
      seen.gaps.push(now - last)
      last = now
      if (seen.isOn) requestAnimationFrame(frame)
      else observer.disconnect()
    }
    requestAnimationFrame(frame)
  })
}

async function framesDuring(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Frames> {
  let requests = 0
  const count = () => requests++
  page.on('request', count)
  await watchFrames(page)
  const before = await cpuOf(session)
  await act()
  const used = (await cpuOf(session)) - before
  page.off('request', count)
  const { gaps, tasks } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { gaps: number[]; tasks: number[]; isOn: boolean } }
    seen.isOn = false
    return seen
  })
  return {
    frames: gaps.length,
    dropped: gaps.filter((gap) => gap > DROPPED_MS).length,
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
    cpu: used,
    requests,
  }
}

/** Loads 2 000 cards by scrolling to the end of the library, scrolls through them, and presses a star among them. */
export async function scrolling(browser: Browser, server: TestServer, line: NetworkLine): Promise<Scrolling> {
  const { userId } = await seed(server.ownerUrl, { daycares: 1, activities: CARDS })
  const { page, session } = await openPage(browser, server, { id: userId }, line)
  await page.goto('/activities', { waitUntil: 'networkidle' })
  const cards = page.locator('.activity-card')
  const loading = await framesDuring(page, session, async () => {
    for (let last = 0, still = 0; still < 20; ) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForTimeout(100)
      const count = await cards.count()
      still = count === last ? still + 1 : 0
      last = count
    }
  })
  await page.evaluate(() => scrollTo(0, 2_000))
  await page.waitForTimeout(500)
  const gesture = {
    x: 700,
    y: 450,
    yDistance: -SCROLL.distance,
    speed: SCROLL.speed,
    gestureSourceType: 'mouse' as const,
  }
  const scrolled = await framesDuring(page, session, () => session.send('Input.synthesizeScrollGesture', gesture))
  const beforeStar = await cpuOf(session)
  const starMs = await page.evaluate(async () => {
    const stars = [...document.querySelectorAll<HTMLElement>('.activity-card button[aria-pressed]')]
    const star = stars[Math.floor(stars.length / 2)]
    const former = star?.getAttribute('aria-pressed')
    const begun = performance.now()
    star?.click()
    while (star?.getAttribute('aria-pressed') === former) await new Promise(requestAnimationFrame)
    return performance.now() - begun
  })
  const starCpu = (await cpuOf(session)) - beforeStar
  await page.context().close()
  return { loading, scrolled, starMs, starCpu }
}
