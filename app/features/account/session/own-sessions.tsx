import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button/button.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { sessionWords } from '#content/pages/auth.ts'
import { sessionsQuery, useEndSession } from '../queries.ts'
import type { OwnSession } from '../schema.ts'

/**
 * Where the person is signed in, and how to end each session. Suspends on `sessionsQuery`. `isSection`: a smaller
 * heading, inside a page.
 */
export function OwnSessions({ isSection = false }: { isSection?: boolean }) {
  const { data: sessions } = useSuspenseQuery(sessionsQuery())
  const endSessionMutation = useEndSession()
  const endSession = (sessionId: string | null) =>
    endSessionMutation.mutate(sessionId, {
      onSuccess: () => notify.success(sessionId ? 'Session fermée' : 'Autres sessions fermées'),
    })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <section aria-labelledby="own-sessions" className="flex flex-col gap-4">
      <div>
        <h2 id="own-sessions" className={isSection ? 'text-xl' : 'text-2xl'}>
          {sessionWords.title}
        </h2>
        <p className="measure mt-1 text-ink-2">{sessionWords.lead}</p>
      </div>
      <ul className="card divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={endSessionMutation.isPending && endSessionMutation.variables === session.id}
            onEnd={() => endSession(session.id)}
          />
        ))}
      </ul>
      {endSessionMutation.isError && <ErrorMessage error={endSessionMutation.error} />}
      {others.length > 1 && (
        <Button
          className="self-start"
          busy={endSessionMutation.isPending && endSessionMutation.variables === null}
          onClick={() => endSession(null)}
        >
          {sessionWords.endOthers}
        </Button>
      )}
      {others.length === 0 && <p className="text-ink-2 text-sm">{sessionWords.alone}</p>}
    </section>
  )
}

type SessionLineProps = { session: OwnSession; busy: boolean; onEnd: () => void }

function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const { device, ip, createdAt, lastSeenAt, shared, isCurrent } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isCurrent && <Tag>{sessionWords.current}</Tag>}
          {shared && <Tag>{sessionWords.shared}</Tag>}
        </p>
        <p className="text-ink-2 text-sm">
          Ouverte <RelativeTime date={createdAt} />, utilisée <RelativeTime date={lastSeenAt} />
          {ip && `, adresse ${ip}`}
        </p>
      </div>
      {!isCurrent && (
        <Button busy={busy} onClick={onEnd} aria-label={`${sessionWords.end} : ${device}`}>
          {sessionWords.end}
        </Button>
      )}
    </li>
  )
}
