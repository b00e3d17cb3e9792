import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
  BankFilters,
  BankQuestion,
  ChangeQuestionsInput,
  CorrectKeyInput,
  CreateQuestionInput,
  ImportInput,
  QuestionBankInput,
  QuestionRevisionInput,
  ReportsInput,
  SimilarQuestionsInput,
  UpdateQuestionInput,
} from './schema.ts'

const ROOT = ['questionBank'] as const

export const questionBankQuery = (data: QuestionBankInput) =>
  queryOptions({
    queryKey: [...ROOT, 'list', data],
    queryFn: ({ signal }) => getQuestionBankFn({ data, signal }),
    placeholderData: keepPreviousData,
  })

export const bankCountsQuery = () =>
  queryOptions({ queryKey: [...ROOT, 'counts'], queryFn: ({ signal }) => getBankCountsFn({ signal }) })

export const questionQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...ROOT, 'question', questionId],
    queryFn: ({ signal }) => getQuestionFn({ data: { questionId }, signal }),
  })

export const reportsQuery = (data: ReportsInput) =>
  queryOptions({
    queryKey: [...ROOT, 'reports', data],
    queryFn: ({ signal }) => getReportsFn({ data, signal }),
    placeholderData: keepPreviousData,
  })

export const similarQuestionsQuery = (data: SimilarQuestionsInput) =>
  queryOptions({ queryKey: [...ROOT, 'similarQuestions', data], queryFn: ({ signal }) => getTwinsFn({ data, signal }) })

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
export const useExportQuestions = () =>
  useMutation({ mutationFn: (filters: BankFilters) => exportQuestionsFn({ data: filters }) })

/** Invalidates after a failure too: a refusal often means that the list on screen is stale. */
export function useChangeQuestions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: ChangeQuestionsInput) => changeQuestionsFn({ data }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ROOT }),
  })
}

/** Does not refetch the deleted question, whose page is still open: it would answer 404. */
export function useDeleteQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: QuestionRevisionInput) => deleteQuestionFn({ data }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: ROOT, predicate: ({ queryKey }) => queryKey[1] !== 'question' }),
  })
}
