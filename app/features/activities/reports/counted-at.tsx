import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { figuresWords as words } from '#content/pages/sheet-use.ts'
import { useRefreshFigures } from './queries.ts'

/** When the figures of the page were counted, with what counts them again. */
export function CountedAt({ computedAt }: { computedAt: Date | null }) {
  const refresh = useRefreshFigures()
  const count = () =>
    refresh.mutate(undefined, {
      onSuccess: () => notify.success(words.refreshed),
      onError: (error) => notify.failure(error),
    })
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
      <span>
        {words.counted} {computedAt ? <RelativeTime date={computedAt} /> : words.never}
      </span>
      <Button variant="quiet" busy={refresh.isPending} onClick={count} className="no-print max-sm:-ml-4">
        {words.refresh}
      </Button>
    </p>
  )
}
