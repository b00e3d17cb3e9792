import { useLocation } from '@tanstack/react-router'
import type { Ref } from 'react'
import type { SendingFailure } from '#app/lib/kept/outbox.ts'
import { Icon } from '#app/ui/icon.tsx'
import { playSentences } from '#content/pages/quizzes.ts'

type KeptNoticeProps = {
  failure: SendingFailure | undefined
  isLast: boolean
  headingRef: Ref<HTMLHeadingElement>
}

/** Replaces the explanation while the answer is only on this device: it is safe, and when it will be sent. */
export function KeptNotice({ failure, isLast, headingRef }: KeptNoticeProps) {
  const href = useLocation({ select: (location) => location.href })
  const kind = failure?.kind
  return (
    <div className="mt-6 flex items-start gap-3 rounded-md border-warning-line border-l-4 bg-warning-soft px-5 py-4">
      <Icon as="lucide-cloud-off" className="mt-1 text-warning-ink" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h3 ref={headingRef} tabIndex={-1} className="font-semibold text-warning-ink">
          Réponse gardée
        </h3>
        {kind === 'signed-out' ? (
          <p>
            {playSentences.signedOut}{' '}
            <a href={`/login?redirect=${encodeURIComponent(href)}`} className="text-link">
              Se reconnecter
            </a>
          </p>
        ) : (
          <p>{kind === 'elsewhere' ? playSentences.keptElsewhere : playSentences.kept}</p>
        )}
        {kind !== 'signed-out' && <p>{isLast ? playSentences.keptLast : playSentences.keptFollowUp}</p>}
      </div>
    </div>
  )
}
