import { clsx } from 'clsx'
import { shortDayWithWeekday } from '#app/lib/dates/dates.ts'
import { Logo } from '#app/ui/page/logo.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { FocusLayout } from '#app/ui/shell/public-layout.tsx'
import { handoverSentences, handoverWords as words } from '#content/pages/sheet/handover.ts'
import { sizeForLength, textLength } from '../sheet/print-size.ts'
import { HandoverSheet } from './handover-sheet.tsx'
import type { Handover } from './schema.ts'

/** What a link shows to whoever has it: the sheet of that day, and nothing to go on to. */
export function SharedHandover({ handover }: { handover: Handover }) {
  return (
    <FocusLayout header={<Logo />}>
      <div className={clsx('print-sheet', sizeForLength(textLength(handover)))}>
        <PageHeader
          title={words.title}
          summary={<span className="inline-block first-letter:uppercase">{shortDayWithWeekday(handover.day)}</span>}
          action={<PrintButton>{words.print}</PrintButton>}
        />
        <HandoverSheet
          handover={handover}
          renderTitle={({ title }) => title}
          renderText={(topic) => {
            const text = handover.texts.find((it) => it.topic === topic)?.text
            return text && <p className="whitespace-pre-line">{text}</p>
          }}
        />
      </div>
    </FocusLayout>
  )
}

/** A link that shows nothing, or nothing any more. */
export function DeadHandoverLink({ sentence = handoverSentences.linkUnknown }: { sentence: string | undefined }) {
  return (
    <FocusLayout header={<Logo />}>
      <h1 className="page-title mb-3">{words.title}</h1>
      <p className="measure text-lg">{sentence}</p>
    </FocusLayout>
  )
}
