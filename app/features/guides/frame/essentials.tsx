import { ScriptOnce } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { foldText } from '#app/lib/french/fold-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import { storedChoiceScript, useStoredChoice } from '#app/ui/use-choice.ts'

const READINGS = ['unread', 'read'] as const
/** Time on the screen of the last line after which all count as read. */
const READING_MS = 10_000

type EssentialsProps = { lines: readonly string[]; guideTitle: string; className: string }

/** « L’essentiel » of a guide: open until it was read once on this device, then folded under its title. */
export function Essentials({ lines, guideTitle, className }: EssentialsProps) {
  const key = `brindille.essentials.${foldText(guideTitle).replace(/\W+/g, '-')}`
  const [reading, setReading] = useStoredChoice(key, READINGS)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isOpen = pressed ?? reading === 'unread'
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  useEffect(() => {
    const lastLine = list.current?.lastElementChild
    if (reading === 'read' || !lastLine) return
    let timer = 0
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = window.setTimeout(() => {
        // Not under the eyes of the reader: it is folded at her next visit.
        setPressed((open) => open ?? true)
        setReading('read')
      }, READING_MS)
    })
    observer.observe(lastLine)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [reading, setReading])
  const toggle = () => {
    setPressed(!isOpen)
    setReading('read')
  }
  return (
    <section
      aria-labelledby="essentiel"
      className={clsx('mb-8 rounded-lg border border-primary border-l-4 bg-primary-soft', className)}
    >
      <h2 id="essentiel" className="text-primary-ink text-xl print:text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-5 py-3 text-left focus-visible:-outline-offset-3 print:min-h-0 print:p-0"
        >
          L’essentiel
          <Icon as="lucide-chevron-down" className={clsx('transition-transform', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <ul
        id={id}
        ref={list}
        // The script below may have folded it before React came.
        suppressHydrationWarning
        className={clsx(
          'max-w-4xl list-disc flex-col gap-1 px-5 pb-4 pl-10 marker:text-primary print:flex print:p-0 print:pl-5',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {lines.map((line) => (
          <li key={line}>
            <TermText text={line} />
          </li>
        ))}
      </ul>
      <ScriptOnce>
        {storedChoiceScript(key, 'read', `document.getElementById('${id}').classList.replace('flex','hidden')`)}
      </ScriptOnce>
    </section>
  )
}
