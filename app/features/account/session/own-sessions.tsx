import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button/button.tsx'
import { Tag } from '#app/ui/chips.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { RelativeTime } from '#app/ui/time.tsx'
import { sessionWords } from '#content/pages/auth.ts'
import { sessionsQuery, useEndSession } from '../queries.ts'
import type { OwnSession } from '../schema.ts'

/** Where the person is signed in, and the way to end it. Its query is `sessionsQuery`. `small`: as a section of a page. */
export function OwnSessions({ small = false }: { small?: boolean }) {
  const { data: sessions } = useSuspenseQuery(sessionsQuery())
  const end = useEndSession()
  const act = (sessionId: string | null) =>
    end.mutate(sessionId, { onSuccess: () => notify.success(sessionId ? 'Session fermée' : 'Autres sessions fermées') })
  const others = sessions.filter(({ current }) => !current)
  return (
    <section aria-labelledby="own-sessions" className="flex flex-col gap-4">
      <div>
        <h2 id="own-sessions" className={small ? 'text-xl' : 'text-2xl'}>
          {sessionWords.title}
        </h2>
        <p className="measure mt-1 text-ink-2">{sessionWords.lead}</p>
      </div>
      <ul className="card divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => act(session.id)}
          />
        ))}
      </ul>
      {end.isError && <Failure error={end.error} />}
      {others.length > 1 && (
        <Button className="self-start" busy={end.isPending && end.variables === null} onClick={() => act(null)}>
          {sessionWords.endOthers}
        </Button>
      )}
      {others.length === 0 && <p className="text-ink-2 text-sm">{sessionWords.alone}</p>}
    </section>
  )
}

type SessionLineProps = { session: OwnSession; busy: boolean; onEnd: () => void }

function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const { device, ip, createdAt, lastSeenAt, shared, current } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Tag>{sessionWords.current}</Tag>}
          {shared && <Tag>{sessionWords.shared}</Tag>}
        </p>
        <p className="text-ink-2 text-sm">
          Ouverte <RelativeTime date={createdAt} />, utilisée <RelativeTime date={lastSeenAt} />
          {ip && `, adresse ${ip}`}
        </p>
      </div>
      {!current && (
        <Button busy={busy} onClick={onEnd} aria-label={`${sessionWords.end} : ${device}`}>
          {sessionWords.end}
        </Button>
      )}
    </li>
  )
}
