import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, keepDraft, keptDraft } from './draft-store.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = { section: 'objectifs' as const, value: ['Trier'], base: { version: 3, value: ['Classer'] } }

it('gives a draft back to the person who wrote it, for this sheet, until it is dropped', () => {
  keepDraft('marie', 'a', draft)
  expect(keptDraft('marie', 'a')).toEqual(draft)
  expect(keptDraft('sophie', 'a')).toBeNull()
  expect(keptDraft('marie', 'b')).toBeNull()
  dropDraft('marie', 'a')
  expect(keptDraft('marie', 'a')).toBeNull()
})

it('forgets what it does not understand, and does without a store', () => {
  keepDraft('marie', 'a', { ...draft, value: 'pas une liste' })
  expect(keptDraft('marie', 'a')).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepDraft('marie', 'a', draft)).not.toThrow()
  expect(() => dropDraft('marie', 'a')).not.toThrow()
  expect(keptDraft('marie', 'a')).toBeNull()
})
