import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  answerInvitationFn,
  createTeacherFn,
  createTeachersFn,
  deleteTeacherFn,
  getOwnInvitationsFn,
  getTeachersByDaycareFn,
  resendInvitationFn,
  restoreTeacherFn,
} from './functions.ts'
import type { AnswerInput, CreateTeacherInput, CreateTeachersInput } from './schema.ts'

const TEAM = ['teachers', 'team']

/** The team of a daycare that the signed-in manager runs. */
export const teamQuery = (daycareId: string) =>
  queryOptions({
    queryKey: [...TEAM, daycareId],
    queryFn: ({ signal }) => getTeachersByDaycareFn({ data: { daycareId }, signal }),
  })

/** Any change to one person changes seats, invitations and lists: the team is read again, also after a refusal. */
function useTeamMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEAM }),
  })
}

/** Reads the team again. */
export const useRefreshTeam = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: TEAM })
}

export const useCreateTeacher = () => useTeamMutation((data: CreateTeacherInput) => createTeacherFn({ data }))
export const useCreateTeachers = () => useTeamMutation((data: CreateTeachersInput) => createTeachersFn({ data }))
export const useDeleteTeacher = () => useTeamMutation((userId: string) => deleteTeacherFn({ data: { userId } }))
export const useRestoreTeacher = () => useTeamMutation((userId: string) => restoreTeacherFn({ data: { userId } }))
export const useResendInvitation = () => useTeamMutation((userId: string) => resendInvitationFn({ data: { userId } }))

/** The teams that ask the signed-in person to join them. */
export const ownInvitationsQuery = () =>
  queryOptions({
    queryKey: ['teachers', 'own-invitations'],
    queryFn: ({ signal }) => getOwnInvitationsFn({ signal }),
    staleTime: 0,
  })

/** An accepted invitation changes the person's daycare, and so which pages she may open: everything is read again. */
export function useAnswerInvitation() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (data: AnswerInput) => answerInvitationFn({ data }),
    onSuccess: async () => {
      queryClient.clear()
      await router.invalidate()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownInvitationsQuery().queryKey }),
  })
}
