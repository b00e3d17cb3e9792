import { adminFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { getQuestion, getSimilarQuestions } from './edit/bank-question.server.ts'
import { correctKey } from './edit/correct-key.server.ts'
import {
  archiveQuestion,
  createQuestion,
  deleteQuestion,
  publishQuestion,
  restoreQuestion,
  updateQuestion,
} from './edit/write-question.server.ts'
import { exportQuestions } from './import/export-questions.server.ts'
import { dryRunImport, importQuestions } from './import/import-questions.server.ts'
import { getBankCounts, getQuestionBank } from './list/bank-list.server.ts'
import { changeQuestions } from './list/change-questions.server.ts'
import { answerReports, getReports } from './reports/bank-reports.server.ts'
import {
  AnswerReportsInput,
  ChangeQuestionsInput,
  CorrectKeyInput,
  CreateQuestionInput,
  DryRunInput,
  ExportInput,
  ImportInput,
  QuestionBankInput,
  QuestionInput,
  QuestionRevisionInput,
  ReportsInput,
  SimilarQuestionsInput,
  UpdateQuestionInput,
} from './schema.ts'

export const getQuestionBankFn = adminFn({ method: 'GET' })
  .validator(QuestionBankInput)
  .handler(({ data, context }) => getQuestionBank(context.scope, data))

export const getBankCountsFn = adminFn({ method: 'GET' }).handler(({ context }) => getBankCounts(context.scope))

export const getQuestionFn = adminFn({ method: 'GET' })
  .validator(QuestionInput)
  .handler(({ data, context }) => getQuestion(context.scope, data.questionId))

export const getTwinsFn = adminFn({ method: 'GET' })
  .validator(SimilarQuestionsInput)
  .handler(({ data, context }) => getSimilarQuestions(context.scope, data))

export const createQuestionFn = adminFn({ method: 'POST' })
  .validator(CreateQuestionInput)
  .handler(({ data, context }) => createQuestion(context.scope, data, clientInfo()))

export const updateQuestionFn = adminFn({ method: 'POST' })
  .validator(UpdateQuestionInput)
  .handler(({ data, context }) => updateQuestion(context.scope, data, clientInfo()))

export const publishQuestionFn = adminFn({ method: 'POST' })
  .validator(QuestionRevisionInput)
  .handler(({ data, context }) => publishQuestion(context.scope, data, clientInfo()))

export const archiveQuestionFn = adminFn({ method: 'POST' })
  .validator(QuestionRevisionInput)
  .handler(({ data, context }) => archiveQuestion(context.scope, data, clientInfo()))

export const changeQuestionsFn = adminFn({ method: 'POST' })
  .validator(ChangeQuestionsInput)
  .handler(({ data, context }) => changeQuestions(context.scope, data, clientInfo()))

export const deleteQuestionFn = adminFn({ method: 'POST' })
  .validator(QuestionRevisionInput)
  .handler(({ data, context }) => deleteQuestion(context.scope, data, clientInfo()))

export const restoreQuestionFn = adminFn({ method: 'POST' })
  .validator(QuestionInput)
  .handler(({ data, context }) => restoreQuestion(context.scope, data.questionId, clientInfo()))

export const correctKeyFn = adminFn({ method: 'POST' })
  .validator(CorrectKeyInput)
  .handler(({ data, context }) => correctKey(context.scope, data, clientInfo()))

export const getReportsFn = adminFn({ method: 'GET' })
  .validator(ReportsInput)
  .handler(({ data, context }) => getReports(context.scope, data))

export const answerReportsFn = adminFn({ method: 'POST' })
  .validator(AnswerReportsInput)
  .handler(({ data, context }) => answerReports(context.scope, data, clientInfo()))

export const dryRunImportFn = adminFn({ method: 'POST' })
  .validator(DryRunInput)
  .handler(({ data, context }) => dryRunImport(context.scope, data.file))

export const importQuestionsFn = adminFn({ method: 'POST' })
  .validator(ImportInput)
  .handler(({ data, context }) => importQuestions(context.scope, data, clientInfo()))

export const exportQuestionsFn = adminFn({ method: 'POST' })
  .validator(ExportInput)
  .handler(({ data, context }) => exportQuestions(context.scope, data, clientInfo()))
