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
  for (const player of players) {
    const bank = await readBank(db, player.program)
    if (bank.length < QUESTIONS_PER_QUIZ) return
    for (const [turn, daysAgo] of player.finished.entries())
      await writeQuiz(db, player, bank, turn, subDays(new Date(), daysAgo), QUESTIONS_PER_QUIZ)
    if (player.open !== undefined)
      await writeQuiz(db, player, bank, player.finished.length, subDays(new Date(), 1), player.open)
  }
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

async function writeQuiz(
  db: PrismaClient,
  { userId, daycareId, program, mistakes }: Player,
  bank: BankQuestion[],
  turn: number,
  startedAt: Date,
  answered: number,
): Promise<void> {
  const lastAnswerAt = addSeconds(startedAt, answered * SECONDS_PER_ANSWER)
  const finishedAt = answered === QUESTIONS_PER_QUIZ ? lastAnswerAt : null
  const { id: quizId } = await db.quiz.create({
    data: { userId, daycareId, type: program, startedAt, lastAnswerAt, finishedAt },
  })
  const missed = mistakes[turn] ?? 2
  const rows: Prisma.QuizAnswerCreateManyInput[] = []
  for (let position = 0; position < QUESTIONS_PER_QUIZ; position++) {
    const question = bank[(turn * STEP + position) % bank.length]
    if (!question) continue
    const isAnswered = position < answered
    // Mistakes are spread over the quiz.
    const isCorrect = (position * 3 + turn) % QUESTIONS_PER_QUIZ >= missed
    const chosen = isCorrect ? question.right : question.wrong.slice(0, 1)
    rows.push({
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
    })
  }
  await db.quizAnswer.createMany({ data: rows })
}
