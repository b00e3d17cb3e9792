import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { ownInvitationWords as words } from '#content/pages/teachers.ts'
import { ownInvitationsQuery, useAnswerInvitation } from '../queries.ts'
import type { OwnInvitation } from '../schema.ts'

/** For a teacher who belongs to no daycare: the teams that wait for her answer, or how she comes into one. */
export function NoDaycarePage() {
  const { data: invitations } = useSuspenseQuery(ownInvitationsQuery())
  if (invitations.length === 0)
    return (
      <div className="flex flex-col gap-6">
        <h1 className="text-2xl">Aucun milieu pour l’instant</h1>
        <p className="text-ink-2">
          Votre compte existe, mais il n’est rattaché à aucun milieu. Demandez à votre gestionnaire de vous ajouter à
          son équipe, puis rechargez cette page.
        </p>
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{words.title}</h1>
      <ul className="flex flex-col gap-4">
        {invitations.map((invitation) => (
          <Invitation key={invitation.daycareId} invitation={invitation} />
        ))}
      </ul>
      <p className="text-ink-2 text-sm">{words.effect}</p>
    </div>
  )
}

function Invitation({ invitation: { daycareId, daycareName, inviter } }: { invitation: OwnInvitation }) {
  const answer = useAnswerInvitation()
  const decline = () =>
    answer.mutate({ daycareId, accepts: false }, { onSuccess: () => notify.success(words.declined) })
  return (
    <li className="card flex flex-col gap-4 px-5 py-4">
      <p>{words.asks(inviter ? `${inviter} (${daycareName})` : daycareName)}</p>
      {answer.isError && <ErrorMessage error={answer.error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={answer.isPending && answer.variables.accepts}
          onClick={() => answer.mutate({ daycareId, accepts: true })}
        >
          {words.accept}
          <span className="sr-only"> ({daycareName})</span>
        </Button>
        <Button variant="quiet" busy={answer.isPending && !answer.variables.accepts} onClick={decline}>
          {words.decline}
          <span className="sr-only"> ({daycareName})</span>
        </Button>
      </div>
    </li>
  )
}
