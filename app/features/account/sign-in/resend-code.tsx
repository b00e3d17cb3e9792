import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { authSentences } from '#content/pages/auth.ts'
import { useRequestLoginLink } from '../queries.ts'

/** Before the e-mail can be asked for again: it is usually on its way. */
const DELAY_SECONDS = 60

/** Asks for the e-mail again, after a delay that is counted down. */
export function ResendCode({ email, wasJustSent }: { email: string; wasJustSent: boolean }) {
  const request = useRequestLoginLink()
  const [secondsLeft, setSecondsLeft] = useState(wasJustSent ? DELAY_SECONDS : 0)
  useEffect(() => {
    if (secondsLeft === 0) return
    const tick = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000)
    return () => clearTimeout(tick)
  }, [secondsLeft])
  const resend = () => request.mutate(email, { onSuccess: () => setSecondsLeft(DELAY_SECONDS) })
  return (
    <div className="flex w-full flex-col gap-2">
      <Button
        className="w-full"
        busy={request.isPending}
        onClick={resend}
        {...(secondsLeft > 0 && { disabledReason: `Vous pourrez le redemander dans ${secondsLeft} s.` })}
      >
        Renvoyer le courriel
      </Button>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {request.isSuccess && secondsLeft > 0 ? authSentences.codeAgain : ''}
      </p>
      {request.isError && <ErrorMessage error={request.error} />}
    </div>
  )
}
