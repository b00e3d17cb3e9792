import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { OwnGroupButton } from '#app/features/account/profile/own-group.tsx'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { AutosavedNoteField } from '#app/ui/form/autosaved-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { handoverSentences, handoverWords as words } from '#content/pages/sheet/handover.ts'
import { sizeForLength, textLength } from '../sheet/print-size.ts'
import { addDaysTo, isoWeekday, mondayOf, workingDayOf } from '../week/week-days.ts'
import { HandoverSheet } from './handover-sheet.tsx'
import { handoverQuery, useHandoverText } from './queries.ts'
import { HANDOVER_TEXT_MAX, type HandoverText, type HandoverTopic } from './schema.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', { isOverlay: true })

const previousDay = (day: string) => addDaysTo(day, isoWeekday(day) === 1 ? -3 : -1)
const nextDay = (day: string) => workingDayOf(addDaysTo(day, 1))

type HandoverPageProps = {
  day: string
  /** Owner of the texts, a daycare and a person; null without a daycare: then there are none. */
  owner: string | null
  /** A member of the daycare, not a superadmin who looks at it. */
  canShare: boolean
}

/** « Feuille de relève »: a day on one page for whoever replaces her, printed or shared by a link that dies with the day. */
export function HandoverPage({ day, owner, canShare }: HandoverPageProps) {
  const { data: handover } = useSuspenseQuery(handoverQuery(day))
  const [isSharing, setSharing] = useState(false)
  return (
    <div className={clsx('page print-sheet', sizeForLength(textLength(handover)))}>
      <PageHeader
        title={words.title}
        summary={<span className="inline-block first-letter:uppercase">{shortDayWithWeekday(day)}</span>}
        lead={<span className="no-print">{words.lead}</span>}
        action={
          <div className="flex flex-wrap gap-3">
            <PrintButton variant="primary">{words.print}</PrintButton>
            {canShare && (
              <Button icon={<Icon as="lucide-link" />} onClick={() => setSharing(true)}>
                {words.share}
              </Button>
            )}
          </div>
        }
        above={
          <Link to="/activities/week" search={{ monday: day }} className="no-print underline underline-offset-4">
            Ma semaine
          </Link>
        }
      />
      <nav aria-label={words.days} className="mb-6 flex flex-wrap gap-2">
        <Link
          to="/activities/releve"
          search={{ day: previousDay(day) }}
          aria-label={words.previousDay}
          className={buttonClass('secondary')}
        >
          <Icon as="lucide-chevron-left" size={18} />
          <span className="max-sm:hidden">{words.previousDay}</span>
        </Link>
        <Link
          to="/activities/releve"
          search={{ day: nextDay(day) }}
          aria-label={words.nextDay}
          className={buttonClass('secondary')}
        >
          <span className="max-sm:hidden">{words.nextDay}</span>
          <Icon as="lucide-chevron-right" size={18} />
        </Link>
      </nav>
      <HandoverSheet
        handover={handover}
        groupAction={
          <div className="no-print -mt-2 -ml-5">
            <OwnGroupButton group={handover.group} />
          </div>
        }
        noteAction={
          <p className="no-print text-ink-2 text-sm">
            {words.noteFrom}{' '}
            <Link to="/activities/week" search={{ monday: mondayOf(day) }} className="text-link">
              Ma semaine
            </Link>
            .
          </p>
        }
        renderTitle={({ activityId, title }) => (
          <Link to="/activities/$activityId" params={{ activityId }} className="text-link">
            {title}
          </Link>
        )}
        renderText={(topic) =>
          owner && (
            <Text
              // The texts are those of every day: a field that is being written in stays as it is.
              key={topic}
              day={day}
              topic={topic}
              owner={owner}
              text={handover.texts.find((it) => it.topic === topic)}
            />
          )
        }
      />
      {isSharing && <ShareDialog day={day} onClose={() => setSharing(false)} />}
    </div>
  )
}

type TextProps = { day: string; topic: HandoverTopic; owner: string; text: HandoverText | undefined }

function Text({ day, topic, owner, text }: TextProps) {
  return (
    <>
      <AutosavedNoteField
        note={text}
        owner={owner}
        draftId={`handover-${topic}`}
        {...useHandoverText(day, topic)}
        label={words[topic]}
        placeholder={words.hints[topic]}
        max={HANDOVER_TEXT_MAX}
        tooLong={handoverSentences.textTooLong}
      />
      <p className="no-print text-ink-2 text-sm">{words.forEveryDay}</p>
    </>
  )
}
