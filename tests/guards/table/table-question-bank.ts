import { markOf, planImport } from '#app/features/quiz/bank/import/plan-import.ts'
import { readQuestions, writeQuestions } from '#app/features/quiz/bank/import/question-csv.ts'
import { someContent } from '#tests/support/question-bank.ts'
import { createQuestion, createQuiz } from '#tests/support/quizzes.ts'
import type { World } from '../world.ts'
import { type Details, HER_OWN_AT_WORK } from './expected.ts'

const NO_FILTER = { q: '', programs: [], topics: [], statuses: [], toReview: false, reported: false }

type Life = { status?: 'DRAFT' | 'READY'; isDeleted?: boolean }

/** A question of the bank that passes every check. Written here: the operations need the server's own settings. */
async function questionOf({ db }: World, { status = 'DRAFT', isDeleted = false }: Life = {}) {
  const { program, link, ...words } = someContent()
  const deletedAt = isDeleted ? new Date() : null
  const { id } = await db.question.create({ data: { program, status, deletedAt } })
  const version = await db.questionVersion.create({
    data: { questionId: id, number: 1, ...words, link: link ?? {} },
  })
  await db.question.update({ where: { id }, data: { currentVersionId: version.id } })
  return { questionId: id, revision: 1, versionId: version.id, content: { program, link, ...words } }
}

const asRead = async (world: World, life?: Life) => {
  const { questionId, revision } = await questionOf(world, life)
  return { questionId, revision }
}

async function openReport(world: World) {
  const { questionId, versionId } = await questionOf(world, { status: 'READY' })
  const { id } = await world.db.questionReport.create({
    data: {
      questionId,
      questionVersionId: versionId,
      daycareId: world.hereId,
      userId: world.people.teacher.id,
      reason: 'UNCLEAR',
    },
  })
  return { questionId, reportIds: [id] }
}

/** A remark of the educator that was answered. */
async function answeredReport(world: World) {
  const { reportIds } = await openReport(world)
  const answer = { outcome: 'KEPT' as const, reply: 'Non.', answeredAt: new Date() }
  await world.db.questionReport.updateMany({ where: { id: { in: reportIds } }, data: answer })
  return reportIds[0] ?? ''
}

const aFile = () =>
  Buffer.from(writeQuestions([{ id: '', status: 'DRAFT', content: someContent() }])).toString('base64')

/** Rows of the question bank, the superadmin's alone, and of what players read of it. */
export const QUESTION_BANK_ROWS: Record<string, Details> = {
  questionBank_getQuestionBank: { input: () => ({ filters: NO_FILTER, page: 1 }) },
  questionBank_getQuestion: { input: async (world) => ({ questionId: (await questionOf(world)).questionId }) },
  questionBank_getTwins: { input: () => ({ program: 'ALEX', prompt: 'Que faire?' }) },
  questionBank_createQuestion: { input: () => ({ id: crypto.randomUUID(), content: someContent() }) },
  questionBank_updateQuestion: {
    input: async (world) => {
      const { versionId: _, ...read } = await questionOf(world)
      return { ...read, content: { ...read.content, source: 'Guide' } }
    },
  },
  questionBank_publishQuestion: { input: (world) => asRead(world) },
  questionBank_archiveQuestion: { input: (world) => asRead(world, { status: 'READY' }) },
  questionBank_changeQuestions: {
    input: async (world) => ({
      changes: [
        { ...(await asRead(world)), status: 'READY' },
        { ...(await asRead(world, { status: 'READY' })), topic: 'risque-et-danger' },
      ],
    }),
  },
  questionBank_deleteQuestion: { input: (world) => asRead(world) },
  questionBank_restoreQuestion: {
    input: async (world) => ({ questionId: (await questionOf(world, { isDeleted: true })).questionId }),
  },
  questionBank_correctKey: {
    input: async (world) => ({
      ...(await asRead(world, { status: 'READY' })),
      rightKeys: ['b'],
      explanationRight: 'Le vent change tout.',
      explanationWrong: 'Le vent compte plus que le soleil.',
      reason: '',
    }),
  },
  questionBank_getReports: { input: () => ({ open: true, page: 1 }) },
  questionBank_answerReports: {
    input: async (world) => ({ ...(await openReport(world)), outcome: 'FIXED', reply: 'Merci.' }),
  },
  questionBank_dryRunImport: { input: () => ({ file: aFile() }) },
  questionBank_importQuestions: {
    input: () => {
      const file = aFile()
      const read = readQuestions(Buffer.from(file, 'base64').toString())
      return { file, plan: markOf(file, planImport(read.ok ? read.lines : [], [])) }
    },
  },
  questionBank_exportQuestions: { input: () => NO_FILTER },

  quizzes_getQuizMessages: { input: () => ({ type: 'ALEX' }) },
  quizzes_closeQuizMessage: {
    except: HER_OWN_AT_WORK,
    input: async (world) => ({ id: await answeredReport(world), kind: 'report' }),
  },
  quizzes_reportQuestion: {
    except: HER_OWN_AT_WORK,
    input: async ({ db, hereId, people }) => {
      const { answerIds } = await createQuiz(db, { userId: people.teacher.id, daycareId: hereId }, [
        await createQuestion(db),
      ])
      return { answerId: answerIds[0] ?? '', reason: 'UNCLEAR', text: 'Deux choix se valent.' }
    },
  },
}
