import { authedFn, managerFn, onboardingFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo, publicOrigin } from '#app/server/session/client-info.server.ts'
import { clearSessionCache } from '#app/server/session/session.server.ts'
import { createTeacher, createTeachers, type RequestContext } from './invite/add-teachers.server.ts'
import { answerInvitation, getOwnInvitations } from './invite/own-invitations.server.ts'
import { AnswerInput, CreateTeacherInput, CreateTeachersInput, TeacherInput, TeamInput } from './schema.ts'
import { deleteTeacher, resendInvitation, restoreTeacher } from './teachers.server.ts'
import { getCurrentTeacher, getTeam } from './team.server.ts'

const requestContext = (): RequestContext => ({ client: clientInfo(), origin: publicOrigin() })

export const getCurrentTeacherFn = onboardingFn({ method: 'GET' }).handler(({ context }) =>
  getCurrentTeacher(context.session),
)

export const getTeachersByDaycareFn = managerFn({ method: 'GET' })
  .validator(TeamInput)
  .handler(({ data, context }) => getTeam(context.scope, data.daycareId))

export const createTeacherFn = managerFn({ method: 'POST' })
  .validator(CreateTeacherInput)
  .handler(({ data, context }) => createTeacher(context.scope, data, requestContext()))

export const createTeachersFn = managerFn({ method: 'POST' })
  .validator(CreateTeachersInput)
  .handler(({ data, context }) => createTeachers(context.scope, data, requestContext()))

export const deleteTeacherFn = managerFn({ method: 'POST' })
  .validator(TeacherInput)
  .handler(({ data, context }) => deleteTeacher(context.scope, data.userId, clientInfo()))

export const restoreTeacherFn = managerFn({ method: 'POST' })
  .validator(TeacherInput)
  .handler(({ data, context }) => restoreTeacher(context.scope, data.userId, requestContext()))

export const resendInvitationFn = managerFn({ method: 'POST' })
  .validator(TeacherInput)
  .handler(({ data, context }) => resendInvitation(context.scope, data.userId, requestContext()))

export const getOwnInvitationsFn = authedFn({ method: 'GET' }).handler(({ context }) =>
  getOwnInvitations(context.session),
)

export const answerInvitationFn = verifiedFn({ method: 'POST' })
  .validator(AnswerInput)
  .handler(async ({ data, context }) => {
    await answerInvitation(context.session, data, clientInfo())
    clearSessionCache()
    return { accepted: data.accepts }
  })
