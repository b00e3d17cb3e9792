import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { parseError } from '#app/lib/parse-error.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useExchangeLoginToken } from '../queries.ts'

/** Exchanges the token once the page is really open in a browser: a mail scanner that reads it consumes nothing. */
export function LinkPage({ token }: { token: string }) {
  const exchange = useExchangeLoginToken()
  const { mutate } = exchange
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate(token)
  }, [mutate, token])
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Connexion par lien</h1>
      {exchange.isError ? (
        <DeadLink error={exchange.error} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner /> Un instant, nous ouvrons votre session…
        </p>
      )}
    </div>
  )
}

function DeadLink({ error }: { error: unknown }) {
  const { sentence, reference } = parseError(error)
  return (
    <>
      <InlineError reference={reference}>{sentence}</InlineError>
      <Link to="/login" search={{ lien: true }} className={buttonClass('primary')}>
        Recevoir un nouveau lien
      </Link>
    </>
  )
}
