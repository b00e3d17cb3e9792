import { fullName } from '#app/domain/full-name.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { teamWords } from '#content/pages/teachers.ts'
import { useDeleteTeacher, useResendInvitation, useRestoreTeacher } from './queries.ts'

export type TeamPerson = { userId: string; firstName: string; lastName: string }
type RemovedPerson = TeamPerson & { isAsked: boolean }

/** Removing (with undo), putting back and inviting again, each with its toast. */
export function useTeamActions() {
  const remove = useDeleteTeacher()
  const restore = useRestoreTeacher()
  const resend = useResendInvitation()

  const tellEnd = (change: Promise<unknown>, { userId: id }: TeamPerson, sentence: string) =>
    change.then(
      () => notify.success(sentence, { id }),
      (error) => notify.failure(error, { id }),
    )
  return {
    /** Rejects with the refusal of the server, which the confirmation dialog shows. */
    remove: async (person: RemovedPerson) => {
      await remove.mutateAsync(person.userId)
      // She had not joined the team: there is nothing to undo.
      if (person.isAsked) return void notify.success(teamWords.uninvited(fullName(person)), { id: person.userId })
      notify.success(teamWords.removed(fullName(person)), {
        id: person.userId,
        undo: () => restore.mutateAsync(person.userId),
        undone: teamWords.restored(fullName(person)),
      })
    },
    restorePerson: (person: TeamPerson) =>
      tellEnd(restore.mutateAsync(person.userId), person, teamWords.restored(fullName(person))),
    resend: (person: TeamPerson) =>
      tellEnd(resend.mutateAsync(person.userId), person, teamWords.resent(fullName(person))),
    isBusyWith: (userId: string) =>
      [restore, resend].some((mutation) => mutation.isPending && mutation.variables === userId),
  }
}
