import { addSeconds } from 'date-fns/addSeconds'
import { subDays } from 'date-fns/subDays'
import { QuestionChoices } from '#app/domain/question.ts'
import type { Prisma, PrismaClient, Quiz } from '#app/server/generated/prisma/client.ts'

const QUESTIONS_PER_QUIZ = 10
/** Less than QUESTIONS_PER_QUIZ: consecutive quizzes share three questions, so that some are answered twice. */
const BANK_STEP = 7
const SECONDS_PER_ANSWER = 34

type Player = {
  userId: string
  daycareId: string
  program: Quiz['type']
  /** One finished quiz each: how many days ago, oldest first. */
  finished: number[]
  /** Questions answered in the open quiz; without it there is none. */
  open?: number
  /** Mistakes in each finished quiz, oldest first. */
  mistakes: number[]
}

type BankQuestion = { id: string; versionId: string; right: string[]; wrong: string[]; keys: string[] }

/** Creates quizzes of the past weeks, so that statistics, history and the manager's pages have something to show. */
export async function createDemoQuizzes(db: PrismaClient, players: Player[]): Promise<void> {
  const banks = { PETITE_ENFANCE: await readBank(db, 'PETITE_ENFANCE'), ALEX: await readBank(db, 'ALEX') }
  const plans = players
    .flatMap((player, playerIndex) => planQuizzes(player, playerIndex))
    .filter(({ quiz }) => banks[quiz.type].length >= QUESTIONS_PER_QUIZ)
  // Few statements: another process that starts waits for all of them.
  const quizzes = await db.quiz.createManyAndReturn({ data: plans.map(({ quiz }) => quiz) })
  await db.quizAnswer.createMany({
    data: quizzes.flatMap((quiz) => {
      const plan = plans.find(({ quiz: { userId, type, startedAt } }) => {
        return userId === quiz.userId && type === quiz.type && startedAt.getTime() === quiz.startedAt.getTime()
      })
      return plan ? answerRows(quiz.id, plan, banks[quiz.type]) : []
    }),
  })
}

/** Marks the first three quizzes of a person as reviewed by a manager, the third one with a note. */
export async function reviewOldestQuizzes(
  db: PrismaClient,
  { managerId, ...owner }: { userId: string; daycareId: string; managerId: string },
): Promise<void> {
  const quizzes = await db.quiz.findMany({
    where: { ...owner, finishedAt: { not: null } },
    orderBy: { startedAt: 'asc' },
    take: 3,
  })
  const note = 'Beau parcours depuis le début! On regarde ensemble les deux questions sur les transitions?'
  await db.quizReview.createMany({
    data: quizzes.map(({ id, daycareId }, index) => ({
      quizId: id,
      daycareId,
      managerId,
      ...(index === 2 && { note, visible: true }),
    })),
  })
}

type QuizPlan = {
  quiz: Pick<Quiz, 'userId' | 'daycareId' | 'type' | 'startedAt' | 'lastAnswerAt' | 'finishedAt'>
  quizIndex: number
  answered: number
  missed: number
  /** Makes people miss different questions. */
  playerIndex: number
}

/** The quizzes of one person in one program, the open one last. */
function planQuizzes(
  { userId, daycareId, program, finished, open, mistakes }: Player,
  playerIndex: number,
): QuizPlan[] {
  const counts = finished.map((daysAgo) => ({ daysAgo, answered: QUESTIONS_PER_QUIZ }))
  if (open !== undefined) counts.push({ daysAgo: 1, answered: open })
  return counts.map(({ daysAgo, answered }, quizIndex) => {
    const startedAt = subDays(new Date(), daysAgo)
    const lastAnswerAt = addSeconds(startedAt, answered * SECONDS_PER_ANSWER)
    const finishedAt = answered === QUESTIONS_PER_QUIZ ? lastAnswerAt : null
    const missed = mistakes[quizIndex] ?? 2
    return {
      quiz: { userId, daycareId, type: program, startedAt, lastAnswerAt, finishedAt },
      quizIndex,
      answered,
      missed,
      playerIndex,
    }
  })
}

async function readBank(db: PrismaClient, program: Quiz['type']): Promise<BankQuestion[]> {
  const questions = await db.question.findMany({
    where: { program, status: 'READY', key: { not: null } },
    select: { id: true, key: true, currentVersion: { select: { id: true, choices: true } } },
  })
  // Sorted by their reversed keys: topics are mixed, in the same order on every machine.
  const reversedKey = ({ key }: { key: string | null }) => [...(key ?? '')].reverse().join('')
  const shuffled = questions.toSorted((a, b) => (reversedKey(a) < reversedKey(b) ? -1 : 1))
  return shuffled.flatMap(({ id, currentVersion }) => {
    if (!currentVersion) return []
    const choices = QuestionChoices.parse(currentVersion.choices)
    const keysWhere = (isRight: boolean) => choices.flatMap(({ key, correct }) => (correct === isRight ? [key] : []))
    const keys = choices.map(({ key }) => key)
    return [{ id, versionId: currentVersion.id, right: keysWhere(true), wrong: keysWhere(false), keys }]
  })
}

function answerRows(
  quizId: string,
  { quiz: { userId, daycareId, startedAt }, quizIndex, answered, missed, playerIndex }: QuizPlan,
  bank: BankQuestion[],
): Prisma.QuizAnswerCreateManyInput[] {
  return Array.from({ length: QUESTIONS_PER_QUIZ }, (_, position) => position).flatMap((position) => {
    const question = bank[(quizIndex * BANK_STEP + position) % bank.length]
    if (!question) return []
    const isAnswered = position < answered
    // Spreads the mistakes over the quiz.
    const isCorrect = (position * 3 + quizIndex + playerIndex) % QUESTIONS_PER_QUIZ >= missed
    const chosen = isCorrect ? question.right : question.wrong.slice(0, 1)
    return {
      quizId,
      daycareId,
      userId,
      position,
      questionId: question.id,
      questionVersionId: question.versionId,
      choiceOrder: [...question.keys.slice(position % 2), ...question.keys.slice(0, position % 2)],
      chosenKeys: isAnswered ? chosen.toSorted() : [],
      isCorrect: isAnswered ? isCorrect : null,
      answeredAt: isAnswered ? addSeconds(startedAt, (position + 1) * SECONDS_PER_ANSWER) : null,
    }
  })
}
