import type { Transaction } from '../database/db.server.ts'

/** Addresses of erased people end so: nothing is ever sent there. */
export const ERASED_DOMAIN = '@compte-efface.invalid'

/**
 * Takes a person out of the data: her name, address and password, all that is hers alone, and every way in. What she
 * did for a daycare (activities, answers to quizzes) stays, by nobody in particular. Cannot be undone.
 */
export async function erasePerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  const hers = { where: { userId } }
  await tx.session.deleteMany(hers)
  await tx.loginToken.deleteMany(hers)
  await tx.knownDevice.deleteMany(hers)
  await tx.mailJob.deleteMany(hers)
  await tx.membership.deleteMany(hers)
  await tx.departure.deleteMany(hers)
  await tx.teamInvitation.deleteMany(hers)
  await tx.exerciseAttempt.deleteMany(hers)
  await tx.situation.deleteMany({ where: { userId, sharedAt: null } })
  await tx.reflection.deleteMany(hers)
  await tx.smallStep.deleteMany(hers)
  await tx.monthNote.deleteMany(hers)
  await tx.packingList.deleteMany(hers)
  await tx.favouriteActivity.deleteMany(hers)
  await tx.livedActivity.deleteMany(hers)
  await tx.plannedActivity.deleteMany(hers)
  await tx.correctionNotice.deleteMany(hers)
  await tx.quizReminder.deleteMany(hers)
  await tx.questionReport.updateMany({ where: { userId }, data: { userId: null } })
  await tx.sectionReport.updateMany({ where: { userId }, data: { userId: null } })
  await tx.continuumPlace.updateMany({ where: { userId }, data: { userId: null } })
  await tx.generation.updateMany({ where: { userId }, data: { criteria: {} } })
  await tx.user.update({
    where: { id: userId },
    data: {
      email: `${userId}${ERASED_DOMAIN}`,
      firstName: 'Compte',
      lastName: 'effacé',
      passwordHash: null,
      passwordExpired: true,
      ageGroups: [],
      selectedDaycareId: null,
      deletedAt: now,
    },
  })
}
