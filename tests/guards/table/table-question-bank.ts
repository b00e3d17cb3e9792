import { planHash, planImport } from '#app/features/quiz/bank/import/plan-import.ts'
import { formatQuestionsCsv, parseQuestionsCsv } from '#app/features/quiz/bank/import/question-csv.ts'
import { questionContent } from '#tests/support/question-bank.ts'
import { insertQuestion, insertQuiz } from '#tests/support/quizzes.ts'
import type { World } from '../world.ts'
import { ADMIN, DAYCARE, DAYCARE_WRITE, type Details, OWN_ROW_WRITE } from './expected.ts'

const NO_FILTER = { q: '', programs: [], topics: [], statuses: [], toReview: false, reported: false }

type QuestionState = { status?: 'DRAFT' | 'READY'; isDeleted?: boolean }

/** Inserts a question that passes every check. Not with the operations, which need the environment of the server. */
async function questionOf({ db }: World, { status = 'DRAFT', isDeleted = false }: QuestionState = {}) {
  const { program, link, ...version } = questionContent()
  const deletedAt = isDeleted ? new Date() : null
  const { id } = await db.question.create({ data: { program, status, deletedAt } })
  const { id: versionId } = await db.questionVersion.create({
    data: { questionId: id, number: 1, ...version, link: link ?? {} },
  })
  await db.question.update({ where: { id }, data: { currentVersionId: versionId } })
  return { questionId: id, revision: 1, versionId, content: { program, link, ...version } }
}

const revisionOf = async (world: World, state?: QuestionState) => {
  const { questionId, revision } = await questionOf(world, state)
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

/** A report of the teacher that was answered. */
async function answeredReport(world: World) {
  const { reportIds } = await openReport(world)
  const answer = { outcome: 'KEPT' as const, reply: 'Non.', answeredAt: new Date() }
  await world.db.questionReport.updateMany({ where: { id: { in: reportIds } }, data: answer })
  return reportIds[0] ?? ''
}

const aFile = () =>
  Buffer.from(formatQuestionsCsv([{ id: '', status: 'DRAFT', content: questionContent() }])).toString('base64')

/** Rows of the question bank, for superadmins, and of the reports and messages of players. */
export const QUESTION_BANK_ROWS: Record<string, Details> = {
  questionBank_getQuestionBank: { who: ADMIN, input: () => ({ filters: NO_FILTER, page: 1 }) },
  questionBank_getQuestion: {
    who: ADMIN,
    input: async (world) => ({ questionId: (await questionOf(world)).questionId }),
  },
  questionBank_getTwins: { who: ADMIN, input: () => ({ program: 'ALEX', prompt: 'Que faire?' }) },
  questionBank_createQuestion: { who: ADMIN, input: () => ({ id: crypto.randomUUID(), content: questionContent() }) },
  questionBank_updateQuestion: {
    who: ADMIN,
    input: async (world) => {
      const { versionId: _, ...read } = await questionOf(world)
      return { ...read, content: { ...read.content, source: 'Guide' } }
    },
  },
  questionBank_publishQuestion: { who: ADMIN, input: (world) => revisionOf(world) },
  questionBank_archiveQuestion: { who: ADMIN, input: (world) => revisionOf(world, { status: 'READY' }) },
  questionBank_changeQuestions: {
    who: ADMIN,
    input: async (world) => ({
      changes: [
        { ...(await revisionOf(world)), status: 'READY' },
        { ...(await revisionOf(world, { status: 'READY' })), topic: 'risque-et-danger' },
      ],
    }),
  },
  questionBank_deleteQuestion: { who: ADMIN, input: (world) => revisionOf(world) },
  questionBank_restoreQuestion: {
    who: ADMIN,
    input: async (world) => ({ questionId: (await questionOf(world, { isDeleted: true })).questionId }),
  },
  questionBank_correctKey: {
    who: ADMIN,
    input: async (world) => ({
      ...(await revisionOf(world, { status: 'READY' })),
      rightKeys: ['b'],
      explanationRight: 'Le vent change tout.',
      explanationWrong: 'Le vent compte plus que le soleil.',
      reason: '',
    }),
  },
  questionBank_getReports: { who: ADMIN, input: () => ({ open: true, page: 1 }) },
  questionBank_answerReports: {
    who: ADMIN,
    input: async (world) => ({ ...(await openReport(world)), outcome: 'FIXED', reply: 'Merci.' }),
  },
  questionBank_dryRunImport: { who: ADMIN, input: () => ({ file: aFile() }) },
  questionBank_importQuestions: {
    who: ADMIN,
    input: () => {
      const file = aFile()
      const read = parseQuestionsCsv(Buffer.from(file, 'base64').toString())
      return { file, plan: planHash(file, planImport(read.ok ? read.lines : [], [])) }
    },
  },
  questionBank_exportQuestions: { who: ADMIN, input: () => NO_FILTER },

  quizzes_getQuizMessages: { who: DAYCARE, input: () => ({ type: 'ALEX' }) },
  quizzes_closeQuizMessage: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async (world) => ({ id: await answeredReport(world), kind: 'report' }),
  },
  quizzes_reportQuestion: {
    who: DAYCARE_WRITE,
    except: OWN_ROW_WRITE,
    input: async ({ db, hereId, people }) => {
      const { answerIds } = await insertQuiz(db, { userId: people.teacher.id, daycareId: hereId }, [
        await insertQuestion(db),
      ])
      return { answerId: answerIds[0] ?? '', reason: 'UNCLEAR', text: 'Deux choix se valent.' }
    },
  },
}
