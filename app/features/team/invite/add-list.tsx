import { clsx } from 'clsx'
import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OUTCOME_LABELS, pastedLineSentences, teacherSentences, teamWords } from '#content/pages/teachers.ts'
import { useCreateTeachers } from '../queries.ts'
import { type AddedPerson, LIST_MAX, type Team } from '../schema.ts'
import { type PastedLine, type PastedPerson, parsePeople, remainingLines } from './parse-people.ts'

type AddListProps = {
  team: Pick<Team, 'daycareId' | 'seats' | 'sendsMail'>
  list: string
  onListChange: (list: string) => void
  onClose: () => void
}

const isPerson = (line: PastedLine): line is PastedPerson => 'person' in line

/**
 * A pasted list of people, with a preview of each line. The lines that could not be added stay in the box, with the
 * reason.
 */
export function AddList({ team, list, onListChange, onClose }: AddListProps) {
  const create = useCreateTeachers()
  const [results, setResults] = useState<AddedPerson[] | null>(null)
  const lines = parsePeople(list)
  const people = lines.filter(isPerson)
  const isTooLong = people.length > LIST_MAX
  const freeSeats = team.seats.max - team.seats.used

  const invite = async () => {
    const outcomes = await create.mutateAsync({ people: people.map(({ person }) => person), daycareId: team.daycareId })
    const added = new Set(outcomes.filter(({ userId }) => userId !== null).map(({ email }) => email))
    setResults(outcomes)
    onListChange(remainingLines(lines, added))
  }
  return (
    <div className="flex flex-col gap-4">
      <div role="status">{results && <Results results={results} sendsMail={team.sendsMail} />}</div>
      <TextArea
        label="Une personne par ligne"
        hint={teamWords.listHint}
        rows={6}
        value={list}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onListChange(event.target.value)}
      />
      {lines.length > 0 && <Preview lines={lines} freeSeats={freeSeats} />}
      {isTooLong && <p className="font-medium text-danger-ink text-sm">{teacherSentences.listTooLong}</p>}
      {create.isError && <ErrorMessage error={create.error} />}
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="primary"
          busy={create.isPending}
          {...((people.length === 0 || isTooLong) && { disabledReason: teamWords.listNeeded })}
          onClick={() => invite().catch(() => undefined)}
        >
          {teamWords.inviteList(people.length > 0 ? plural(people.length, 'personne') : '', team.sendsMail)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {results ? 'Terminer' : 'Annuler'}
        </Button>
      </div>
    </div>
  )
}

function Preview({ lines, freeSeats }: { lines: PastedLine[]; freeSeats: number }) {
  const people = lines.filter(isPerson)
  const errors = lines.filter((line) => 'error' in line).length
  const seatedLines = new Set(people.slice(0, Math.max(0, freeSeats)).map(({ line }) => line))
  return (
    <section aria-label="Aperçu de la liste" className="rounded-md bg-sunken p-4 text-sm">
      <p className="mb-2 font-semibold" aria-live="polite">
        {plural(people.length, 'personne')}
        {errors > 0 && `, ${plural(errors, 'ligne')} à corriger`}
      </p>
      <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
        {lines.map((line) => (
          <li key={line.line} className="flex gap-2">
            <Icon
              as={
                isPerson(line) ? 'lucide-check' : 'duplicateOf' in line ? 'lucide-copy-check' : 'lucide-triangle-alert'
              }
              size={18}
              className={clsx(
                'mt-0.5',
                isPerson(line) ? 'text-success-ink' : 'duplicateOf' in line ? 'text-ink-2' : 'text-danger-ink',
              )}
            />
            {isPerson(line) ? (
              <span className="min-w-0 break-words">
                {fullName(line.person)} <span className="text-ink-2">{line.person.email}</span>
                {!seatedLines.has(line.line) && <span className="block text-ink-2">{OUTCOME_LABELS.noSeat}</span>}
              </span>
            ) : (
              <span className={clsx('min-w-0 break-words', 'error' in line && 'text-danger-ink')}>
                Ligne {line.line}
                {`\u00A0: `}
                {'error' in line ? line.error : pastedLineSentences.twice}{' '}
                <span className="block text-ink-2">{line.text}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({ results, sendsMail }: { results: AddedPerson[]; sendsMail: boolean }) {
  const added = results.filter(({ outcome }) => outcome === 'added').length
  const others = results.filter(({ outcome }) => outcome !== 'added')
  return (
    <div className="flex flex-col gap-3">
      <Banner tone={added > 0 ? 'success' : 'warning'}>{teamWords.invited(added, sendsMail)}</Banner>
      {others.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {others.map(({ email, outcome }) => (
            <li key={email} className="break-words">
              {email}
              {`\u00A0: `}
              {OUTCOME_LABELS[outcome].toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
