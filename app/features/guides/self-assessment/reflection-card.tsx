import { useRef, useState } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button, TextLink } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import type { SelfAssessmentCard } from '#content/guides/self-assessment/types.ts'
import { guideWords, REFLECTION_LABELS } from '#content/pages/guides.ts'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { useNoteDraft } from '../notes/use-note-draft.ts'
import { useVersionedSave } from '../notes/use-versioned-save.ts'
import { REFLECTION_LEVELS, REFLECTION_NOTE_MAX, type Reflection, type ReflectionLevel } from '../schema.ts'
import { useReflection } from './queries.ts'
import type { CardRounds } from './rounds.ts'

const LEVELS = REFLECTION_LEVELS.map((value) => ({ value, label: REFLECTION_LABELS[value] }))

type ReflectionCardProps = {
  card: SelfAssessmentCard
  rounds: CardRounds | undefined
  /** Owner of the answers, a daycare and a person; null: they cannot be saved. */
  owner: string | null
  onStep: (card: SelfAssessmentCard) => void
}

/** A card of the self-assessment: a question, its answer on demand, and the person's private reflection. */
export function ReflectionCard({ card, rounds, owner, onStep }: ReflectionCardProps) {
  const [isOpen, setOpen] = useState(false)
  const answerId = `${card.id}-reponse`
  return (
    <article className="card break-inside-avoid p-5 sm:p-6 print:border-0 print:p-0 print:pb-1.5">
      <GuideHeading id={card.id} level={3} name={card.question} />
      <div className="no-print mt-3">
        <Button aria-expanded={isOpen} aria-controls={answerId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Cacher la réponse' : 'Voir la réponse'}
        </Button>
      </div>
      <div id={answerId} className={isOpen ? 'mt-3 print:mt-0' : 'hidden group-data-answers/print:print:block'}>
        <p className="measure">
          <TermText text={card.answer} />
        </p>
        <p className="no-print mt-1">
          <TextLink
            to="/definitions"
            search={{ scrollTo: card.see }}
            hash={card.see}
            className="inline-flex min-h-11 items-center text-sm"
          >
            Relire la définition
          </TextLink>
        </p>
      </div>
      <ReflectionFields card={card} rounds={rounds} owner={owner} onStep={onStep} />
    </article>
  )
}

type Answer = { round: number; level: ReflectionLevel; note: string }

function ReflectionFields({ card, rounds, owner, onStep }: ReflectionCardProps) {
  const { latest, previous } = rounds ?? {}
  // A new round: the last answer is hidden until the new one is given.
  const [isNewRound, setNewRound] = useState(false)
  const [note, setNote] = useState(latest?.note ?? '')
  const [chosenLevel, setChosenLevel] = useState<ReflectionLevel | null>(null)
  const field = useRef<HTMLDivElement>(null)
  const personalDataCheck = useChildDataCheck()
  const { send, read } = useReflection(card.id)
  const current = isNewRound ? undefined : latest
  const isChanged = note.trim() !== (current?.note ?? '')
  const { seenVersion, save, pending, isSaved, failure, conflict, keepMine, discardMine } = useVersionedSave<
    Answer,
    Reflection
  >({
    stored: latest,
    isChanged: isNewRound || isChanged,
    onNewer: (stored) => setNote(stored.note),
    send: (answer, version) => send(answer, answer.round === latest?.round ? version : null),
    read: ({ round }) => read(round),
  })
  const level = chosenLevel ?? pending?.value.level ?? current?.level ?? null
  const round = isNewRound || !latest ? (latest?.round ?? 0) + 1 : latest.round
  const onSaved = (saved: Reflection | null | undefined) => {
    if (!saved) return
    setNewRound(false)
    draft.forget(saved.note)
  }
  const saveAnswer = async (answer: Answer) => onSaved(await save(answer))
  const checkAndSave = async (newLevel: ReflectionLevel) => {
    const trimmedNote = note.trim()
    if (conflict) return
    // Set before anything is awaited, or React would reset the choice to the former one meanwhile.
    setChosenLevel(newLevel)
    if (isChanged && !(await personalDataCheck.check(trimmedNote))) return
    await saveAnswer({ round, level: newLevel, note: trimmedNote })
    setChosenLevel(null)
  }
  const draft = useNoteDraft(owner, `card-${card.id}`, {
    seenVersion,
    onRestored: async (unsaved) => {
      if (!latest) return
      setNote(unsaved)
      if (await personalDataCheck.check(unsaved.trim()))
        await saveAnswer({ round: latest.round, level: latest.level, note: unsaved.trim() })
    },
  })
  const startNewRound = () => {
    draft.forget()
    setNewRound(true)
    setNote('')
  }
  return (
    <div className="mt-5 border-line border-t pt-4 print:mt-0 print:border-0 print:pt-0">
      <p className="print-only">
        {current
          ? `Ma réponse : ${REFLECTION_LABELS[current.level]}. ${current.note}`
          : 'Ma réponse : ________________________'}
      </p>
      <div ref={field} className="no-print flex flex-col gap-4">
        <RadioCards
          legend="Dans ma pratique"
          name={`${card.id}-niveau`}
          columns={2}
          options={LEVELS}
          value={level}
          onValueChange={(chosen) => owner && void checkAndSave(chosen)}
        />
        {current && previous && (
          <p className="text-ink-2 text-sm">
            {`La dernière fois, le ${longDate(previous.createdAt)} : ${REFLECTION_LABELS[previous.level]}.`}
            {previous.note && ` ${previous.note}`}
          </p>
        )}
        {current && (
          <>
            <TextArea
              label="Une note pour moi"
              onFocus={personalDataCheck.prepare}
              optional
              hint={guideWords.noChildName}
              rows={2}
              maxLength={REFLECTION_NOTE_MAX}
              value={note}
              onChange={(event) => {
                setNote(event.target.value)
                draft.keep(event.target.value)
              }}
              onBlur={() => (isChanged || chosenLevel) && void checkAndSave(chosenLevel ?? current.level)}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="quiet" onClick={() => onStep(card)}>
                En faire mon petit pas
              </Button>
              <Button variant="quiet" onClick={startNewRound}>
                Refaire le point
              </Button>
              <p role="status" className="text-ink-2 text-sm">
                {pending ? 'Enregistrement…' : isSaved && !isChanged ? 'Enregistré' : ''}
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
              personalDataCheck.allow(note.trim())
              // Without a new choice: a note that came back from the device, or one that was left as it was.
              if (level) void saveAnswer({ round, level, note: note.trim() }).then(() => setChosenLevel(null))
            }}
          />
        )}
        {conflict && (
          <EditConflict
            mine={answerText(conflict.mine)}
            theirs={conflict.stored && answerText(conflict.stored)}
            changedAt={conflict.stored?.updatedAt}
            onKeepMine={async () => onSaved(await keepMine())}
            onTakeTheirs={() => {
              setNote(discardMine()?.note ?? '')
              draft.forget()
              setNewRound(false)
            }}
          />
        )}
        {failure && (
          <div>
            <ErrorMessage
              error={failure.error}
              action={<Button onClick={() => saveAnswer(failure.value)}>Réessayer</Button>}
            />
            {isChanged && <p className="mt-1 text-ink-2 text-sm">{guideWords.kept}</p>}
          </div>
        )}
      </div>
    </div>
  )
}

function answerText({ level, note }: { level: ReflectionLevel; note: string }): string {
  return `${REFLECTION_LABELS[level]}. ${note}`.trim()
}
