import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

const Note = z.object({ text: z.string() })
const DAY = 24 * 3_600_000

/** As in a browser, its keys are what `Object.keys` gives. */
function createStorage(): Record<string, string> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: object, key: string) {
      Reflect.deleteProperty(this, key)
    },
  })
}

/** A page has its own code, and shares nothing with the others but the store of the browser. */
async function openTab(options?: { longest: number }) {
  vi.resetModules()
  const { keptStore } = await import('./kept-store.ts')
  return keptStore('note', Note, options)
}

beforeEach(() => vi.stubGlobal('localStorage', createStorage()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what is kept', () => {
  test('belongs to one person, outlives the tab, and goes when it is forgotten', async () => {
    const tab = await openTab()
    tab.keep('marie', 'a', { text: 'Trier' })
    expect(tab.find('sophie', 'a')).toBeNull()
    expect(tab.all('sophie')).toEqual([])
    expect(tab.find('marie', 'b')).toBeNull()
    const next = await openTab()
    expect(next.find('marie', 'a')?.value).toEqual({ text: 'Trier' })
    next.forget('marie', 'a')
    expect(tab.all('marie')).toEqual([])
  })

  test('is not another person’s whose id begins in the same way', async () => {
    const tab = await openTab()
    tab.keep('marie-eve', 'a', { text: 'Trier' })
    expect(tab.all('marie')).toEqual([])
  })

  test('of two tabs is all there, the oldest first', async () => {
    vi.useFakeTimers()
    const [one, other] = [await openTab(), await openTab()]
    for (const [tab, id] of [
      [one, 'z'],
      [other, 'a'],
      [one, 'm'],
    ] as const) {
      tab.keep('marie', id, { text: id })
      vi.advanceTimersByTime(1)
    }
    for (const tab of [one, other]) expect(tab.all('marie').map(({ id }) => id)).toEqual(['z', 'a', 'm'])
    one.forget('marie', 'z')
    expect(other.all('marie').map(({ id }) => id)).toEqual(['a', 'm'])
  })

  test('stays when it has changed since it was read, even within one millisecond', async () => {
    vi.useFakeTimers()
    const tab = await openTab()
    tab.keep('marie', 'a', { text: 'Trier' })
    const sent = tab.find('marie', 'a')
    tab.keep('marie', 'a', { text: 'Classer' })
    tab.forget('marie', 'a', sent?.at)
    expect(tab.find('marie', 'a')?.value).toEqual({ text: 'Classer' })
    tab.forget('marie', 'a', tab.find('marie', 'a')?.at)
    expect(tab.find('marie', 'a')).toBeNull()
  })

  test('goes from the device when it is too old to have a sense', async () => {
    vi.useFakeTimers()
    const tab = await openTab({ longest: 30 * DAY })
    tab.keep('marie', 'a', { text: 'Trier' })
    vi.advanceTimersByTime(30 * DAY - 1)
    expect(tab.all('marie')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(tab.all('marie')).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
  })
})

test('whatever the store of the browser holds, reading does not throw', async () => {
  const tab = await openTab()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"at":1,"value":{"text":3}}')), (text) => {
      localStorage.setItem('brindille.note.marie/a', text)
      expect(tab.all('marie')).toEqual([])
    }),
  )
})

test('what a newer version wrote stays for it', async () => {
  const tab = await openTab()
  const newer = '{"at":1,"value":{"words":"Trier"}}'
  localStorage.setItem('brindille.note.marie/a', newer)
  expect(tab.find('marie', 'a')).toBeNull()
  expect(localStorage.getItem('brindille.note.marie/a')).toBe(newer)
})

test.each([
  [
    'is full',
    () => {
      const storage = createStorage()
      return Object.assign(Object.create(storage), {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      })
    },
  ],
  ['is forbidden', () => undefined],
])('a store that %s: things last as long as the page', async (_, storage) => {
  vi.stubGlobal('localStorage', storage())
  const tab = await openTab()
  tab.keep('marie', 'a', { text: 'Trier' })
  expect(tab.all('marie').map(({ value }) => value)).toEqual([{ text: 'Trier' }])
  tab.forget('marie', 'a')
  expect(tab.all('marie')).toEqual([])
})

test('what is nobody’s never reaches the device', async () => {
  const tab = await openTab()
  tab.keep(null, 'a', { text: 'Trier' })
  expect(tab.find(null, 'a')?.value).toEqual({ text: 'Trier' })
  expect(Object.keys(localStorage)).toEqual([])
})
