/** What is read in one breath, and the part of the page that it belongs to. */
export type SpokenLine = { part: string; text: string }

/** `at`: the line that is read, or was when it was paused. `hasFailed`: the device could not speak. */
export type ReaderState = { status: 'idle' | 'reading' | 'paused'; at: number; hasFailed: boolean }

export const SILENT: ReaderState = { status: 'idle', at: 0, hasFailed: false }

/** A voice of the device itself, of Québec, else of any French; never one that sends the text to somebody else's server. */
export function frenchVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const own = voices.filter(({ localService }) => localService)
  // Android writes « fr_CA ».
  const spoken = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().replace('_', '-')
  return own.find((it) => spoken(it) === 'fr-ca') ?? own.find((it) => /^fr\b/.test(spoken(it))) ?? null
}

/** Whether the device can read French aloud, as far as it says: many list their voices late, or never. */
export function canRead(): boolean {
  if (!('speechSynthesis' in globalThis)) return false
  const voices = speechSynthesis.getVoices()
  return voices.length === 0 || frenchVoice(voices) !== null
}

/**
 * Reads lines one after the other. Line by line, because some browsers fall silent in the middle of a long text; a pause
 * ends the line, which begins again, because on Android a pause never ends.
 */
export function createReader(lines: readonly SpokenLine[], onChange: (state: ReaderState) => void) {
  let state = SILENT
  // What a line that was cut says afterwards is of no interest.
  let turn = 0
  const become = (next: ReaderState) => {
    state = next
    onChange(state)
  }
  const silence = () => {
    turn++
    speechSynthesis.cancel()
  }
  const read = (at: number) => {
    const line = lines[at]
    if (!line) return become(SILENT)
    silence()
    const mine = turn
    const utterance = new SpeechSynthesisUtterance(line.text)
    utterance.lang = 'fr-CA'
    utterance.voice = frenchVoice(speechSynthesis.getVoices())
    utterance.addEventListener('end', () => mine === turn && read(at + 1))
    utterance.addEventListener('error', () => mine === turn && become({ ...SILENT, hasFailed: true }))
    become({ status: 'reading', at, hasFailed: false })
    speechSynthesis.speak(utterance)
  }
  return {
    /** From the beginning, or from the line that was paused. */
    play: () => read(state.status === 'paused' ? state.at : 0),
    pause: () => {
      silence()
      become({ ...state, status: 'paused' })
    },
    stop: () => {
      silence()
      become(SILENT)
    },
  }
}
