import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { authSentences } from '#content/pages/auth.ts'
import { useRequestLoginLink } from '../queries.ts'

/** Seconds before the message may be asked for again: it is usually on its way. */
const DELAY = 60

/** Asks for the message once more, after a delay that is counted down. */
export function ResendCode({ email, justSent }: { email: string; justSent: boolean }) {
  const request = useRequestLoginLink()
  const [left, setLeft] = useState(justSent ? DELAY : 0)
  useEffect(() => {
    if (left === 0) return
    const tick = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(tick)
  }, [left])
  const again = () => request.mutate(email, { onSuccess: () => setLeft(DELAY) })
  return (
    <div className="flex w-full flex-col gap-2">
      <Button
        className="w-full"
        busy={request.isPending}
        onClick={again}
        {...(left > 0 && { disabledReason: `Vous pourrez le redemander dans ${left} s.` })}
      >
        Renvoyer le courriel
      </Button>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {request.isSuccess && left > 0 ? authSentences.codeAgain : ''}
      </p>
      {request.isError && <Failure error={request.error} />}
    </div>
  )
}
