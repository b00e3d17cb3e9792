import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canRead, createReader, frenchVoice, type ReaderState } from './reader.ts'

class Utterance extends EventTarget {
  lang = ''
  voice: unknown = null
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice
const spoken: Utterance[] = []
let voices: SpeechSynthesisVoice[] = []

beforeEach(() => {
  spoken.length = 0
  voices = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    // As browsers do, the line that is cut says that it ends.
    cancel: () => spoken.at(-1)?.dispatchEvent(new Event('error')),
  })
})
afterEach(() => vi.unstubAllGlobals())

const LINES = ['Matériel.', 'Une bâche.', 'Déroulement.'].map((text) => ({ part: text, text }))
const texts = () => spoken.map(({ text }) => text)

function listen() {
  const states: ReaderState[] = []
  return { reader: createReader(LINES, (state) => states.push(state)), last: () => states.at(-1) }
}

describe('a text is read aloud', () => {
  test('line after line, to its end', () => {
    const { reader, last } = listen()
    reader.play()
    for (const _ of LINES) spoken.at(-1)?.dispatchEvent(new Event('end'))
    expect(texts()).toEqual(['Matériel.', 'Une bâche.', 'Déroulement.'])
    expect(last()).toEqual({ status: 'idle', at: 0, hasFailed: false })
  })

  test('from the line that was paused, and from the beginning once it was stopped', () => {
    const { reader, last } = listen()
    reader.play()
    spoken.at(-1)?.dispatchEvent(new Event('end'))
    reader.pause()
    expect(last()).toEqual({ status: 'paused', at: 1, hasFailed: false })
    reader.play()
    expect(texts().at(-1)).toBe('Une bâche.')
    reader.stop()
    reader.play()
    expect(texts().at(-1)).toBe('Matériel.')
  })

  test('until the device cannot, which is said', () => {
    const { reader, last } = listen()
    reader.play()
    spoken.at(-1)?.dispatchEvent(new Event('error'))
    expect(last()).toEqual({ status: 'idle', at: 0, hasFailed: true })
  })
})

test('by a voice of Québec, else by one of any French', () => {
  expect(frenchVoice([voice('en-CA'), voice('fr-FR'), voice('fr_CA')])?.lang).toBe('fr_CA')
  expect(frenchVoice([voice('en-US'), voice('fr')])?.lang).toBe('fr')
  expect(frenchVoice([voice('en-US'), voice('fry-NL')])).toBeNull()
  expect(frenchVoice([voice('fr-CA', false), voice('fr-FR')])?.lang).toBe('fr-FR')
})

test('where the device has a French voice, or does not say which it has', () => {
  expect(canRead()).toBe(true)
  voices = [voice('en-US')]
  expect(canRead()).toBe(false)
  voices = [voice('fr-CA', false)]
  expect(canRead()).toBe(false)
  voices = [voice('fr-FR')]
  expect(canRead()).toBe(true)
  vi.stubGlobal('speechSynthesis', undefined)
  Reflect.deleteProperty(globalThis, 'speechSynthesis')
  expect(canRead()).toBe(false)
})
