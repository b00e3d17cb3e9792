import { longDate, monthOfYear } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/grammar.ts'
import { DISCLAIMERS } from '#content/disclaimers.ts'
import { ACTIVITY_SOURCE_LABELS } from '#content/labels.ts'
import { bankSheetNote, foundSheetNote, sheetWords } from '#content/pages/activities.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { PaperCode } from './paper/paper-code.tsx'
import { reviewSentence } from './review-status.tsx'

/** How a sheet was made, in one sentence. */
function provenanceSentence({ source, createdAt, modelName, authorName }: ActivityDetail): string {
  if (source === 'STARTER') return `${ACTIVITY_SOURCE_LABELS.STARTER}.`
  const date = longDate(createdAt)
  if (source === 'FOUND') return foundSheetNote(authorName, date)
  const made =
    source === 'MODEL'
      ? `Générée le ${date} par le modèle ${modelName ?? 'de langage'}`
      : `${ACTIVITY_SOURCE_LABELS.BANK} le ${date}`
  return authorName ? `${made}, à la demande ${ofName(authorName)}.` : `${made}.`
}

/** « Relue par Marie Lavoie le 3 mars 2026. »; for a generated sheet that nobody has reviewed, a warning to do so. */
function reviewNote(activity: ActivityDetail): string {
  const sentence = reviewSentence(activity)
  if (sentence) return `${sentence}.`
  return activity.source === 'STARTER' || activity.source === 'FOUND' ? '' : 'À vérifier avant de la vivre.'
}

/** An address that a link may lead to, and not « javascript: » or words. */
const WEB_ADDRESS = /^https?:\/\/[^\s/]{1,250}\.[^\s]{2,250}$/i

/** Where a sheet was found: a link when it is an address of the web. */
function FoundIn({ source }: { source: string }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {sheetWords.foundIn}{' '}
      {WEB_ADDRESS.test(source) ? (
        <a href={source} target="_blank" rel="noopener nofollow noreferrer" className="underline underline-offset-4">
          {source}
        </a>
      ) : (
        source
      )}
    </p>
  )
}

/** At the foot of a sheet, on screen and on paper: how it was made and reviewed, and the disclaimers. */
export function ProvenanceNote({ activity }: { activity: ActivityDetail }) {
  const isGenerated = activity.source === 'BANK' || activity.source === 'MODEL'
  return (
    <footer className="measure flex flex-col gap-2 border-line border-t pt-5 text-ink-2 text-sm print:max-w-none print:gap-1 print:pt-2 print:text-[8.5pt] print:leading-snug">
      <p className="font-semibold">{[provenanceSentence(activity), reviewNote(activity)].filter(Boolean).join(' ')}</p>
      {activity.bankReviewedOn && (
        <p>{bankSheetNote(monthOfYear(activity.bankReviewedOn), activity.editedAt !== null)}</p>
      )}
      {activity.foundIn && <FoundIn source={activity.foundIn} />}
      {activity.notice && <p>{activity.notice}</p>}
      <p>{isGenerated ? DISCLAIMERS.generated : DISCLAIMERS.general}</p>
      {activity.place !== 'INDOORS' && <p>{DISCLAIMERS.outdoors}</p>}
      <PaperCode activity={activity} />
    </footer>
  )
}
