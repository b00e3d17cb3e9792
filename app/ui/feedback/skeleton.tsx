import { clsx } from 'clsx'
import { EnsureMain } from '../shell/main-content.tsx'

/** A placeholder shape. Hidden from assistive technology: its container says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block rounded-sm bg-line/60', className)} />
}

/** Placeholder of a paragraph of `lines` lines. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

/** Placeholder of an activity card. */
function SkeletonCard() {
  return (
    <span aria-hidden="true" className="card flex flex-col gap-4 p-5">
      <Skeleton className="h-6 w-32 rounded-full" />
      <Skeleton className="h-7 w-4/5" />
      <SkeletonText />
    </span>
  )
}

/** Placeholder of a list of cards. */
export function SkeletonGrid({ cards = 6 }: { cards?: number }) {
  return (
    <span className="card-grid">
      {Array.from({ length: cards }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </span>
  )
}

/** The default pending component of the router. */
export function PendingPage() {
  return (
    <EnsureMain>
      <div role="status" className="page animate-[appear_180ms_ease-out_120ms_backwards]">
        <span className="sr-only">Chargement de la page…</span>
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-3 mb-8 h-5 w-44 max-w-full" />
        <SkeletonGrid />
      </div>
    </EnsureMain>
  )
}
