import { DISCLAIMERS } from '#content/disclaimers.ts'

/** The limits of what these pages teach, at their foot. */
export function Disclaimers() {
  return (
    <div className="no-print measure mt-10 flex flex-col gap-2 border-line border-t pt-4 text-ink-2 text-xs">
      <p>{DISCLAIMERS.general}</p>
      <p>{DISCLAIMERS.outdoors}</p>
      <p>{DISCLAIMERS.health}</p>
      <p>{DISCLAIMERS.independence}</p>
    </div>
  )
}
