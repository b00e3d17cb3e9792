import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

const Note = z.object({ text: z.string() })
const DAY = 24 * 3_600_000

/** A `localStorage` whose keys `Object.keys` lists, as in a browser. */
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

/** A tab has its own copy of the module, and shares only `localStorage` with the others. */
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
  test('belongs to one person, outlives the tab, and is deleted when it is forgotten', async () => {
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

  test('is not read by a person whose id is a prefix of the owner’s', async () => {
    const tab = await openTab()
    tab.keep('marie-eve', 'a', { text: 'Trier' })
    expect(tab.all('marie')).toEqual([])
  })

  test('includes the items of all tabs, the oldest first', async () => {
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

  test('is not forgotten when it has changed since it was read, even within one millisecond', async () => {
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

  test('is deleted when it is too old', async () => {
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

test('reading never throws, whatever the storage holds', async () => {
  const tab = await openTab()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"at":1,"value":{"text":3}}')), (text) => {
      localStorage.setItem('brindille.note.marie/a', text)
      expect(tab.all('marie')).toEqual([])
    }),
  )
})

test('an item that a newer version wrote is left in place', async () => {
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
])('a storage that %s: items last as long as the page', async (_, storage) => {
  vi.stubGlobal('localStorage', storage())
  const tab = await openTab()
  tab.keep('marie', 'a', { text: 'Trier' })
  expect(tab.all('marie').map(({ value }) => value)).toEqual([{ text: 'Trier' }])
  tab.forget('marie', 'a')
  expect(tab.all('marie')).toEqual([])
})

test('without an owner, nothing is written on the device', async () => {
  const tab = await openTab()
  tab.keep(null, 'a', { text: 'Trier' })
  expect(tab.find(null, 'a')?.value).toEqual({ text: 'Trier' })
  expect(Object.keys(localStorage)).toEqual([])
})
