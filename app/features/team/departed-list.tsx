import { fullName } from '#app/domain/full-name.ts'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { SectionBlock } from '#app/ui/page/section-block.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { teamWords } from '#content/pages/teachers.ts'
import type { Team } from './schema.ts'
import type { TeamPerson } from './use-team-actions.ts'

type DepartedListProps = {
  departed: Team['departed']
  isBusyWith: (userId: string) => boolean
  onRestore: (person: TeamPerson) => void
}

/** Educators removed less than 30 days ago, who can be put back once the toast with its undo button has gone. */
export function DepartedList({ departed, isBusyWith, onRestore }: DepartedListProps) {
  if (departed.length === 0) return null
  return (
    <SectionBlock title={teamWords.departed}>
      <p className="mb-4 text-ink-2 text-sm">{teamWords.departedLead}</p>
      <ul className="flex flex-col gap-3">
        {departed.map((person) => (
          <li
            key={person.userId}
            className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
          >
            <div className="min-w-0">
              <p className="break-words font-semibold">{fullName(person)}</p>
              <p className="text-ink-2 text-sm">
                Retirée <RelativeTime date={person.leftAt} />, jusqu’au {longDate(person.restorableUntil)} pour la
                remettre
              </p>
            </div>
            <Button busy={isBusyWith(person.userId)} onClick={() => onRestore(person)}>
              <span>
                Remettre <span className="sr-only">{fullName(person)} </span>dans l’équipe
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </SectionBlock>
  )
}
