import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { ErrorMessage, InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/progress.tsx'
import { deadLinkSentences, linkWords } from '#content/pages/auth.ts'
import { type InspectedLink, useExchangeLoginToken } from '../queries.ts'

type LinkPageProps = { token: string; link: InspectedLink }

/**
 * Signs in by the token: at once in a browser that she alone has signed in with before; elsewhere after a press of a
 * button, once the page has said who the link is for. A mail scanner that loads or runs the page does not use the
 * link up.
 */
export function LinkPage({ token, link }: LinkPageProps) {
  const exchange = useExchangeLoginToken()
  const { mutate } = exchange
  const hasExchanged = useRef(false)
  const isAutomatic = link.state === 'valid' && link.isOwnDevice
  useEffect(() => {
    if (!isAutomatic || hasExchanged.current) return
    hasExchanged.current = true
    mutate(token)
  }, [isAutomatic, mutate, token])
  const isEntering = exchange.isPending || exchange.isSuccess || (isAutomatic && exchange.isIdle)
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Connexion par lien</h1>
      {isEntering ? (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner /> {linkWords.entering}
        </p>
      ) : exchange.isError && parseError(exchange.error).status === 401 ? (
        <DeadLink error={<ErrorMessage error={exchange.error} />} />
      ) : link.state !== 'valid' ? (
        <DeadLink error={<InlineError>{deadLinkSentences[link.state]}</InlineError>} />
      ) : (
        <>
          <p>{linkWords.opensSessionOf(link.firstName ?? '')}</p>
          {exchange.isError && <ErrorMessage error={exchange.error} />}
          <Button variant="primary" onClick={() => mutate(token)}>
            {linkWords.enter}
          </Button>
          <p className="text-ink-2 text-sm">{linkWords.notYou}</p>
        </>
      )}
    </div>
  )
}

function DeadLink({ error }: { error: ReactNode }) {
  return (
    <>
      {error}
      <Link to="/login" search={{ lien: true }} className={buttonClass('primary')}>
        Recevoir un nouveau lien
      </Link>
    </>
  )
}
