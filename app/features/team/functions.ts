import { authedFn, daycareFn, managerFn, onboardingFn, verifiedFn } from '#app/server/fn.ts'
import { clientInfo, requestContext } from '#app/server/session/client-info.server.ts'
import { clearSessionCache } from '#app/server/session/session.server.ts'
import { createTeacher, createTeachers } from './invite/add-teachers.server.ts'
import { answerInvitation, getOwnInvitations } from './invite/own-invitations.server.ts'
import { PinTeamNoteInput, SaveTeamNoteInput, TeamNoteInput } from './notes/schema.ts'
import { deleteTeamNote, getTeamNotes, pinTeamNote, restoreTeamNote, saveTeamNote } from './notes/team-notes.server.ts'
import { getQualityFile } from './quality/quality.server.ts'
import { AnswerInput, CreateTeacherInput, CreateTeachersInput, TeacherInput, TeamInput } from './schema.ts'
import { deleteTeacher, resendInvitation, restoreTeacher } from './teachers.server.ts'
import { getCurrentTeacher, getTeam } from './team.server.ts'

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

export const getQualityFileFn = managerFn({ method: 'GET' }).handler(({ context }) => getQualityFile(context.scope))

export const getTeamNotesFn = daycareFn({ method: 'GET' }).handler(({ context }) => getTeamNotes(context.scope))

export const saveTeamNoteFn = daycareFn({ method: 'POST' })
  .validator(SaveTeamNoteInput)
  .handler(({ data, context }) => saveTeamNote(context.scope, data))

export const pinTeamNoteFn = managerFn({ method: 'POST' })
  .validator(PinTeamNoteInput)
  .handler(({ data, context }) => pinTeamNote(context.scope, data))

export const deleteTeamNoteFn = daycareFn({ method: 'POST' })
  .validator(TeamNoteInput)
  .handler(({ data, context }) => deleteTeamNote(context.scope, data.id))

export const restoreTeamNoteFn = daycareFn({ method: 'POST' })
  .validator(TeamNoteInput)
  .handler(({ data, context }) => restoreTeamNote(context.scope, data.id))
