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
  TwinsInput,
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

export const twinsQuery = (data: TwinsInput) =>
  queryOptions({ queryKey: [...ROOT, 'twins', data], queryFn: ({ signal }) => getTwinsFn({ data, signal }) })

/** Reads a question again, whatever is known of it. */
export function readQuestionAgain(queryClient: QueryClient, questionId: string): Promise<BankQuestion> {
  return queryClient.query({ ...questionQuery(questionId), staleTime: 0 })
}

/** After each act everything that shows the bank is read again when it is looked at. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ROOT }),
  })
}

export const useCreateQuestion = () => useAct((data: CreateQuestionInput) => createQuestionFn({ data }))
export const useUpdateQuestion = () => useAct((data: UpdateQuestionInput) => updateQuestionFn({ data }))
export const usePublishQuestion = () => useAct((data: QuestionRevisionInput) => publishQuestionFn({ data }))
export const useArchiveQuestion = () => useAct((data: QuestionRevisionInput) => archiveQuestionFn({ data }))
export const useRestoreQuestion = () => useAct((questionId: string) => restoreQuestionFn({ data: { questionId } }))
export const useCorrectKey = () => useAct((data: CorrectKeyInput) => correctKeyFn({ data }))
export const useAnswerReports = () => useAct((data: AnswerReportsInput) => answerReportsFn({ data }))
export const useImportQuestions = () => useAct((data: ImportInput) => importQuestionsFn({ data }))

export const useDryRunImport = () => useMutation({ mutationFn: (file: string) => dryRunImportFn({ data: { file } }) })
export const useExportQuestions = () =>
  useMutation({ mutationFn: (filters: BankFilters) => exportQuestionsFn({ data: filters }) })

/** A refusal often means that what is shown is no longer so: the list is read again after it too. */
export function useChangeQuestions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: ChangeQuestionsInput) => changeQuestionsFn({ data }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ROOT }),
  })
}

/** What is deleted is not read again: its page is about to close. */
export function useDeleteQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: QuestionRevisionInput) => deleteQuestionFn({ data }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: ROOT, predicate: ({ queryKey }) => queryKey[1] !== 'question' }),
  })
}
