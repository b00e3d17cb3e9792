import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  answerInvitationFn,
  createTeacherFn,
  createTeachersFn,
  deleteTeacherFn,
  getOwnInvitationsFn,
  getQualityFileFn,
  getTeachersByDaycareFn,
  resendInvitationFn,
  restoreTeacherFn,
} from './functions.ts'
import type { AnswerInput, CreateTeacherInput, CreateTeachersInput } from './schema.ts'

const TEAM = ['teachers', 'team']

/** The team of a daycare that the signed-in manager runs. */
export const teamQuery = (daycareId: string) => serverQuery(TEAM, getTeachersByDaycareFn, { daycareId })

/** What the team has done in the last twelve months, in numbers. */
export const qualityFileQuery = () => serverQuery(['teachers', 'quality'], getQualityFileFn)

/** Any change to one person changes seats, invitations and lists: the team is read again. */
const useTeamChange = <Input, Output>(change: (input: Input) => Promise<Output>) => useChange(change, TEAM)

/** Reads the team again. */
export const useRefreshTeam = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: TEAM })
}

export const useCreateTeacher = () => useTeamChange((data: CreateTeacherInput) => createTeacherFn({ data }))
export const useCreateTeachers = () => useTeamChange((data: CreateTeachersInput) => createTeachersFn({ data }))
export const useDeleteTeacher = () => useTeamChange((userId: string) => deleteTeacherFn({ data: { userId } }))
export const useRestoreTeacher = () => useTeamChange((userId: string) => restoreTeacherFn({ data: { userId } }))
export const useResendInvitation = () => useTeamChange((userId: string) => resendInvitationFn({ data: { userId } }))

/** The teams that ask the signed-in person to join them. */
export const ownInvitationsQuery = () => ({
  ...serverQuery(['teachers', 'own-invitations'], getOwnInvitationsFn),
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
