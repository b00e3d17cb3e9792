import { useId } from 'react'
import { sharedWords } from '#content/pages/shared-device.ts'

export type SharedProps = { shared: boolean; onShared: (shared: boolean) => void }

/** « Appareil partagé », under the fields of a way in. */
export function SharedCheckbox({ shared, onShared }: SharedProps) {
  const hint = useId()
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 items-center gap-3 rounded-sm text-sm">
        <input
          type="checkbox"
          className="box"
          checked={shared}
          aria-describedby={hint}
          onChange={(event) => onShared(event.target.checked)}
        />
        <span className="font-semibold">{sharedWords.label}</span>
      </label>
      <p id={hint} className="text-ink-2 text-sm">
        {sharedWords.hint}
      </p>
    </div>
  )
}
