import { clsx } from 'clsx'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { foundSentences as sentences, foundWords as words } from '#content/pages/sheet/found-activity.ts'
import { TEXT_MAX } from './schema.ts'
import { textOfFile } from './text-of-file.ts'

/** Bytes of a file that can hold a text of TEXT_MAX characters. */
const FILE_MAX = TEXT_MAX * 4

type PasteTextProps = {
  text: string
  error: string | undefined
  onText: (text: string) => void
  onFocus: () => void
}

/** The field for a text that is pasted, dropped as text or as a file, or taken from the clipboard with a button. */
export function PasteText({ text, error, onText, onFocus }: PasteTextProps) {
  const [problem, setProblem] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const add = (more: string) => {
    setProblem(undefined)
    onText(text.trim() === '' ? more : `${text}\n${more}`)
  }
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > FILE_MAX) return setProblem(sentences.fileTooLong)
    const content = textOfFile(new Uint8Array(await chosen.arrayBuffer()))
    if (content === null) return setProblem(sentences.notText)
    add(content)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void readFile(dropped)
    else add(event.dataTransfer.getData('text/plain'))
  }
  const paste = async () => {
    try {
      const copied = await navigator.clipboard.readText()
      if (copied.trim() === '') return setProblem(sentences.nothingCopied)
      add(copied)
    } catch {
      setProblem(sentences.cannotPaste)
      document.getElementById('found-text')?.focus()
    }
  }
  return (
    // A drop is a shortcut: the field, the button and the file below do the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={clsx('flex flex-col gap-3 rounded-md', isOver && 'outline-3 outline-focus outline-offset-4')}
    >
      <TextArea
        id="found-text"
        label={words.textLabel}
        hint={words.textHint}
        rows={8}
        // As high as its text: empty, the buttons under it stay in sight on a phone.
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[60vh] [&_textarea]:min-h-48"
        maxLength={TEXT_MAX}
        value={text}
        error={problem ?? error}
        onFocus={onFocus}
        onChange={(event) => {
          setProblem(undefined)
          onText(event.target.value)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Icon as="lucide-clipboard-paste" size={18} />} onClick={() => void paste()}>
          {words.paste}
        </Button>
        <Button icon={<Icon as="lucide-file-text" size={18} />} onClick={() => file.current?.click()}>
          {words.openFile}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          className="sr-only"
          tabIndex={-1}
          aria-label={words.openFile}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void readFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
