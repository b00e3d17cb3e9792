import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { foundWords as words } from '#content/pages/sheet/found-activity.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import type { SheetDraft } from './found-draft.ts'
import { isSamePassage } from './found-sheet-editor.tsx'
import type { FoundCheck, RefusedPassage } from './schema.ts'

type FindingsProps = {
  result: FoundCheck | null
  /** The sheet has changed since. */
  isStale: boolean
  sheet: SheetDraft
  onChange: (change: Partial<SheetDraft>) => void
}

/** What the safety rules refuse, ask, and add, each with what can be done about it. */
export function SafetyFindings({ result, isStale, sheet, onChange }: FindingsProps) {
  const section = useRef<HTMLElement>(null)
  // What has to be answered comes first, also for who does not see the page.
  useEffect(() => {
    if (result && result.refused.length + result.doubts.length > 0) section.current?.focus()
  }, [result])
  if (!result) return null
  const { doubts, added, missing } = result
  // What she has corrected or set aside since is not reproached any more.
  const standing = [
    sheet.title,
    sheet.intention,
    ...sheet.lines.filter(({ kind }) => kind !== 'left').map((it) => it.text),
  ]
  const refused = result.refused.filter(({ text }) => standing.some((it) => isSamePassage(it, text)))
  const isClear = result.refused.length === 0 && doubts.length === 0
  return (
    <section ref={section} tabIndex={-1} aria-label={words.safetyTitle} className="card flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="text-xl">{words.safetyTitle}</h2>
      <div role="status" className="empty:hidden">
        {isStale ? (
          <Banner tone="warning">{words.stale}</Banner>
        ) : (
          isClear && <Banner tone="success">{words.checked}</Banner>
        )}
      </div>
      {refused.length > 0 && (
        <Group title={words.refusedTitle}>
          <p className="text-sm">{words.refusedLead}</p>
          <ul className="flex flex-col gap-4">
            {refused.map((passage) => (
              <li key={passage.section + passage.text} className="border-danger border-l-4 pl-4">
                <Refused passage={passage} sheet={sheet} onChange={onChange} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {doubts.length > 0 && (
        <Group title={words.doubtTitle}>
          <ul className="flex flex-col gap-4">
            {doubts.map(({ section, text, question }) => (
              <li key={section + text} className="flex flex-col gap-1 border-warning-line border-l-4 pl-4">
                <p className="[overflow-wrap:anywhere]">
                  {`${SHEET_SECTION_LABELS[section]}\u00A0: «\u00A0${text}\u00A0»`}
                </p>
                <p className="font-semibold">{question}</p>
                <label className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    className="box"
                    checked={sheet.vouched.includes(text)}
                    onChange={(event) =>
                      onChange({
                        vouched: event.target.checked
                          ? [...sheet.vouched, text]
                          : sheet.vouched.filter((it) => it !== text),
                      })
                    }
                  />
                  {words.vouch}
                </label>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {added.length > 0 && (
        <Group title={words.addedTitle}>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm marker:text-primary">
            {[...new Set(added.map(({ after, reason }) => after || reason))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Group>
      )}
      {missing.length > 0 && (
        <Group title={words.missingTitle}>
          <p className="text-sm">{words.missing}</p>
          <p className="text-sm">{missing.map((section) => SHEET_SECTION_LABELS[section]).join('\u00A0· ')}</p>
        </Group>
      )}
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
      {children}
    </div>
  )
}

/** A refused passage: why, with what it can be replaced, and the two ways out of it. */
function Refused({
  passage,
  sheet,
  onChange,
}: Pick<FindingsProps, 'sheet' | 'onChange'> & { passage: RefusedPassage }) {
  const { section, text, reason, replacement } = passage
  const line = sheet.lines.find((it) => it.kind !== 'left' && isSamePassage(it.text, text))
  const fieldId = section === 'titre' ? 'found-title' : section === 'intentionEducative' ? 'found-intention' : null
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-danger-ink [overflow-wrap:anywhere]">
        {SHEET_SECTION_LABELS[section]}
        {'\u00A0'}: {reason}
      </p>
      <p className="text-sm">
        {replacement ? (
          <>
            <strong className="font-semibold">{words.replaceWith}</strong> {replacement}
          </>
        ) : (
          words.rewrite
        )}
      </p>
      <div className="-mx-4 flex flex-wrap">
        {(line || fieldId) && (
          <Button
            variant="quiet"
            icon={<Icon as="lucide-pencil" size={18} />}
            onClick={() => document.getElementById(fieldId ?? `line-${line?.id}`)?.focus()}
          >
            {words.correct}
          </Button>
        )}
        {line && (
          <Button
            variant="quiet"
            onClick={() =>
              onChange({ lines: sheet.lines.map((it) => (it.id === line.id ? { ...it, kind: 'left' } : it)) })
            }
          >
            {words.setAside}
          </Button>
        )}
      </div>
    </div>
  )
}
