import { randomInt } from 'node:crypto'
import type { Program } from '#app/domain/enums.ts'
import { asAsked, QuestionChoices } from '#app/domain/question.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { AppError } from '#app/server/errors.ts'
import { Prisma } from '#app/server/generated/prisma/client.ts'
import { type DaycareScope, inDaycare, ownDaycareId } from '#app/server/middleware.ts'
import { quizSentences } from '#content/pages/quizzes.ts'
import { chooseMistakes, chooseQuestions, shuffle } from './choose-questions.ts'
import { getMistakenQuestions, getPastByQuestion } from './quiz-past.server.ts'
import type { OpenQuiz, QuizMode, QuizSession, ReportQuestionInput } from './schema.ts'

const QUESTIONS_PER_QUIZ = 10
const QUESTIONS_PER_SHORT_QUIZ = 5

const random = () => randomInt(2 ** 32) / 2 ** 32

/** The caller's own quizzes, in the daycare she is working in. */
export function ownQuizzes(scope: DaycareScope): { daycareId?: string; userId: string } {
  return { ...inDaycare(scope), userId: scope.userId }
}

/** Her open quiz of a program, to be resumed, or null. */
export async function getCurrentQuiz(scope: DaycareScope, type: Program): Promise<OpenQuiz | null> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzes(scope), type, mode: 'REGULAR', finishedAt: null },
    select: { id: true, mode: true, startedAt: true, answers: { select: { answeredAt: true } } },
  })
  if (!quiz) return null
  const { answers, ...rest } = quiz
  return { ...rest, total: answers.length, answered: answers.filter(({ answeredAt }) => answeredAt).length }
}

/**
 * Her open quiz of a program, made now if there is none. Two calls at once give one quiz.
 * @throws AppError CONFLICT when no question is ready
 */
export async function createOrGetCurrentQuiz(scope: DaycareScope, type: Program): Promise<{ id: string }> {
  return openOrCreate(scope, type, 'REGULAR', async () => {
    const bank = await getPastByQuestion(scope, type)
    return chooseQuestions(bank, QUESTIONS_PER_QUIZ, new Date(), random)
  })
}

/**
 * A quiz made of her own mistakes: those of one finished quiz (« Revoir mes erreurs ») or the five whose day comes first.
 * @throws AppError CONFLICT when there is nothing to go over again, NOT_FOUND for a quiz that is not hers
 */
export async function createMistakesQuiz(scope: DaycareScope, type: Program, quizId?: string): Promise<{ id: string }> {
  return openOrCreate(scope, type, quizId ? 'MISTAKES' : 'SHORT', async () => {
    const mistaken = quizId ? await getMistakenQuestions(scope, type, quizId) : await getMyFiveQuestions(scope, type)
    if (mistaken.length === 0) throw new AppError('CONFLICT', quizSentences.noMistakes)
    return mistaken
  })
}

async function getMyFiveQuestions(scope: DaycareScope, type: Program): Promise<string[]> {
  return chooseMistakes(await getPastByQuestion(scope, type), QUESTIONS_PER_SHORT_QUIZ, new Date())
}

async function openOrCreate(
  scope: DaycareScope,
  type: Program,
  mode: QuizMode,
  choose: () => Promise<string[]>,
): Promise<{ id: string }> {
  const daycareId = ownDaycareId(scope)
  const open = () =>
    db().quiz.findFirst({
      relationLoadStrategy: 'join',
      where: { userId: scope.userId, type, mode, finishedAt: null },
      select: { id: true, daycareId: true, answers: { select: { questionId: true, answeredAt: true } } },
    })
  const existing = await open()
  const isHere = existing?.daycareId === daycareId
  if (existing && isHere && (mode !== 'MISTAKES' || existing.answers.some(({ answeredAt }) => answeredAt)))
    return { id: existing.id }
  const questionIds = await choose()
  if (questionIds.length === 0) throw new AppError('CONFLICT', quizSentences.bankEmpty)
  if (existing && isHere && hasSameQuestions(existing.answers, questionIds)) return { id: existing.id }
  try {
    return await db().$transaction(async (tx) => {
      // One open quiz a person: mistakes of another quiz that she has not begun to answer make room, and a quiz of
      // another daycare, which she has left, ends here.
      if (isHere) await tx.quiz.deleteMany({ where: { id: existing.id, answers: { every: { answeredAt: null } } } })
      else if (existing) await tx.quiz.update({ where: { id: existing.id }, data: { finishedAt: new Date() } })
      return createQuiz(tx, { daycareId, userId: scope.userId, type, mode }, questionIds)
    })
  } catch (error) {
    // Another call of hers was faster: its quiz is the one.
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    const other = isTaken ? await open() : null
    if (!other) throw error
    return { id: other.id }
  }
}

function hasSameQuestions(answers: { questionId: string }[], questionIds: string[]): boolean {
  const wanted = new Set(questionIds)
  return answers.length === wanted.size && answers.every(({ questionId }) => wanted.has(questionId))
}

type NewQuiz = { daycareId: string; userId: string; type: Program; mode: QuizMode }

async function createQuiz(tx: Transaction, quiz: NewQuiz, questionIds: string[]): Promise<{ id: string }> {
  const questions = await tx.question.findMany({
    where: { id: { in: questionIds }, currentVersionId: { not: null } },
    select: { id: true, currentVersion: { select: { id: true, kind: true, choices: true } } },
  })
  const versions = new Map(questions.map(({ id, currentVersion }) => [id, currentVersion]))
  const { id } = await tx.quiz.create({ data: quiz, select: { id: true } })
  const rows = questionIds.flatMap((questionId) => {
    const version = versions.get(questionId)
    if (!version) return []
    const keys = QuestionChoices.parse(version.choices).map(({ key }) => key)
    // « Vrai » stays before « Faux »: their order tells nothing.
    const choiceOrder = version.kind === 'TRUE_FALSE' ? keys : shuffle(keys, random)
    return [{ questionId, questionVersionId: version.id, choiceOrder }]
  })
  await tx.quizAnswer.createMany({
    data: rows.map((row, position) => ({
      ...row,
      position,
      quizId: id,
      daycareId: quiz.daycareId,
      userId: quiz.userId,
      chosenKeys: [],
    })),
  })
  return { id }
}

/**
 * A quiz with its questions, in order. Right choices are not in it, answered or not.
 * @throws AppError NOT_FOUND unless it is the caller's own
 */
export async function getQuizSession(scope: DaycareScope, quizId: string): Promise<QuizSession> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzes(scope), id: quizId },
    select: {
      id: true,
      type: true,
      mode: true,
      startedAt: true,
      finishedAt: true,
      answers: {
        orderBy: { position: 'asc' },
        select: {
          id: true,
          isCorrect: true,
          choiceOrder: true,
          version: { select: { kind: true, topic: true, prompt: true, choices: true } },
        },
      },
    },
  })
  if (!quiz) throw new AppError('NOT_FOUND')
  const answers = quiz.answers.map(({ id, isCorrect, choiceOrder, version }) => ({
    id,
    isCorrect,
    question: asAsked(version, choiceOrder),
  }))
  return { ...quiz, answers }
}

/** Sends a remark on a question to who curates the bank. @throws AppError NOT_FOUND for another's answer */
export async function reportQuestion(
  scope: DaycareScope,
  { answerId, reason, text }: ReportQuestionInput,
): Promise<{ id: string }> {
  const daycareId = ownDaycareId(scope)
  const answer = await db().quizAnswer.findFirst({
    where: { ...ownQuizzes(scope), id: answerId },
    select: { questionId: true, questionVersionId: true },
  })
  if (!answer) throw new AppError('NOT_FOUND')
  return db().questionReport.create({
    data: { ...answer, answerId, daycareId, userId: scope.userId, reason, text },
    select: { id: true },
  })
}
