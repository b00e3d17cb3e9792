import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { seasonOfMonth } from '#app/domain/season.ts'
import { monthName } from '#app/lib/dates/dates.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { capitalise, uncapitalise } from '#app/lib/french/grammar.ts'
import { hasNoteDraft } from '#app/lib/kept/use-note-draft.ts'
import { SafetyBox } from '#app/ui/activity/safety-box.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { TermText } from '#app/ui/terms/term-scope.tsx'
import { USEFUL_DATES } from '#content/guides/calendar/dates.ts'
import type { CalendarMonth } from '#content/guides/calendar/types.ts'
import { MONTH_PICTURES } from '#content/guides/pictures.ts'
import { guideWords } from '#content/pages/guides.ts'
import { THEMES } from '#content/reference.ts'
import { ActivityLinks } from '../frame/activity-links.tsx'
import { GuideHeading } from '../frame/guide-heading.tsx'
import { GuidePicture } from '../frame/guide-picture.tsx'
import type { MonthNote as Note, TeamMonthNote } from '../schema.ts'
import { MonthNoteEditor, monthNoteDraftId } from './month-note-editor.tsx'
import { datesOfMonth } from './useful-dates.ts'

type MonthCardProps = {
  month: CalendarMonth
  year: number
  isCurrent: boolean
  note: Note | undefined
  /** What colleagues show of theirs. */
  team: readonly TeamMonthNote[]
  themeIds: Record<string, string>
  owner: string | null
  /** Another month is being printed alone. */
  isHiddenInPrint: boolean
  onPrint: () => void
}

const THEME_NAMES = new Map<string, string>(THEMES.map(({ key, name }) => [key, name]))

/** A month outside: ideas, useful dates, gear, safety, and the person's note. */
export function MonthCard({
  month,
  year,
  isCurrent,
  note,
  team,
  themeIds,
  owner,
  isHiddenInPrint,
  onPrint,
}: MonthCardProps) {
  const name = monthName(month.month)
  const season = seasonOfMonth(month.month)
  const dates = datesOfMonth(USEFUL_DATES, year, month.month)
  const themeIdsOf = (themes: readonly string[]) =>
    themes.flatMap((key) => themeIds[foldText(THEME_NAMES.get(key) ?? '')] ?? [])
  return (
    <article
      className={clsx(
        'card break-inside-avoid p-5 sm:p-7 print:border-0 print:p-0 print:pb-4',
        isCurrent && 'border-2 border-primary',
        isHiddenInPrint && 'print:hidden',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-2 text-sm">
          {isCurrent && <strong className="mr-2 whitespace-nowrap font-semibold text-primary-ink">Ce mois-ci</strong>}
          <span className="whitespace-nowrap">{`${capitalise(name)} ${year}`}</span>
        </p>
        <IconButton icon="lucide-printer" label={`Imprimer ${name}`} onClick={onPrint} className="no-print -my-2" />
      </div>
      <GuideHeading id={foldText(name)} level={2} name={month.title} className="[overflow-wrap:anywhere]" />
      <p className="measure mt-1 mb-4 text-lg print:text-base">
        <TermText text={month.intro} />
      </p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr] print:gap-x-6">
        <ul className="flex flex-col gap-4 print:gap-1.5">
          {month.ideas.map(({ title, text, themes }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="measure">
                <TermText text={text} />
              </p>
              <ActivityLinks name={title} wish={{ themes, season }} themeIds={themeIdsOf(themes)} />
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-5 print:gap-2">
          <GuidePicture of={MONTH_PICTURES[month.month]} isLazy={!isCurrent} />
          {dates.length > 0 && (
            <div>
              <h3 className="mb-1 font-semibold">Dates utiles</h3>
              <ul className="flex flex-col gap-1 text-sm">
                {dates.map(({ label, when }) => (
                  <li key={label}>
                    {label}, <span className="text-ink-2">{when}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h3 className="mb-1 font-semibold">Sous la main</h3>
            <p className="text-sm">{joinItems(month.gear)}.</p>
          </div>
          <SafetyBox title={`Vigilance en ${name}`} level={3}>
            <p className="text-sm">
              <TermText text={month.vigilance} />
            </p>
          </SafetyBox>
          {owner && <MonthNote month={month.month} name={name} note={note} owner={owner} />}
          {team.length > 0 && (
            <div>
              <h3 className="mb-1 font-semibold">{guideWords.teamMonthNotes}</h3>
              <ul className="flex flex-col gap-2 text-sm">
                {team.map(({ author, text }) => (
                  <li key={author} className="whitespace-pre-line [overflow-wrap:anywhere]">
                    {text} <span className="text-ink-2">— {author}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

/** « Gourdes, rechange léger, drap et bâche »: only the first item keeps its capital. */
function joinItems(items: readonly string[]): string {
  return items.map((item, i) => (i === 0 ? item : uncapitalise(item))).join(', ')
}

type MonthNoteProps = { month: number; name: string; note: Note | undefined; owner: string }

/** The person's note on a month, or a button to add one. */
function MonthNote({ month, name, note, owner }: MonthNoteProps) {
  const [isOpen, setOpen] = useState(note !== undefined)
  useEffect(() => {
    if (hasNoteDraft(owner, monthNoteDraftId(month))) setOpen(true)
  }, [owner, month])
  // Stays open when the note is emptied.
  if (isOpen || note) return <MonthNoteEditor month={month} name={name} note={note} owner={owner} />
  return (
    <div className="no-print">
      <Button variant="quiet" className="-ml-4" onClick={() => setOpen(true)}>
        Ajouter une note<span className="sr-only">{` pour ${name}`}</span>
      </Button>
    </div>
  )
}
