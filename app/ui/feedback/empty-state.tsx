import type { ReactNode } from 'react'
import { pictureAddress } from '#app/lib/constants.ts'
import { EMPTY_PICTURES } from '#content/pictures.ts'
import { Drawing } from '../icon.tsx'

type EmptyStateProps = {
  /** One sentence: what will appear here, or what was not found. */
  title: string
  /** Why, in a sentence or two. */
  children?: ReactNode
  /** One button at most. */
  action?: ReactNode
  /** A scene in place of the sprig. */
  picture?: keyof typeof EMPTY_PICTURES
}

/** An empty list: nothing yet, or nothing found. Not for errors. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-xl border border-line border-dashed px-6 py-12 text-center">
      {picture ? (
        <img
          src={pictureAddress(EMPTY_PICTURES[picture])}
          alt=""
          width={480}
          height={360}
          className="aspect-[4/3] w-full max-w-md rounded-lg bg-sunken object-cover print:hidden"
        />
      ) : (
        <Drawing name="sprig" className="h-32 text-primary-ink/60" />
      )}
      <div className="flex max-w-md flex-col gap-1.5">
        <p className="text-balance font-display font-semibold text-xl">{title}</p>
        {children && <p className="text-ink-2 text-sm">{children}</p>}
      </div>
      {action}
    </div>
  )
}
