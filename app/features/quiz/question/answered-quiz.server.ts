/**
 * What is read of a quiz to show its answers one by one, as a select of Prisma. Questions without an answer are counted and
 * left out, so that their right choices do not leave the server.
 */
export const answeredQuizFields = {
  id: true,
  type: true,
  mode: true,
  startedAt: true,
  finishedAt: true,
  _count: { select: { answers: true } },
  answers: {
    where: { answeredAt: { not: null } },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      position: true,
      choiceOrder: true,
      chosenKeys: true,
      isCorrect: true,
      answeredAt: true,
      version: true,
    },
  },
} as const
