import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { canRead, createReader, type ReaderState, SILENT, type SpokenLine } from '#app/lib/speech/reader.ts'
import { readAloudWords } from '#content/pages/sheet/read-aloud.ts'
import { Button } from '../button/button.tsx'
import { InlineError } from '../feedback/inline-error.tsx'
import { Icon } from '../icon.tsx'

function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

type ReadAloudProps = {
  /** « Écouter la fiche ». */
  label: string
  /** What is read, asked at each start. */
  collect: () => readonly SpokenLine[]
  className?: string
  /** Other actions of the page, on the same row while nothing is read. */
  children?: ReactNode
  /** A part begins to be read. */
  onPart?: (part: string) => void
}

/** Reads a page by the voice of the device, and says which part it is at; nothing where the device has no French voice. */
export function ReadAloud({ label, collect, className = 'mt-5', children, onPart }: ReadAloudProps) {
  const isAble = useSyncExternalStore(subscribeToVoices, canRead, () => false)
  const [state, setState] = useState<ReaderState>(SILENT)
  const [lines, setLines] = useState<readonly SpokenLine[]>([])
  const reader = useRef<ReturnType<typeof createReader>>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isActive = state.status !== 'idle'
  const isReading = state.status === 'reading'
  const part = isActive ? lines[state.at]?.part : undefined
  useEffect(() => {
    const stop = () => reader.current?.stop()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [])
  const follow = useEffectEvent((begun: string) => onPart?.(begun))
  useEffect(() => {
    if (part) follow(part)
  }, [part])
  const start = () => {
    const collected = collect()
    setLines(collected)
    reader.current = createReader(collected, setState)
    reader.current.play()
  }
  const press = () => {
    if (!isActive) start()
    else if (isReading) reader.current?.pause()
    else reader.current?.play()
  }
  const stop = () => {
    reader.current?.stop()
    button.current?.focus()
  }
  return (
    <div
      className={clsx(
        'no-print flex min-h-11 flex-wrap items-center gap-3',
        className,
        isActive && 'sticky top-16 z-20 rounded-lg border border-line bg-surface p-4 lg:top-0',
      )}
    >
      {!isActive && children}
      {isAble && (
        <Button ref={button} icon={<Icon as={isReading ? 'lucide-pause' : 'lucide-play'} />} onClick={press}>
          {isActive ? (isReading ? readAloudWords.pause : readAloudWords.resume) : label}
        </Button>
      )}
      {isActive && (
        <Button icon={<Icon as="lucide-x" />} onClick={stop}>
          {readAloudWords.stop}
        </Button>
      )}
      {part && (
        <p className="min-w-0 font-semibold">
          {`${isReading ? readAloudWords.reading : readAloudWords.paused}\u00A0: ${part}`}
        </p>
      )}
      {state.hasFailed && <InlineError>{readAloudWords.failed}</InlineError>}
    </div>
  )
}
