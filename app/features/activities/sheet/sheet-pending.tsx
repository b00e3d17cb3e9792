import { Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx'

/** While a sheet loads: placeholders, announced once to screen readers. */
export function SheetPending() {
  return (
    <div role="status" className="page max-w-6xl animate-[appear_180ms_ease-out_120ms_backwards]">
      <span className="sr-only">Chargement de l’activité…</span>
      <Skeleton className="mt-14 h-6 w-32 rounded-full" />
      <Skeleton className="mt-4 h-10 w-96 max-w-full" />
      <Skeleton className="mt-4 mb-8 h-5 w-72 max-w-full" />
      <div className="measure flex flex-col gap-10">
        <Skeleton className="h-36 w-full rounded-lg" />
        <SkeletonText lines={4} />
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}
