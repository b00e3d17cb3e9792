import { useSyncExternalStore } from 'react'
import { calendarDay, longDay } from '#app/lib/dates/dates.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { paperWords } from '#content/pages/sheet/paper.ts'
import type { ActivityDetail } from '../../library/schema.ts'
import { sheetFingerprint } from './fingerprint.ts'

const QrCode = lazyPart(() => import('#app/ui/qr-code.tsx'), 'QrCode')

function beforePrint(onPrint: () => void): () => void {
  window.addEventListener('beforeprint', onPrint)
  return () => window.removeEventListener('beforeprint', onPrint)
}

/** The day on which a page is printed, also when it has been open since the day before; empty on the server. */
const usePrintDay = () => useSyncExternalStore(beforePrint, calendarDay, () => '')

/** On paper only: the code whose page says what has become of the sheet since it was printed. */
export function PaperCode({ activity: { id, sheet } }: { activity: ActivityDetail }) {
  const day = usePrintDay()
  if (!day) return null
  const address = `${window.location.origin}/papier/${id}?le=${day}&e=${sheetFingerprint(sheet)}`
  return (
    <div className="paper-code print-only break-inside-avoid">
      <QrCode text={address} label={paperWords.code} className="float-left mr-3" />
      <p>
        {paperWords.printedOn(longDay(day))} {paperWords.scan}
      </p>
    </div>
  )
}
