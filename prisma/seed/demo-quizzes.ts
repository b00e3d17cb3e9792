import { addSeconds, subDays } from 'date-fns'
import { QuestionChoices } from '#app/domain/question.ts'
import type { Prisma, PrismaClient, Quiz } from '#app/server/generated/prisma/client.ts'

const QUESTIONS_PER_QUIZ = 10
/** Consecutive quizzes share three questions, so that some are answered by everybody and some twice by the same person. */
const STEP = 7
const SECONDS_PER_ANSWER = 34

type Player = {
  userId: string
  daycareId: string
  program: Quiz['type']
  /** Days ago, oldest first: one finished quiz each. */
  finished: number[]
  /** Questions answered of the one that is open. */
  open?: number
  /** Mistakes per finished quiz, oldest first: what she learns shows. */
  mistakes: number[]
}

type BankQuestion = { id: string; versionId: string; right: string[]; wrong: string[]; keys: string[] }

/** Quizzes of the past weeks, so that statistics, history and the manager's page have something to show. */
export async function loadQuizzes(db: PrismaClient, players: Player[]): Promise<void> {
  const banks = { PETITE_ENFANCE: await readBank(db, 'PETITE_ENFANCE'), ALEX: await readBank(db, 'ALEX') }
  const past = players
    .flatMap((player, rank) => pastOf(player, rank))
    .filter(({ quiz }) => banks[quiz.type].length >= QUESTIONS_PER_QUIZ)
  // Four statements in all: another process that starts waits for the whole of it.
  const quizzes = await db.quiz.createManyAndReturn({ data: past.map(({ quiz }) => quiz) })
  await db.quizAnswer.createMany({
    data: quizzes.flatMap((quiz) => {
      const plan = past.find(({ quiz: { userId, type, startedAt } }) => {
        return userId === quiz.userId && type === quiz.type && startedAt.getTime() === quiz.startedAt.getTime()
      })
      return plan ? answersOf(quiz.id, plan, banks[quiz.type]) : []
    }),
  })
}

/** The manager has looked at the first quizzes of somebody, and left her a word on one. */
export async function reviewOldest(
  db: PrismaClient,
  { managerId, ...owner }: { userId: string; daycareId: string; managerId: string },
): Promise<void> {
  const quizzes = await db.quiz.findMany({
    where: { ...owner, finishedAt: { not: null } },
    orderBy: { startedAt: 'asc' },
    take: 3,
  })
  const word = 'Beau parcours depuis le début! On regarde ensemble les deux questions sur les transitions?'
  await db.quizReview.createMany({
    data: quizzes.map(({ id, daycareId }, index) => ({
      quizId: id,
      daycareId,
      managerId,
      ...(index === 2 && { note: word, visible: true }),
    })),
  })
}

type Past = {
  quiz: Pick<Quiz, 'userId' | 'daycareId' | 'type' | 'startedAt' | 'lastAnswerAt' | 'finishedAt'>
  turn: number
  answered: number
  missed: number
  /** Of the player: not everybody misses the same questions. */
  rank: number
}

/** The quizzes of one person in one program, the open one last. */
function pastOf({ userId, daycareId, program, finished, open, mistakes }: Player, rank: number): Past[] {
  const counts = finished.map((daysAgo) => ({ daysAgo, answered: QUESTIONS_PER_QUIZ }))
  if (open !== undefined) counts.push({ daysAgo: 1, answered: open })
  return counts.map(({ daysAgo, answered }, turn) => {
    const startedAt = subDays(new Date(), daysAgo)
    const lastAnswerAt = addSeconds(startedAt, answered * SECONDS_PER_ANSWER)
    const finishedAt = answered === QUESTIONS_PER_QUIZ ? lastAnswerAt : null
    const missed = mistakes[turn] ?? 2
    return {
      quiz: { userId, daycareId, type: program, startedAt, lastAnswerAt, finishedAt },
      turn,
      answered,
      missed,
      rank,
    }
  })
}

async function readBank(db: PrismaClient, program: Quiz['type']): Promise<BankQuestion[]> {
  const questions = await db.question.findMany({
    where: { program, status: 'READY', key: { not: null } },
    select: { id: true, key: true, currentVersion: { select: { id: true, choices: true } } },
  })
  // By the end of their keys: the same order on every machine, and topics are mixed.
  const mirrored = ({ key }: { key: string | null }) => [...(key ?? '')].reverse().join('')
  const mixed = questions.toSorted((a, b) => (mirrored(a) < mirrored(b) ? -1 : 1))
  return mixed.flatMap(({ id, currentVersion }) => {
    if (!currentVersion) return []
    const choices = QuestionChoices.parse(currentVersion.choices)
    const keysOf = (wanted: boolean) => choices.flatMap(({ key, correct }) => (correct === wanted ? [key] : []))
    const keys = choices.map(({ key }) => key)
    return [{ id, versionId: currentVersion.id, right: keysOf(true), wrong: keysOf(false), keys }]
  })
}

function answersOf(
  quizId: string,
  { quiz: { userId, daycareId, startedAt }, turn, answered, missed, rank }: Past,
  bank: BankQuestion[],
): Prisma.QuizAnswerCreateManyInput[] {
  return Array.from({ length: QUESTIONS_PER_QUIZ }, (_, position) => position).flatMap((position) => {
    const question = bank[(turn * STEP + position) % bank.length]
    if (!question) return []
    const isAnswered = position < answered
    // Mistakes are spread over the quiz.
    const isCorrect = (position * 3 + turn + rank) % QUESTIONS_PER_QUIZ >= missed
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
