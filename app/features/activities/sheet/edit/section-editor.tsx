import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ChangedElsewhere } from '#app/ui/changed-elsewhere.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { editWords } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SafetyChanges } from '../safety-points.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionFields } from './section-fields.tsx'
import { type SaveState, sectionDrafts, useAutosave } from './use-autosave.ts'

export type SectionEditorProps = {
  userId: string
  activity: ActivityDetail
  section: SheetSection
  onClose: () => void
}

/** A section in the place where it is read, saved by itself. */
export function SectionEditor({ userId, activity, section, onClose }: SectionEditorProps) {
  // What she was writing when the page went away.
  const [draft] = useState(() => {
    const kept = sectionDrafts.find(userId, activity.id)?.value
    return kept?.section === section ? kept : null
  })
  const { value, state, change, flush, keepMine, takeTheirs } = useAutosave({ userId, activity, section, draft })
  const box = useRef<HTMLFieldSetElement>(null)
  const isConflict = state.phase === 'conflict'
  useEffect(() => {
    // Both texts take the place of the fields, and the fields that of the texts: the focus goes along, unless she is
    // doing something else on the page when the conflict comes.
    const active = document.activeElement
    if (isConflict && active !== document.body && !box.current?.contains(active)) return
    box.current?.querySelector<HTMLElement>(isConflict ? '[role="alert"]' : 'input, textarea, select')?.focus()
  }, [isConflict])
  const sheet: ActivitySheet = { ...activity.sheet, [section]: value }
  const close = async () => {
    if (await flush()) onClose()
  }
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    const element = box.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') void closing.current()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <fieldset ref={box} className="flex flex-col gap-4 rounded-lg border border-primary p-4 text-ink sm:p-5">
      <legend className="sr-only">{`Modifier\u00A0: ${SHEET_SECTION_LABELS[section]}`}</legend>
      {draft && state.phase !== 'saved' && <Banner>{editWords.draftRestored}</Banner>}
      {isConflict ? (
        <ChangedElsewhere
          mine={<SectionText section={section} sheet={sheet} />}
          theirs={<SectionText section={section} sheet={{ ...sheet, [section]: state.theirs }} />}
          changedAt={state.changedAt}
          changedBy={state.changedBy}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      ) : (
        <SectionFields section={section} sheet={sheet} onChange={change} />
      )}
      <Problem state={state} />
      {state.phase === 'saved' && (
        <>
          <SafetyChanges changes={state.changes} />
          {state.remarks.length > 0 && (
            <Banner tone="warning">{`${editWords.remarks} ${state.remarks.join(' ')}`}</Banner>
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isConflict && (
          <Button variant="primary" busy={state.phase === 'saving'} onClick={() => void close()}>
            Terminer
          </Button>
        )}
        <p role="status" className="text-ink-2 text-sm">
          {statusOf(state)}
        </p>
      </div>
    </fieldset>
  )
}

/** « Enregistré à 13 h 05 », on this device's clock. */
function statusOf(state: SaveState): string {
  switch (state.phase) {
    case 'saved': {
      const minutes = String(state.at.getMinutes()).padStart(2, '0')
      return `Enregistré à ${state.at.getHours()}\u00A0h\u00A0${minutes}`
    }
    case 'saving':
      return 'Enregistrement…'
    case 'typing':
      return 'Modification en cours'
    default:
      return ''
  }
}

function Problem({ state }: { state: SaveState }) {
  switch (state.phase) {
    case 'refused':
      return <InlineError>{`${state.sentence} ${editWords.keptHere}`}</InlineError>
    case 'offline':
      return <Banner tone="warning">{editWords.offline}</Banner>
    case 'gone':
      return <InlineError>{editWords.gone}</InlineError>
    case 'signedOut':
      return (
        <Banner
          tone="warning"
          action={
            <Link to="/login" search={{ redirect: location.pathname }} className={buttonClass('secondary')}>
              Se connecter
            </Link>
          }
        >
          {editWords.signedOut}
        </Banner>
      )
    default:
      return null
  }
}
