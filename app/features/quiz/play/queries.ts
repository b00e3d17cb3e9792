import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Program } from '#app/domain/enums.ts'
import {
  answerQuestionFn,
  closeQuizMessageFn,
  createMistakesQuizFn,
  createOrGetCurrentQuizFn,
  getCurrentQuizFn,
  getQuestionAnswerFn,
  getQuizHistoryFn,
  getQuizMessagesFn,
  getQuizResultsFn,
  getQuizSessionFn,
  getQuizStatsFn,
  reportQuestionFn,
} from './functions.ts'
import type { AnswerDetails, AnswerQuestionInput, MessageInput, QuizSession, ReportQuestionInput } from './schema.ts'

const keys = {
  lists: ['quizzes', 'lists'],
  sessions: ['quizzes', 'session'],
  answers: ['quizzes', 'answer'],
  results: ['quizzes', 'results'],
} as const

export const quizStatsQuery = (type: Program) =>
  queryOptions({
    queryKey: [...keys.lists, 'stats', type],
    queryFn: ({ signal }) => getQuizStatsFn({ data: { type }, signal }),
  })

export const quizHistoryQuery = (type: Program) =>
  queryOptions({
    queryKey: [...keys.lists, 'history', type],
    queryFn: ({ signal }) => getQuizHistoryFn({ data: { type }, signal }),
  })

/** Corrections and answers to her remarks. */
export const quizMessagesQuery = (type: Program) =>
  queryOptions({
    queryKey: [...keys.lists, 'messages', type],
    queryFn: ({ signal }) => getQuizMessagesFn({ data: { type }, signal }),
  })

/** Puts a message away; it leaves the page once the server knows. */
export function useCloseQuizMessage(type: Program) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: MessageInput) => closeQuizMessageFn({ data }),
    onSuccess: () => queryClient.invalidateQueries(quizMessagesQuery(type)),
  })
}

export const currentQuizQuery = (type: Program) =>
  queryOptions({
    queryKey: [...keys.lists, 'current', type],
    queryFn: ({ signal }) => getCurrentQuizFn({ data: { type }, signal }),
  })

// While playing, a read without connection fails at once instead of waiting for it: the page then says what is kept.
const whilePlaying = { networkMode: 'always' } as const

export const quizSessionQuery = (quizId: string) =>
  queryOptions({
    ...whilePlaying,
    queryKey: [...keys.sessions, quizId],
    queryFn: ({ signal }) => getQuizSessionFn({ data: { quizId }, signal }),
  })

/** Only for a question that is answered: before, the server refuses. What it says never changes afterwards. */
export const questionAnswerQuery = (answerId: string) =>
  queryOptions({
    ...whilePlaying,
    queryKey: [...keys.answers, answerId],
    queryFn: ({ signal }) => getQuestionAnswerFn({ data: { answerId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const quizResultsQuery = (quizId: string) =>
  queryOptions({
    ...whilePlaying,
    queryKey: [...keys.results, quizId],
    queryFn: ({ signal }) => getQuizResultsFn({ data: { quizId }, signal }),
  })

/** Sends an answer and puts what comes back where the screens read it. */
export async function sendAnswer(queryClient: QueryClient, quizId: string, data: AnswerQuestionInput): Promise<void> {
  const details = await answerQuestionFn({ data })
  rememberDetails(queryClient, quizId, details)
}

function rememberDetails(queryClient: QueryClient, quizId: string, details: AnswerDetails): void {
  queryClient.setQueryData(questionAnswerQuery(details.answerId).queryKey, details)
  queryClient.setQueryData(quizSessionQuery(quizId).queryKey, (session) => session && withAnswer(session, details))
  queryClient.removeQueries({ queryKey: [...keys.results, quizId] })
  forgetLists(queryClient)
}

/** The session with one more answer; it is finished with its last one. */
function withAnswer(session: QuizSession, { answerId, isCorrect, answeredAt }: AnswerDetails): QuizSession {
  const answers = session.answers.map((answer) => (answer.id === answerId ? { ...answer, isCorrect } : answer))
  const isOver = answers.every((answer) => answer.isCorrect !== null)
  return { ...session, answers, finishedAt: isOver ? (session.finishedAt ?? answeredAt) : null }
}

/** Reads a quiz again, whatever is known of it, and says whether this answer is stored. */
export async function isStoredByNow(queryClient: QueryClient, quizId: string, answerId: string): Promise<boolean> {
  const session = await queryClient.query({ ...quizSessionQuery(quizId), staleTime: 0 })
  return session.answers.some((answer) => answer.id === answerId && answer.isCorrect !== null)
}

// The list page reads them again when it opens; nobody looks at them now.
function forgetLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: keys.lists })
}

/** Starts a quiz of a program or resumes the open one; answers its id. */
export function useStartQuiz(type: Program) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => createOrGetCurrentQuizFn({ data: { type } }),
    onSuccess: () => forgetLists(queryClient),
    networkMode: 'always',
  })
}

/** Starts a quiz of her mistakes: those of one finished quiz, or five among all. Answers its id. */
export function useStartMistakesQuiz(type: Program) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (quizId?: string) => createMistakesQuizFn({ data: { type, ...(quizId && { quizId }) } }),
    onSuccess: () => forgetLists(queryClient),
    networkMode: 'always',
  })
}

export function useReportQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: ReportQuestionInput) => reportQuestionFn({ data }),
    // The answer shows what became of it when it is looked at again.
    onSuccess: (_, { answerId, ...report }) => {
      const sent = { ...report, createdAt: new Date(), outcome: null, reply: null }
      queryClient.setQueryData(
        questionAnswerQuery(answerId).queryKey,
        (details) => details && { ...details, report: sent },
      )
      forgetLists(queryClient)
    },
    networkMode: 'always',
  })
}
