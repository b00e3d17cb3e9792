import type { PrismaClient, Question } from '#app/server/generated/prisma/client.ts'

let count = 0

/** A ready question whose right choice is `a` (and `b` when several are). */
export async function createQuestion(
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
