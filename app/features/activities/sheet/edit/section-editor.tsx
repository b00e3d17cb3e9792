import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ActivitySheet, SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { editWords } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SafetyChanges, SafetyDoubts } from '../safety-points.tsx'
import { SectionText } from '../section-contents.tsx'
import { SectionFields } from './section-fields.tsx'
import { findDraft, type SaveState, useAutosave } from './use-autosave.ts'

type SectionEditorProps = {
  userId: string
  activity: ActivityDetail
  section: SheetSection
  onClose: () => void
}

/** The editor of a section, in its place on the sheet; saves by itself. */
export function SectionEditor({ userId, activity, section, onClose }: SectionEditorProps) {
  // A draft that was not saved when the page was left.
  const [draft] = useState(() => findDraft(userId, activity.id, section))
  const { value, state, change, flush, vouch, keepMine, takeTheirs } = useAutosave({ userId, activity, section, draft })
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const isConflict = state.phase === 'conflict'
  useEffect(() => {
    // On a conflict the two texts replace the fields, and afterwards the fields replace the texts: the focus follows, unless
    // it is elsewhere on the page when the conflict arises.
    const active = document.activeElement
    if (isConflict && active !== document.body && !fieldset.current?.contains(active)) return
    fieldset.current?.querySelector<HTMLElement>(isConflict ? '[role="alert"]' : 'input, textarea, select')?.focus()
  }, [isConflict])
  const sheet: ActivitySheet = { ...activity.sheet, [section]: value }
  const close = async () => {
    if (await flush()) onClose()
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && void close())
  useEffect(() => {
    const element = fieldset.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <fieldset ref={fieldset} className="flex flex-col gap-4 rounded-lg border border-primary p-4 text-ink sm:p-5">
      <legend className="sr-only">{`Modifier\u00A0: ${SHEET_SECTION_LABELS[section]}`}</legend>
      {draft && state.phase !== 'saved' && <Banner>{editWords.draftRestored}</Banner>}
      {isConflict ? (
        <EditConflict
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
      <SaveProblem state={state} onVouch={vouch} />
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
          {statusLabel(state)}
        </p>
      </div>
    </fieldset>
  )
}

/** « Enregistré à 13 h 05 », on this device's clock. */
function statusLabel(state: SaveState): string {
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

function SaveProblem({ state, onVouch }: { state: SaveState; onVouch: () => void }) {
  switch (state.phase) {
    case 'asked':
      return <SafetyDoubts doubts={state.doubts} onVouch={onVouch} />
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
