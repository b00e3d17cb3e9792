import { MainIfAlone } from '../shell/main-content.tsx'
import { Skeleton, SkeletonGrid } from './skeleton.tsx'

/** While a page loads: the layout that is coming, said once to screen readers. */
export function PendingPage() {
  return (
    <MainIfAlone>
      <div role="status" className="page animate-[appear_180ms_ease-out_120ms_backwards]">
        <span className="sr-only">Chargement de la page…</span>
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-3 mb-8 h-5 w-44 max-w-full" />
        <SkeletonGrid />
      </div>
    </MainIfAlone>
  )
}
