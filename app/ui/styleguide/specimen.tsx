import type { ReactNode } from 'react'

/** A component of the style guide in one named state. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2 py-3">
      <h3 className="font-medium text-ink-2 text-xs">{name}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  )
}
