import { chromium } from '@playwright/test'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { findChromium } from '#tests/support/chromium.ts'
import { startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { createStaffedDaycare } from '#tests/support/people.ts'
import { startServer } from '#tests/support/server.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'
import { median } from './load.ts'

/** Most milliseconds from the end of the first section of the model until it is on screen. */
export const FIRST_SECTION_LIMIT_MS = 200
const ROUNDS = 5

/**
 * Milliseconds from the end of the first section of the model until a browser shows it: the median of several generations.
 * The fake model runs in this process and the browser on this machine, so that both times are of one clock.
 */
export async function firstSectionDelay(): Promise<number> {
  const fake = await startFakeLlm()
  const settings = { OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: 'sk-bench', OPENAI_MODEL: 'stream-slow' }
  const server = await startServer({ LOG_LEVEL: 'error', ...settings })
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args })
  try {
    const delays: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // Another person each time, because of the limit per minute.
      const { teacher } = await createStaffedDaycare(server.db)
      const context = await browser.newContext({ baseURL: server.url })
      const value = await openSession(server.db, teacher.id)
      await context.addCookies([{ name: SESSION_COOKIE, value, url: server.url }])
      const page = await context.newPage()
      await page.goto('/activities', { waitUntil: 'networkidle' })
      await page.getByLabel('3-4 ans').first().check()
      await page.getByLabel('Langagier').first().check()
      const seen = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              const isThere = [...document.querySelectorAll('h3')].some(
                (it) => it.textContent === 'La pluie de feuilles',
              )
              if (isThere) resolve(Date.now())
              else requestAnimationFrame(look)
            }
            look()
          }),
      )
      await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
      const shownAt = await seen
      const writtenAt = fake.calls.findLast(({ isReview }) => !isReview)?.firstSectionAt
      if (!writtenAt) throw new Error('The model has not written a section')
      delays.push(shownAt - writtenAt)
      await context.close()
    }
    return median(delays)
  } finally {
    await browser.close()
    await server.stop()
    await fake.close()
  }
}
