import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Program } from '#app/domain/enums.ts'
import { NOTICES, serverQuery } from '#app/lib/queries.ts'
import {
  answerQuestionFn,
  closeQuizMessageFn,
  createMistakesQuizFn,
  createOrGetCurrentQuizFn,
  getCurrentQuizFn,
  getPaperQuizFn,
  getQuestionAnswerFn,
  getQuizHistoryFn,
  getQuizMessagesFn,
  getQuizResultsFn,
  getQuizSessionFn,
  getQuizStatsFn,
  reportQuestionFn,
} from './functions.ts'
import type {
  AnswerDetails,
  AnswerQuestionInput,
  MessageInput,
  PaperQuizInput,
  QuizSession,
  ReportQuestionInput,
} from './schema.ts'

const keys = {
  lists: ['quizzes', 'lists'],
  sessions: ['quizzes', 'session'],
  answers: ['quizzes', 'answer'],
  results: ['quizzes', 'results'],
  papers: ['quizzes', 'papers'],
} as const

export const quizStatsQuery = (type: Program) => serverQuery([...keys.lists, 'stats'], getQuizStatsFn, { type })

export const quizHistoryQuery = (type: Program) => serverQuery([...keys.lists, 'history'], getQuizHistoryFn, { type })

/** Corrections of questions, and replies to her reports. */
export const quizMessagesQuery = (type: Program) =>
  serverQuery([...keys.lists, 'messages'], getQuizMessagesFn, { type })

/** Dismisses a message; not optimistic, it leaves the page once the server has stored it. */
export function useCloseQuizMessage(type: Program) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: MessageInput) => closeQuizMessageFn({ data }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: NOTICES })
      return queryClient.invalidateQueries(quizMessagesQuery(type))
    },
  })
}

/** The unfinished regular quiz, or null. */
export const currentQuizQuery = (type: Program) => serverQuery([...keys.lists, 'current'], getCurrentQuizFn, { type })

export const quizSessionQuery = (quizId: string) => serverQuery(keys.sessions, getQuizSessionFn, { quizId })

/** Enable only for an answered question: before, the server refuses. Never stale while the page is open. */
export const questionAnswerQuery = (answerId: string) => ({
  ...serverQuery(keys.answers, getQuestionAnswerFn, { answerId }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const quizResultsQuery = (quizId: string) => serverQuery(keys.results, getQuizResultsFn, { quizId })

/** Other settings keep the former sheets until theirs are there. */
export const paperQuizQuery = (data: PaperQuizInput) => ({
  ...serverQuery(keys.papers, getPaperQuizFn, data),
  placeholderData: keepPreviousData,
})

/** Sends an answer and puts its details into the query cache. */
export async function sendAnswer(queryClient: QueryClient, quizId: string, data: AnswerQuestionInput): Promise<void> {
  const details = await answerQuestionFn({ data })
  queryClient.setQueryData(questionAnswerQuery(details.answerId).queryKey, details)
  queryClient.setQueryData(quizSessionQuery(quizId).queryKey, (session) => session && withAnswer(session, details))
  queryClient.removeQueries({ queryKey: quizResultsQuery(quizId).queryKey })
  invalidateLists(queryClient)
}

/** The session with one more graded answer; finished once every answer is stored. */
function withAnswer(session: QuizSession, { answerId, isCorrect, answeredAt }: AnswerDetails): QuizSession {
  const answers = session.answers.map((answer) => (answer.id === answerId ? { ...answer, isCorrect } : answer))
  const isOver = answers.every((answer) => answer.isCorrect !== null)
  return { ...session, answers, finishedAt: isOver ? (session.finishedAt ?? answeredAt) : null }
}

/** Whether the server has this answer; reads the quiz anew, ignoring the cache. */
export async function isAnswerStored(queryClient: QueryClient, quizId: string, answerId: string): Promise<boolean> {
  const session = await queryClient.query({ ...quizSessionQuery(quizId), staleTime: 0 })
  return session.answers.some((answer) => answer.id === answerId && answer.isCorrect !== null)
}

// Not awaited: the list page is not on screen and refetches when it opens.
function invalidateLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: keys.lists })
}

/** Starts a quiz of a program or resumes the open one; resolves to its id. */
export async function startQuiz(queryClient: QueryClient, type: Program): Promise<{ id: string }> {
  const quiz = await createOrGetCurrentQuizFn({ data: { type } })
  invalidateLists(queryClient)
  return quiz
}

/** Starts a quiz of the mistakes of the given finished quiz, else « Mes 5 questions ». Resolves to its id. */
export async function startMistakesQuiz(
  queryClient: QueryClient,
  type: Program,
  quizId: string | undefined,
): Promise<{ id: string }> {
  const quiz = await createMistakesQuizFn({ data: { type, ...(quizId && { quizId }) } })
  invalidateLists(queryClient)
  return quiz
}

/** Sends a report on a question. */
export function useReportQuestion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: ReportQuestionInput) => reportQuestionFn({ data }),
    // So that the question shows the report when it is reopened: its details are never refetched.
    onSuccess: (_, { answerId, ...report }) => {
      const sent = { ...report, createdAt: new Date(), outcome: null, reply: null }
      queryClient.setQueryData(
        questionAnswerQuery(answerId).queryKey,
        (details) => details && { ...details, report: sent },
      )
      invalidateLists(queryClient)
    },
  })
}
