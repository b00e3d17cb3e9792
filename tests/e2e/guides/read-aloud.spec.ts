import { readAloudWords } from '#content/pages/sheet/read-aloud.ts'
import { expect, open, test } from '../support/fixtures.ts'

declare global {
  var spoken: string[]
}

/** A device with a French voice that has finished each line at once. */
function withVoice(): void {
  globalThis.spoken = []
  const voice = { lang: 'fr-CA', localService: true, name: 'Voix' }
  Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [voice] })
  Object.defineProperty(speechSynthesis, 'speak', {
    value: (utterance: EventTarget & { text: string }) => {
      globalThis.spoken.push(utterance.text)
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')))
    },
  })
  class Utterance extends EventTarget {
    lang = ''
    voice = null
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance })
}

test('a guide is read aloud in its order, without its controls, its sources or what is folded', async ({
  page,
  staff,
  signIn,
}) => {
  await page.addInitScript(withVoice)
  await signIn(staff.teacher)
  await open(page, '/what-to-do?selectedSituation=separation')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: readAloudWords.page }).click()
  await expect.poll(() => page.evaluate(() => globalThis.spoken.length)).toBeGreaterThan(8)
  const spoken = await page.evaluate(() => globalThis.spoken)
  expect(spoken[0]).toBe(title)
  // In the order of the page, each text once.
  const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
  const places = spoken.map((text) => shown.indexOf(text))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(new Set(spoken).size).toBe(spoken.length)
  for (const control of ['Imprimer', 'Sources', readAloudWords.page]) expect(spoken).not.toContain(control)
  // At the end it is as it was.
  await expect(page.getByRole('button', { name: readAloudWords.page })).toBeVisible()
})
