import { randomInt } from 'node:crypto'
import type { Program } from '#app/domain/enums.ts'
import { QuestionChoices, toQuizQuestion } from '#app/domain/question.ts'
import { calendarDay, dayNumber } from '#app/lib/dates/dates.ts'
import { db, type Transaction } from '#app/server/database/db.server.ts'
import { isTaken } from '#app/server/database/to-app-error.server.ts'
import { AppError } from '#app/server/errors.ts'
import { type DaycareScope, inDaycare, requireDaycareId } from '#app/server/middleware.ts'
import { quizSentences } from '#content/pages/quizzes.ts'
import { getAnswerHistory, getMissedQuestionIds } from './answer-history.server.ts'
import { chooseDueQuestions, chooseQuestions, shuffle } from './choose-questions.ts'
import { QUESTIONS_PER_QUIZ, QUESTIONS_PER_SHORT_QUIZ } from './quiz-places.ts'
import type { OpenQuiz, QuizMode, QuizSession, ReportQuestionInput } from './schema.ts'

/** Number in [0, 1) from a cryptographic source. */
const random = () => randomInt(2 ** 32) / 2 ** 32

/** Prisma condition: the caller's own quizzes, in the selected daycare. SQL counterpart: `ownQuizzesSql`. */
export function ownQuizzesWhere(scope: DaycareScope): { daycareId?: string; userId: string } {
  return { ...inDaycare(scope), userId: scope.userId }
}

/** The caller's unfinished regular quiz of a program, or null. */
export async function getCurrentQuiz(scope: DaycareScope, type: Program): Promise<OpenQuiz | null> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzesWhere(scope), type, mode: 'REGULAR', finishedAt: null },
    select: { id: true, answers: { select: { answeredAt: true } } },
  })
  if (!quiz) return null
  const { id, answers } = quiz
  return { id, total: answers.length, answered: answers.filter(({ answeredAt }) => answeredAt).length }
}

/**
 * The caller's unfinished regular quiz of a program, created if there is none. Parallel calls give one quiz.
 * @throws AppError CONFLICT when no question is ready
 */
export async function createOrGetCurrentQuiz(scope: DaycareScope, type: Program): Promise<{ id: string }> {
  return resumeOrCreate(scope, type, 'REGULAR', async () => {
    const bank = await getAnswerHistory(scope, type)
    return chooseQuestions(bank, QUESTIONS_PER_QUIZ, dayNumber(), random)
  })
}

/**
 * A quiz of the caller's mistakes in the given quiz (« Revoir mes erreurs »); without one, « Mes 5 questions ». Resumes the
 * unfinished one, unless it has no answer yet and was made from another quiz or on an earlier day.
 * @throws AppError CONFLICT when there is nothing to review, NOT_FOUND for a quiz that is not hers
 */
export async function createMistakesQuiz(scope: DaycareScope, type: Program, quizId?: string): Promise<{ id: string }> {
  return resumeOrCreate(scope, type, quizId ? 'MISTAKES' : 'SHORT', async () => {
    const questionIds = quizId
      ? await getMissedQuestionIds(scope, type, quizId)
      : chooseDueQuestions(await getAnswerHistory(scope, type), QUESTIONS_PER_SHORT_QUIZ, dayNumber())
    if (questionIds.length === 0)
      throw new AppError('CONFLICT', quizId ? quizSentences.noMistakes : quizSentences.nothingDue)
    return questionIds
  })
}

/** Whether an unfinished quiz is taken up again, whatever would be chosen now. */
function isResumed(mode: QuizMode, startedAt: Date, answers: { answeredAt: Date | null }[]): boolean {
  if (mode === 'REGULAR' || answers.some(({ answeredAt }) => answeredAt)) return true
  return mode === 'SHORT' && calendarDay(startedAt) === calendarDay()
}

async function resumeOrCreate(
  scope: DaycareScope,
  type: Program,
  mode: QuizMode,
  chooseQuestionIds: () => Promise<string[]>,
): Promise<{ id: string }> {
  const daycareId = requireDaycareId(scope)
  const findUnfinished = () =>
    db().quiz.findFirst({
      relationLoadStrategy: 'join',
      where: { userId: scope.userId, type, mode, finishedAt: null },
      select: {
        id: true,
        daycareId: true,
        startedAt: true,
        answers: { select: { questionId: true, answeredAt: true } },
      },
    })
  const existing = await findUnfinished()
  const isInDaycare = existing?.daycareId === daycareId
  if (existing && isInDaycare && isResumed(mode, existing.startedAt, existing.answers)) return { id: existing.id }
  const questionIds = await chooseQuestionIds()
  if (questionIds.length === 0) throw new AppError('CONFLICT', quizSentences.bankEmpty)
  if (existing && isInDaycare && hasSameQuestions(existing.answers, questionIds)) return { id: existing.id }
  try {
    return await db().$transaction(async (tx) => {
      // One unfinished quiz per person, program and mode: an unanswered quiz of mistakes is replaced, and a quiz
      // of another daycare than the selected one is closed.
      if (isInDaycare)
        await tx.quiz.deleteMany({ where: { id: existing.id, answers: { every: { answeredAt: null } } } })
      else if (existing) await tx.quiz.update({ where: { id: existing.id }, data: { finishedAt: new Date() } })
      return createQuiz(tx, { daycareId, userId: scope.userId, type, mode }, questionIds)
    })
  } catch (error) {
    // A parallel call created it first (unique index): return that one.
    const other = isTaken(error) ? await findUnfinished() : null
    if (other?.daycareId !== daycareId) throw error
    return { id: other.id }
  }
}

function hasSameQuestions(answers: { questionId: string }[], questionIds: string[]): boolean {
  const expected = new Set(questionIds)
  return answers.length === expected.size && answers.every(({ questionId }) => expected.has(questionId))
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
    // « Vrai » stays before « Faux »: there is nothing to shuffle.
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
 * A quiz with its questions, in order, without the right choices, even of answered questions.
 * @throws AppError NOT_FOUND unless it is the caller's own
 */
export async function getQuizSession(scope: DaycareScope, quizId: string): Promise<QuizSession> {
  const quiz = await db().quiz.findFirst({
    relationLoadStrategy: 'join',
    where: { ...ownQuizzesWhere(scope), id: quizId },
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
    question: toQuizQuestion(version, choiceOrder),
  }))
  return { ...quiz, answers }
}

/** Reports a question to the superadmins. @throws AppError NOT_FOUND unless the answer is the caller's own */
export async function reportQuestion(
  scope: DaycareScope,
  { answerId, reason, text }: ReportQuestionInput,
): Promise<{ id: string }> {
  const daycareId = requireDaycareId(scope)
  const answer = await db().quizAnswer.findFirst({
    where: { ...ownQuizzesWhere(scope), id: answerId },
    select: { questionId: true, questionVersionId: true },
  })
  if (!answer) throw new AppError('NOT_FOUND')
  return db().questionReport.create({
    data: { ...answer, answerId, daycareId, userId: scope.userId, reason, text },
    select: { id: true },
  })
}
