import { parseError } from '#app/lib/parse-error.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { teamWords } from '#content/pages/teachers.ts'
import { useDeleteTeacher, useResendInvitation, useRestoreTeacher } from './queries.ts'

export type Named = { userId: string; firstName: string; lastName: string }
type Removed = Named & { isAsked: boolean }

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`

/** Removing with a way back, putting back, inviting again; each said once, and refusals as they are. */
export function useTeamActs() {
  const remove = useDeleteTeacher()
  const restore = useRestoreTeacher()
  const resend = useResendInvitation()

  const putBack = (person: Named) =>
    restore.mutateAsync(person.userId).then(
      () => notify.success(teamWords.restored(nameOf(person)), { id: person.userId }),
      (error) => notify.error(parseError(error).sentence, { id: person.userId }),
    )
  return {
    /** Throws what the server refused, for the dialog that asked. */
    remove: async (person: Removed) => {
      await remove.mutateAsync(person.userId)
      // She was never in: there is nobody to put back.
      if (person.isAsked) return void notify.success(teamWords.uninvited(nameOf(person)), { id: person.userId })
      notify.success(teamWords.removed(nameOf(person)), {
        id: person.userId,
        undo: () => restore.mutateAsync(person.userId),
        undone: teamWords.restored(nameOf(person)),
      })
    },
    putBack,
    resend: (person: Named) =>
      resend.mutateAsync(person.userId).then(
        () => notify.success(teamWords.resent(nameOf(person)), { id: person.userId }),
        (error) => notify.error(parseError(error).sentence, { id: person.userId }),
      ),
    busyWith: (userId: string) => [restore, resend].some((act) => act.isPending && act.variables === userId),
  }
}
