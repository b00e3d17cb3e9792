import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import type { FailureKind } from '#app/lib/kept/outbox.ts'
import { useNoteDraft } from '#app/lib/kept/use-note-draft.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import type { PracticeCard } from '#content/guides/self-assessment/types.ts'
import { guideSentences } from '#content/pages/guide-sentences.ts'
import { guideWords, REFLECTION_LABELS } from '#content/pages/guides.ts'
import { Disclosure } from '../frame/disclosure.tsx'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { versionOf } from '../notes/versioned-outbox.ts'
import { REFLECTION_LEVELS, REFLECTION_NOTE_MAX, type ReflectionLevel } from '../schema.ts'
import { DefinitionLink } from './knowledge-card.tsx'
import { answerText, OwnAnswers } from './own-answers.tsx'
import type { AnswerSaves } from './queries.ts'
import type { CardRounds } from './rounds.ts'

const LEVELS = REFLECTION_LEVELS.map((value) => ({ value, label: REFLECTION_LABELS[value] }))

/** What is said of an answer that waits, by its failure; a conflict and a refusal say more, below. */
const WAITING_WORDS: Record<FailureKind | 'none', string> = {
  none: 'Enregistrement…',
  later: guideWords.keptUntilSent,
  'signed-out': guideWords.keptUntilSent,
  conflict: '',
  elsewhere: '',
  refused: '',
}

type PracticeCardProps = {
  card: PracticeCard
  rounds: CardRounds
  saves: AnswerSaves
  /** Owner of the answers, a daycare and a person; null: they cannot be saved. */
  owner: string | null
  onStep: (card: PracticeCard) => void
}

/** A card about practice: a gesture, where she is with it, a fact of her week, a small step. */
export function PracticeCardView(props: PracticeCardProps) {
  const { card, rounds } = props
  const { all, current, previous } = rounds
  const shown = current ?? previous
  const round = current?.round ?? (all.at(-1)?.round ?? 0) + 1
  return (
    <article className="card break-inside-avoid p-5 sm:p-6 print:border-0 print:p-0 print:pb-1.5">
      <GuideHeading id={card.id} level={3} name={card.gesture} />
      <p className="measure mt-1 text-ink-2 print:mt-0">{card.sign}</p>
      <p className="print-only">
        {shown
          ? `Ma réponse du ${longDate(shown.createdAt)}\u00A0: ${answerText(shown)}`
          : 'Ma réponse\u00A0: ________________________'}
      </p>
      {/* Another round begins with an empty field. */}
      <PracticeFields key={round} {...props} round={round} />
      {previous && (
        <div className="no-print mt-3">
          <Disclosure title={all.length === 1 ? 'Ma réponse d’avant' : `Mes ${all.length} réponses`} level={4}>
            <OwnAnswers answers={all} />
          </Disclosure>
        </div>
      )}
    </article>
  )
}

function PracticeFields({
  card,
  rounds: { current, previous },
  round,
  saves,
  owner,
  onStep,
}: PracticeCardProps & { round: number }) {
  const stored = saves.storedOf(card.id, round)
  const waiting = saves.stateOf(card.id, round)
  const isConflict = waiting?.failure?.kind === 'conflict'
  const [note, setNote] = useState(current?.note ?? '')
  // What the field began with: a change elsewhere replaces it only as long as it is untouched.
  const [base, setBase] = useState(note)
  const seen = useRef(versionOf(stored))
  const [chosenLevel, setChosenLevel] = useState<ReflectionLevel | null>(null)
  const [noteError, setNoteError] = useState<string>()
  const [wasKept, setKept] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const personalDataCheck = useChildDataCheck()
  const trimmed = note.trim()
  const isChanged = trimmed !== base
  const level = chosenLevel ?? current?.level ?? null

  const follow = useEffectEvent((newNote: string | undefined, version: number | null) => {
    if (newNote === undefined || isConflict || (isChanged && newNote !== base)) return
    seen.current = version
    if (newNote === base) return
    setNote(newNote)
    setBase(newNote)
  })
  const version = versionOf(stored)
  useEffect(() => follow(current?.note, version), [current?.note, version])

  const keep = (newLevel: ReflectionLevel, text: string) => {
    saves.save({ cardId: card.id, round, level: newLevel, note: text }, seen.current)
    setBase(text)
    setKept(true)
    setChosenLevel(null)
    draft.forget(text)
  }
  const checkAndKeep = async (newLevel: ReflectionLevel, text = trimmed) => {
    if (isConflict) return
    // Set before anything is awaited, or React would reset the choice to the former one meanwhile.
    setChosenLevel(newLevel)
    const error = text.length > REFLECTION_NOTE_MAX ? guideSentences.noteTooLong : undefined
    setNoteError(error)
    if (!error && (text === base || (await personalDataCheck.check(text)))) keep(newLevel, text)
  }
  const draft = useNoteDraft(owner, `card-${card.id}`, {
    seenVersion: {
      get: () => seen.current,
      set: (draftVersion) => {
        seen.current = draftVersion
      },
    },
    onRestored: (unsaved) => {
      setNote(unsaved)
      const known = saves.find(card.id, round)?.level ?? current?.level
      if (known) void checkAndKeep(known, unsaved.trim())
    },
  })
  const failure = waiting?.failure
  return (
    <div ref={field} className="no-print mt-5 flex flex-col gap-4 border-line border-t pt-4">
      <RadioCards
        legend="Dans ma pratique"
        hint={!current && previous && `Regardé le ${longDate(previous.createdAt)}. Et maintenant?`}
        name={`${card.id}-niveau`}
        columns={2}
        options={LEVELS}
        value={level}
        onValueChange={(chosen) => owner && void checkAndKeep(chosen)}
      />
      {current && previous && (
        <p className="text-ink-2 text-sm">
          {`La dernière fois, le ${longDate(previous.createdAt)}\u00A0: ${answerText(previous)}`}
        </p>
      )}
      {current && (
        <>
          <TextArea
            label="Un fait vu cette semaine"
            onFocus={personalDataCheck.prepare}
            optional
            hint={guideWords.noChildName}
            rows={2}
            maxLength={REFLECTION_NOTE_MAX}
            value={note}
            error={noteError}
            onChange={(event) => {
              setNote(event.target.value)
              draft.keep(event.target.value)
            }}
            onBlur={() => (isChanged || chosenLevel) && void checkAndKeep(chosenLevel ?? current.level)}
          />
          <p className="measure text-sm">
            <span className="font-semibold">Un petit pas{'\u00A0'}:</span> {card.step}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="quiet" className="-ml-4" onClick={() => onStep(card)}>
              En faire mon petit pas
            </Button>
            <DefinitionLink slug={card.see} />
            <p role="status" className="text-ink-2 text-sm">
              {waiting ? WAITING_WORDS[waiting.failure?.kind ?? 'none'] : wasKept && !isChanged ? 'Enregistré' : ''}
            </p>
          </div>
        </>
      )}
      {personalDataCheck.found.length > 0 && (
        <KeptTextWarning
          found={personalDataCheck.found}
          onCorrect={() => {
            personalDataCheck.correct()
            field.current?.querySelector('textarea')?.focus()
          }}
          onKeep={() => {
            personalDataCheck.allow(trimmed)
            // Without a new choice: a text that came back from the device, or one that was left as it was.
            if (level) keep(level, trimmed)
          }}
        />
      )}
      {waiting && isConflict && (
        <EditConflict
          mine={answerText(waiting.value)}
          theirs={stored && answerText(stored)}
          changedAt={stored?.updatedAt}
          onKeepMine={() => saves.overwrite(card.id, round)}
          onTakeTheirs={() => {
            saves.discard(card.id, round)
            setNote(stored?.note ?? '')
            setBase(stored?.note ?? '')
            seen.current = versionOf(stored)
            draft.forget()
          }}
        />
      )}
      {failure && ['refused', 'elsewhere'].includes(failure.kind) && <ErrorMessage error={failure.error} />}
    </div>
  )
}
