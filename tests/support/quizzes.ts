import type { PrismaClient, Question, Quiz } from '#app/server/generated/prisma/client.ts'

let count = 0

/** Inserts a ready question with the choices a, b and c; `a` is right, and `b` too for `MULTIPLE`. */
export async function insertQuestion(
  db: PrismaClient,
  { kind = 'SINGLE', program = 'ALEX' }: { kind?: 'SINGLE' | 'MULTIPLE'; program?: Question['program'] } = {},
): Promise<Question> {
  const number = count++
  const question = await db.question.create({ data: { program, status: 'READY' } })
  const version = await db.questionVersion.create({
    data: {
      questionId: question.id,
      number: 1,
      kind,
      topic: `sujet-${number % 4}`,
      difficulty: 1,
      prompt: `Question ${number}?`,
      choices: ['a', 'b', 'c'].map((key) => ({
        key,
        text: `Choix ${key}`,
        correct: key === 'a' || (kind === 'MULTIPLE' && key === 'b'),
      })),
      explanationRight: `Juste ${number}.`,
      explanationWrong: `Plutôt a ${number}.`,
    },
  })
  return db.question.update({ where: { id: question.id }, data: { currentVersionId: version.id } })
}

type NewQuiz = { userId: string; daycareId: string; program?: Question['program']; mode?: Quiz['mode'] }

/** Creates an open quiz with these questions, in this order; the open one of the person is closed. */
export async function insertQuiz(
  db: PrismaClient,
  { program = 'ALEX', mode = 'REGULAR', ...owner }: NewQuiz,
  questions: Pick<Question, 'id' | 'currentVersionId'>[],
): Promise<{ id: string; answerIds: string[] }> {
  const open = { ...owner, type: program, mode, finishedAt: null }
  await db.quiz.updateMany({ where: open, data: { finishedAt: new Date() } })
  const { id } = await db.quiz.create({ data: open })
  const answerIds: string[] = []
  for (const [position, question] of questions.entries()) {
    const answer = await db.quizAnswer.create({
      data: {
        ...owner,
        quizId: id,
        position,
        questionId: question.id,
        questionVersionId: question.currentVersionId ?? '',
        choiceOrder: ['b', 'a', 'c'],
        chosenKeys: [],
      },
    })
    answerIds.push(answer.id)
  }
  return { id, answerIds }
}

type PlayedQuiz = { userId: string; daycareId: string; mode?: Quiz['mode']; at?: Date }

/**
 * Creates a quiz with one answer per question: true is right (`a`), false is wrong (`c`), null is none. It is finished when
 * all are answered.
 */
export async function playQuiz(
  db: PrismaClient,
  { at = new Date(), ...owner }: PlayedQuiz,
  questions: Pick<Question, 'id' | 'currentVersionId'>[],
  answers: readonly (boolean | null)[],
): Promise<{ id: string; answerIds: string[] }> {
  const quiz = await insertQuiz(db, owner, questions)
  for (const [index, isCorrect] of answers.entries())
    if (isCorrect !== null)
      await db.quizAnswer.update({
        where: { id: quiz.answerIds[index] ?? '' },
        data: { isCorrect, chosenKeys: [isCorrect ? 'a' : 'c'], answeredAt: at },
      })
  const isFinished = answers.every((answer) => answer !== null)
  await db.quiz.update({
    where: { id: quiz.id },
    data: { startedAt: at, lastAnswerAt: at, ...(isFinished && { finishedAt: at }) },
  })
  return quiz
}

/** Three questions of the shipped bank, each with one right answer. */
export const shippedQuestions = (db: PrismaClient): Promise<Question[]> =>
  db.question.findMany({
    where: { program: 'ALEX', status: 'READY', key: { not: null }, currentVersion: { kind: 'SINGLE' } },
    take: 3,
    orderBy: { id: 'asc' },
  })
