import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import {
  answerReportsFn,
  archiveQuestionFn,
  changeQuestionsFn,
  correctKeyFn,
  createQuestionFn,
  deleteQuestionFn,
  dryRunImportFn,
  exportQuestionsFn,
  getBankCountsFn,
  getQuestionBankFn,
  getQuestionFn,
  getReportsFn,
  getTwinsFn,
  importQuestionsFn,
  publishQuestionFn,
  restoreQuestionFn,
  updateQuestionFn,
} from './functions.ts'
import type {
  AnswerReportsInput,
  BankQuestion,
  ChangeQuestionsInput,
  CorrectKeyInput,
  CreateQuestionInput,
  ExportInput,
  ImportInput,
  QuestionBankInput,
  QuestionRevisionInput,
  ReportsInput,
  SimilarQuestionsInput,
  UpdateQuestionInput,
} from './schema.ts'

const ROOT = ['questionBank'] as const

export const questionBankQuery = (data: QuestionBankInput) => ({
  ...serverQuery([...ROOT, 'list'], getQuestionBankFn, data),
  placeholderData: keepPreviousData,
})

export const bankCountsQuery = () => serverQuery([...ROOT, 'counts'], getBankCountsFn)

export const questionQuery = (questionId: string) => serverQuery([...ROOT, 'question'], getQuestionFn, { questionId })

export const reportsQuery = (data: ReportsInput) => ({
  ...serverQuery([...ROOT, 'reports'], getReportsFn, data),
  placeholderData: keepPreviousData,
})

export const similarQuestionsQuery = (data: SimilarQuestionsInput) =>
  serverQuery([...ROOT, 'similarQuestions'], getTwinsFn, data)

/** Refetches a question, ignoring the cache. */
export function refetchQuestion(queryClient: QueryClient, questionId: string): Promise<BankQuestion> {
  return queryClient.query({ ...questionQuery(questionId), staleTime: 0 })
}

/** Mutation that invalidates every query of the bank. */
function useBankMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ROOT }),
  })
}

export const useCreateQuestion = () => useBankMutation((data: CreateQuestionInput) => createQuestionFn({ data }))
export const useUpdateQuestion = () => useBankMutation((data: UpdateQuestionInput) => updateQuestionFn({ data }))
export const usePublishQuestion = () => useBankMutation((data: QuestionRevisionInput) => publishQuestionFn({ data }))
export const useArchiveQuestion = () => useBankMutation((data: QuestionRevisionInput) => archiveQuestionFn({ data }))
export const useRestoreQuestion = () =>
  useBankMutation((questionId: string) => restoreQuestionFn({ data: { questionId } }))
export const useCorrectKey = () => useBankMutation((data: CorrectKeyInput) => correctKeyFn({ data }))
export const useAnswerReports = () => useBankMutation((data: AnswerReportsInput) => answerReportsFn({ data }))
export const useImportQuestions = () => useBankMutation((data: ImportInput) => importQuestionsFn({ data }))

export const useDryRunImport = () => useMutation({ mutationFn: (file: string) => dryRunImportFn({ data: { file } }) })
/** Reads the questions as a file in one format. */
export const exportQuestions = (data: ExportInput) => exportQuestionsFn({ data })

export const useChangeQuestions = () => useChange((data: ChangeQuestionsInput) => changeQuestionsFn({ data }), ROOT)

/** Does not refetch the deleted question, whose page is still open: it would answer 404. */
export function useDeleteQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: QuestionRevisionInput) => deleteQuestionFn({ data }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: ROOT, predicate: ({ queryKey }) => queryKey[1] !== 'question' }),
  })
}
